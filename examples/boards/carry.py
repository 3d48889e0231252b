"""Carry the line protocol to a board: python carry.py ADDRESS TYPE.

ADDRESS is HOST:PORT, or a serial device that `stty -F DEVICE 115200 raw -echo` has set up.
"""

import socket
import sys
from pathlib import Path

address, dtype = sys.argv[1:]
if address.startswith("/"):
    board = Path(address).open("r+b", buffering=0)  # noqa: SIM115 - open until the end
else:
    host, _, port = address.rpartition(":")
    board = socket.create_connection((host, int(port))).makefile("rwb", buffering=0)
selection = f"type {dtype}\n".encode()
board.write(b"\n" + selection)  # a half line of an earlier connection ends
while (line := board.readline()) != selection:  # and its answers are skipped
    if not line:
        sys.exit("the board closed the connection")
for request in sys.stdin.buffer:  # one line at a time: a board may have no buffer
    board.write(request)
    sys.stdout.buffer.write(board.readline())
    sys.stdout.buffer.flush()
