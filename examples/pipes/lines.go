// The line protocol in Go: for each line `A B` of standard input one line `C`.
//
//	go build -o build/lines_go lines.go
//	vinculum check "exec:build/lines_go {dtype}" --dtype float32 float64 int32
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

// answer returns the quotient as a line, or why there is none.
func answer(dtype, line string) string {
	words := strings.Split(strings.TrimSuffix(line, "\n"), " ")
	if len(words) != 2 {
		return "error no operands"
	}
	a, first := strconv.ParseUint(words[0], 16, 64)
	b, second := strconv.ParseUint(words[1], 16, 64)
	if first != nil || second != nil {
		return "error no operands"
	}
	switch dtype {
	case "float32":
		c := math.Float32frombits(uint32(a)) / math.Float32frombits(uint32(b))
		return fmt.Sprintf("%08X", math.Float32bits(c))
	case "float64":
		return fmt.Sprintf("%016X", math.Float64bits(math.Float64frombits(a)/math.Float64frombits(b)))
	case "int32":
		x, y := int32(a), int32(b)
		if y == 0 {
			return "error zero denominator"
		}
		if x == math.MinInt32 && y == -1 {
			return "error overflow"
		}
		return fmt.Sprintf("%08X", uint32(x/y))
	}
	return "unsupported"
}

func main() {
	dtype := "float32"
	if len(os.Args) > 1 {
		dtype = os.Args[1]
	}
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriterSize(os.Stdout, 1<<16)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			break
		}
		fmt.Fprintln(out, answer(dtype, line))
		if in.Buffered() == 0 { // the next read waits for the gate
			out.Flush()
		}
	}
}
