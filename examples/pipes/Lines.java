import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The line protocol in Java: for each line `A B` of standard input one line `C`.
 *
 *     javac -d build Lines.java
 *     vinculum check "exec:java -cp build Lines {dtype}" --dtype float32 float64 int32
 */
final class Lines {
    public static void main(String[] arguments) throws IOException {
        String dtype = arguments.length > 0 ? arguments[0] : "float32";
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII), 1 << 16);
        var out = new StringBuilder();
        var sink = new PrintStream(new FileOutputStream(FileDescriptor.out), false);
        String line;
        while ((line = in.readLine()) != null) {
            out.append(answer(dtype, line)).append('\n');
            if (!in.ready() || out.length() > 1 << 16) { // the next read may wait for the gate
                sink.append(out).flush();
                out.setLength(0);
            }
        }
    }

    /** The quotient as a line, or why there is none. */
    private static String answer(String dtype, String line) {
        String[] words = line.split(" ");
        long a = Long.parseUnsignedLong(words[0], 16);
        long b = Long.parseUnsignedLong(words[1], 16);
        switch (dtype) {
            case "float32":
                float x = Float.intBitsToFloat((int) a) / Float.intBitsToFloat((int) b);
                return String.format("%08X", Float.floatToRawIntBits(x));
            case "float64":
                double y = Double.longBitsToDouble(a) / Double.longBitsToDouble(b);
                return String.format("%016X", Double.doubleToRawLongBits(y));
            case "int32":
                if ((int) b == 0) {
                    return "error zero denominator";
                }
                if ((int) a == Integer.MIN_VALUE && (int) b == -1) {
                    return "error overflow";
                }
                return String.format("%08X", divide((int) a, (int) b));
            default:
                return "unsupported";
        }
    }

    private static int divide(int a, int b) {
        return a / b;
    }
}
