"""Runs a command on a terminal of its own and types at it: `keyboard.py KEYS COMMAND ARGUMENT …`.

KEYS is JSON, a list: one text for every question that the command ends with `): `. Prints as JSON what stood on the
terminal, and how the command ended: its exit code, or minus the number of the signal that killed it.
"""
import json
import os
import pty
import sys

keys = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
shown = b""
while True:
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if shown.endswith(b"): ") and keys:
        os.write(terminal, keys.pop(0).encode())
_, status = os.waitpid(child, 0)
print(json.dumps({"shown": shown.decode(), "code": os.waitstatus_to_exitcode(status)}))
