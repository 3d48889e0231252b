//! The line protocol in Rust: for each line `A B` of standard input one line `C`.
//!
//!     rustc -O -o build/lines_rs lines.rs
//!     vinculum check "exec:build/lines_rs {dtype}" --dtype float32 float64 int32

use std::fmt::Write as _;
use std::io::{Read, Write};

/// The quotient as a line, or why there is none.
fn answer(dtype: &str, line: &str) -> String {
    let mut words = line.split(' ').map(|word| u64::from_str_radix(word, 16));
    let (Some(Ok(a)), Some(Ok(b)), None) = (words.next(), words.next(), words.next()) else {
        return "error no operands".to_string();
    };
    match dtype {
        "float32" => format!("{:08X}", divide_float32(a as u32, b as u32)),
        "float64" => format!("{:016X}", (f64::from_bits(a) / f64::from_bits(b)).to_bits()),
        "int32" => match (a as u32 as i32).checked_div(b as u32 as i32) {
            Some(c) => format!("{c:08X}"),
            None if b == 0 => "error zero denominator".to_string(),
            None => "error overflow".to_string(),
        },
        _ => "unsupported".to_string(),
    }
}

fn divide_float32(a: u32, b: u32) -> u32 {
    (f32::from_bits(a) / f32::from_bits(b)).to_bits()
}

fn main() -> std::io::Result<()> {
    let dtype = std::env::args().nth(1).unwrap_or("float32".to_string());
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let (mut pending, mut piece) = (String::new(), vec![0; 1 << 16]);
    loop {
        let size = input.read(&mut piece)?;
        if size == 0 {
            return Ok(());
        }
        pending.push_str(&String::from_utf8_lossy(&piece[..size]));
        let complete = pending.rfind('\n').map_or(0, |end| end + 1);
        let mut answers = String::new();
        for line in pending[..complete].lines() {
            writeln!(answers, "{}", answer(&dtype, line)).expect("a String has room");
        }
        pending.drain(..complete);
        output.write_all(answers.as_bytes())?;
        output.flush()?; // before the next read, which waits for the gate
    }
}
