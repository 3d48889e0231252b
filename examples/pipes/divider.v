// A signed 32-bit divider, one bit of the quotient a cycle, and a bench that speaks the line protocol for it.
//
//     iverilog -g2005-sv -o build/divider divider.v
//     vinculum check "exec:vvp -n build/divider" --dtype int32
`timescale 1ns / 1ps

module divider (
    input wire clock,
    input wire start,
    input wire signed [31:0] a,
    input wire signed [31:0] b,
    output reg signed [31:0] c,
    output reg done,
    output reg zero_denominator,
    output reg overflow
);
    reg [31:0] quotient, magnitude;
    reg [32:0] rest;
    reg [5:0] left;
    reg negative;
    wire [32:0] shifted = {rest[31:0], quotient[31]};
    wire [32:0] difference = shifted - {1'b0, magnitude};

    initial {done, left} = 0;

    always @(posedge clock) begin
        done <= 0;
        if (start) begin
            quotient <= a < 0 ? -a : a;
            magnitude <= b < 0 ? -b : b;
            negative <= (a < 0) != (b < 0);
            zero_denominator <= b == 0;
            overflow <= a == 32'sh80000000 && b == -1;
            rest <= 0;
            left <= 33;
        end else if (left > 1) begin
            rest <= difference[32] ? shifted : difference;
            quotient <= {quotient[30:0], !difference[32]};
            left <= left - 1;
        end else if (left == 1) begin
            c <= negative ? -quotient : quotient;
            done <= 1;
            left <= 0;
        end
    end
endmodule

module bench;
    localparam STDIN = 32'h8000_0000;
    reg clock = 0, start = 0;
    reg signed [31:0] a, b;
    wire signed [31:0] c;
    wire done, zero_denominator, overflow;

    divider dut (clock, start, a, b, c, done, zero_denominator, overflow);

    always #1 clock = !clock;

    initial begin
        while ($fscanf(STDIN, "%h %h", a, b) == 2) begin
            @(negedge clock) start = 1;
            @(negedge clock) start = 0;
            while (!done) @(negedge clock);
            if (zero_denominator) $display("error zero denominator");
            else if (overflow) $display("error overflow");
            else $display("%08X", c);
            $fflush(32'h8000_0001);
        end
        $finish(0);
    end
endmodule
