"""Checks test vectors and case books against a referee. Needs only the standard library.

    python3 verify.py strage.jsonl                        asks `npx feyrules serve --stdio`
    python3 verify.py strage.jsonl -- ./my-referee        asks `./my-referee serve --stdio`
    python3 verify.py ../../cases/strage.json             asks the cases of a case book

Uses the protocol of docs/guides/protocol.md. Prints the first difference between a line and the referee, and every
difference from a case book. Exit code: 0 if there is none; 1 if there is one, also if the referee ends or answers
outside the protocol; 2 if the file has neither lines nor cases, or there is no such referee.
"""

import contextlib
import hashlib
import json
import subprocess
import sys


class Disagreement(Exception):
    """A line and the referee differ."""


class Answer(dict):
    """An object in an answer of the referee. Raises Disagreement for a key that it lacks."""

    def __missing__(self, key):
        raise Disagreement(f"an answer of the referee has no {json.dumps(key)}")


class Referee:
    """A referee process. A new one starts where it ends."""

    def __init__(self, command):
        self.command = [*command, "serve", "--stdio"]
        self.asked = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, verb, **fields):
        """Sends one request and waits for its answer."""
        self.asked += 1
        line = ""
        with contextlib.suppress(OSError):
            self.process.stdin.write(json.dumps({"id": self.asked, "do": verb, **fields}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        if not line:
            self.close()
            self.start()
            raise Disagreement(f"the referee ends at the request {verb}")
        try:
            answer = json.loads(line, object_hook=Answer)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Disagreement(f"the referee answers the request {verb} with no JSON object: {line.strip()[:80]}")
        if "error" in answer:
            raise Disagreement(f"the referee refuses the request {verb}: {answer['error']['message']}")
        return answer["ok"]

    def close(self):
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        self.process.wait()


def hash_of(view):
    """The first 16 digits of the SHA-256 of the JSON: keys sorted by code point, no white space, UTF-8."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def same(what, in_vector, of_referee):
    if in_vector != of_referee:
        raise Disagreement(f"{what}: the vector has {json.dumps(in_vector)}, the referee {json.dumps(of_referee)}")


def check_moves(vector, listed):
    """Compares the actor, the legal moves, and the weights of outcomes of chance."""
    same("actor", vector["actor"], listed["actor"])
    moves = {move["notation"]: move.get("weight") for move in listed["moves"]}
    same("legal moves missing at the referee", [], sorted(set(vector["legal"]) - set(moves)))
    same("legal moves missing in the vector", [], sorted(set(moves) - set(vector["legal"])))
    weights = vector.get("weights", [None] * len(moves))
    same("number of weights", len(weights), len(moves))
    for notation, weight in zip(vector["legal"], weights):
        same(f"weight of {notation}", weight, moves[notation])


def check(vector, referee):
    """Raises Disagreement if the referee's answers differ from the vector."""
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


def answer(case, referee, tokens):
    """What the referee says to the question of a case, in the form of its answers."""
    asked, token = case["asked"], tokens["referee"]
    if asked["ask"] == "move":
        refusal = referee.ask("check", token=token, move=asked["move"]).get("refusal")
        return {"code": refusal["code"], "clause": refusal["clause"]} if refusal else "legal"
    if asked["ask"] == "outcome":
        return referee.ask("observe", token=token)["outcome"]
    if asked["ask"] == "events":
        before = referee.ask("observe", token=token)
        if before["actor"] == "chance":
            referee.ask("chance", token=token, move=asked["move"])
        else:
            referee.ask("play", token=tokens["seats"][before["actor"]], move=asked["move"])
        told = referee.ask("observe", token=token, since=before["next"])["events"]
        return [{"event": happening["event"], "clause": happening["clause"]} for happening in told]
    moves = referee.ask("moves", token=token)["moves"]
    if asked["ask"] == "chances":
        return {move["notation"]: move["weight"] for move in moves}
    return sorted(move["notation"] for move in moves)


def check_case(book, case, referee):
    """Raises Disagreement where the referee does not rule as the book does, and says so if it takes the other reading."""
    record = {"feyrules": 1, "game": book["game"], "rulesVersion": book["rulesVersion"], "tags": {}}
    record.update(options=case["options"], moves=case["moves"].split())
    tokens = referee.ask("load", record=record, chance="dictated")["tokens"]
    found = answer(case, referee, tokens)
    referee.ask("close", token=tokens["referee"])
    if found == case["otherwise"]["answer"]:
        raise Disagreement(f"the referee takes the other reading: {case['otherwise']['reason']['en']}")
    same("answer", case["verdict"]["answer"], found)


def main_cases(path, book, referee):
    wrong = 0
    for case in book["cases"]:
        try:
            check_case(book, case, referee)
        except Disagreement as disagreement:
            wrong += 1
            print(f"{path}, {case['id']}, {case['name']['en']}: {disagreement}")
    print(f"{path}: {len(book['cases']) - wrong} of {len(book['cases'])} cases agree")
    return 1 if wrong else 0


def main(path, command):
    if path.endswith(".json"):
        with open(path, encoding="utf-8") as file:
            book = json.load(file)
        if not book["cases"]:
            raise ValueError("the book has no cases")
        referee = Referee(command)
        try:
            return main_cases(path, book, referee)
        finally:
            referee.close()
    with open(path, encoding="utf-8") as file:
        vectors = [json.loads(line) for line in file]
    if not vectors:
        raise ValueError("the file is empty")
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
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"{file}: this is no file of vectors and no case book, or there is no such referee: {error!r}", file=sys.stderr)
        sys.exit(2)
