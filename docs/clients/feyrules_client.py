"""A client of `feyrules serve --stdio`. Needs only the standard library.

As a program, it plays a game between two independent random players:

    python3 feyrules_client.py npx feyrules
"""

import contextlib
import json
import random
import subprocess
import sys


class Refused(Exception):
    """The referee refuses a request: `code`, `message`, and the `clause` if the rules refuse it."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.clause = error.get("clause")


class Referee:
    """A referee process."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "serve", "--stdio"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.asked = 0

    def ask(self, verb, **fields):
        """Sends one request and waits for its answer. Raises Refused, or RuntimeError if the referee has ended."""
        self.asked += 1
        request = {"id": self.asked, "do": verb, **fields}
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise RuntimeError("the referee has ended") from error
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the referee has ended")
        answer = json.loads(line)
        if answer["id"] != self.asked:
            raise RuntimeError(f"{answer} does not answer {request}")
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["ok"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdout.close()
        # A request that could not be written fails again.
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        self.process.wait()


class RandomPlayer:
    """Plays one seat at random, with the token of the seat."""

    def __init__(self, referee, token, rng):
        self.referee, self.token, self.rng = referee, token, rng

    def decide(self):
        """Makes a move. Returns the actor and the outcome after it."""
        seen = self.referee.ask("moves", token=self.token)
        move = self.rng.choice(seen["moves"])["move"]
        # With `seen`, a repeated request is refused and does not make a second move.
        return self.referee.ask("play", token=self.token, move=move, seen=seen["seen"])


def main(command):
    rng = random.Random(7)
    with Referee(command) as referee:
        tokens = referee.ask("new", game="strage", options={"players": 2}, seed=7)["tokens"]
        players = [RandomPlayer(referee, token, rng) for token in tokens["seats"]]
        standing = referee.ask("observe", token=tokens["table"])
        while standing["actor"] != "over":
            standing = players[standing["actor"]].decide()

        try:
            referee.ask("play", token=tokens["seats"][0], move="end")
        except Refused as refused:
            print(f"Too late: {refused} ({refused.clause})")
        record = referee.ask("record", token=tokens["referee"])["record"]
        print(f"{len(record['moves'])} moves, winners {standing['outcome']['winners']}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["npx", "feyrules"])
