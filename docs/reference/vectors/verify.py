"""Checks test vectors against a referee, with nothing but the standard library.

    python3 verify.py strage.jsonl                        asks `npx feyrules serve --stdio`
    python3 verify.py strage.jsonl -- ./my-referee        asks `./my-referee serve --stdio`

Every line is asked of the referee by the protocol of docs/guides/protocol.md. Prints the first thing in which line and
referee disagree. Exit code: 0 if they agree in everything, 1 if not, 2 for what is no file of vectors.
"""

import hashlib
import json
import subprocess
import sys


class Disagreement(Exception):
    """Line and referee say different things."""


class Referee:
    """A referee in a process of its own."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, verb, **fields):
        """Sends one request and waits for its answer."""
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "do": verb, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or '{"error":{"message":"The referee has ended."}}')
        if "error" in answer:
            raise Disagreement(f"the referee refuses the request {verb}: {answer['error']['message']}")
        return answer["ok"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def hash_of(view):
    """The first 16 digits of SHA-256 of the JSON: keys in the order of code points, no white space, UTF-8."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def same(what, in_vector, of_referee):
    if in_vector != of_referee:
        raise Disagreement(f"{what}: the vector has {json.dumps(in_vector)}, the referee {json.dumps(of_referee)}")


def check_moves(vector, listed):
    """Actor, legal moves, and the weights of what chance may do."""
    same("actor", vector["actor"], listed["actor"])
    moves = {move["notation"]: move.get("weight") for move in listed["moves"]}
    same("legal moves that the referee has not", [], sorted(set(vector["legal"]) - set(moves)))
    same("legal moves that the vector has not", [], sorted(set(moves) - set(vector["legal"])))
    weights = vector.get("weights", [None] * len(moves))
    same("number of weights", len(weights), len(moves))
    for notation, weight in zip(vector["legal"], weights):
        same(f"weight of {notation}", weight, moves[notation])


def check(vector, referee):
    """Raises Disagreement where the referee says something else than the vector."""
    tokens = referee.ask("load", record=vector, chance="dictated")["tokens"]
    check_moves(vector, referee.ask("moves", token=tokens["referee"]))
    for refused in vector["refused"]:
        verdict = referee.ask("check", token=tokens["referee"], move=refused["move"])
        refusal = verdict.get("refusal", {"code": "legal", "clause": None})
        found = {"move": refused["move"], "code": refusal["code"], "clause": refusal["clause"]}
        same("refusal", refused, found)
    same("number of seats", len(vector["views"]["seats"]), len(tokens["seats"]))
    for seat, token in enumerate(tokens["seats"]):
        same(f"view of seat {seat}", vector["views"]["seats"][seat], hash_of(referee.ask("observe", token=token)["view"]))
    table = referee.ask("observe", token=tokens["table"])
    same("view of a spectator", vector["views"]["table"], hash_of(table["view"]))
    same("phase", vector["phase"], table["view"]["phase"])
    same("outcome", vector.get("outcome"), table["outcome"])
    referee.ask("close", token=tokens["referee"])


def main(path, command):
    with open(path, encoding="utf-8") as file:
        vectors = [json.loads(line) for line in file]
    referee = Referee(command)
    try:
        for number, vector in enumerate(vectors, 1):
            try:
                check(vector, referee)
            except Disagreement as disagreement:
                print(f"{path}, line {number}: {disagreement}")
                print(f"  {vector['game']} with {json.dumps(vector['options'])}: {' '.join(vector['moves']) or '-'}")
                return 1
    finally:
        referee.close()
    print(f"{path}: {len(vectors)} lines agree")
    return 0


if __name__ == "__main__":
    file, *rest = sys.argv[1:] or sys.exit(__doc__)
    try:
        sys.exit(main(file, rest[1:] or ["npx", "feyrules"]))
    except (OSError, ValueError, KeyError) as error:
        print(f"{file}: this is no file of vectors, or there is no such referee: {error!r}", file=sys.stderr)
        sys.exit(2)
