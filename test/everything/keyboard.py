"""Runs a command on a terminal of its own and types at it: `keyboard.py SCRIPT COMMAND ARGUMENT …`.

SCRIPT is JSON: `columns` and `rows` of the terminal, and `keys`, a list of pairs: a text that is waited for in what has
come since the last keys, and what is typed then. Prints as JSON what stood on the terminal, how many keys were typed,
and how the command ended: its exit code, or minus the number of the signal that killed it.
"""
import fcntl
import json
import os
import pty
import struct
import sys
import termios

script = json.loads(sys.argv[1])
keys = script["keys"]
# The command begins when its terminal has its size.
ready, go = os.pipe()
child, terminal = pty.fork()
if child == 0:
    os.read(ready, 1)
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", script["rows"], script["columns"], 0, 0))
os.write(go, b"x")
shown = b""
since = 0
typed = 0
while True:
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if typed < len(keys) and keys[typed][0].encode() in shown[since:]:
        since = len(shown)
        os.write(terminal, keys[typed][1].encode())
        typed += 1
_, status = os.waitpid(child, 0)
print(json.dumps({"shown": shown.decode(), "typed": typed, "code": os.waitstatus_to_exitcode(status)}))
