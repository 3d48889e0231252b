// The line protocol in JavaScript: for each line `A B` of standard input one line `C`.
//
//     vinculum check "exec:node lines.js {dtype}" --dtype float32 float64 int32
"use strict";

const view = new DataView(new ArrayBuffer(16));

const divisions = {
  float32(a, b) {
    view.setUint32(0, parseInt(a, 16));
    view.setUint32(4, parseInt(b, 16));
    view.setFloat32(8, view.getFloat32(0) / view.getFloat32(4)); // rounding twice is harmless from 53 to 24 bits
    return hexadecimal(view.getUint32(8));
  },
  float64(a, b) {
    view.setBigUint64(0, BigInt(`0x${a}`));
    view.setBigUint64(8, BigInt(`0x${b}`));
    view.setFloat64(0, view.getFloat64(0) / view.getFloat64(8));
    return hexadecimal(view.getUint32(0)) + hexadecimal(view.getUint32(4));
  },
  int32(a, b) {
    const [x, y] = [parseInt(a, 16) | 0, parseInt(b, 16) | 0];
    if (y === 0) {
      return "error zero denominator";
    }
    return x === -(2 ** 31) && y === -1 ? "error overflow" : hexadecimal((x / y) >>> 0);
  },
};

function hexadecimal(word) {
  return word.toString(16).toUpperCase().padStart(8, "0");
}

function answer(divide, line) {
  const words = line.split(" ");
  return words.length === 2 ? divide(words[0], words[1]) : "error no operands";
}

const divide = divisions[process.argv[2] ?? "float32"] ?? (() => "unsupported");
let pending = "";
process.stdin.setEncoding("ascii");
process.stdin.on("data", (piece) => {
  const lines = (pending + piece).split("\n");
  pending = lines.pop();
  process.stdout.write(lines.map((line) => `${answer(divide, line)}\n`).join(""));
});
