#!/usr/bin/env python3
"""Checks certificates of R(n), the least number of rounds in which Magnus can force f*(n) positions.

    python3 tests/certificates/check.py 23            one table
    python3 tests/certificates/check.py 2-30          several
    python3 tests/certificates/check.py --in FOLDER 29
    python3 tests/certificates/check.py --lines FILE  recorded games on larger tables

README.md beside this file has the format and the proof. Nothing in a file is believed: a certificate from which R(n) does not follow is
refused with a sentence, and the exit status is 1.

A state is an int: bit z is set if position z has been visited, when the token is called 0 and the other positions are counted from it.
Multiplying all positions by a unit of Z_n changes nothing in the game, so the least of all images stands for a state.
"""

import re
import sys
import time
from itertools import combinations
from math import gcd
from operator import or_
from pathlib import Path

MAGIC = b"MDC1"
MOST = 32
START = 1
CHUNK = 11


class Refused(Exception):
    """What a certificate claims does not follow from it."""


def f_star(n):
    """The number of positions that Magnus can force: n for powers of two, else n(p - 1)/p with p the least odd prime factor."""
    for p in range(3, n + 1, 2):
        if n % p == 0:
            return n // p * (p - 1)
    return n


class Table:
    """The rules on n positions, up to symmetry."""

    def __init__(self, n):
        self.n = n
        self.f_star = f_star(n)
        self.mask = (1 << n) - 1
        units = [unit for unit in range(1, n) if gcd(unit, n) == 1]
        # For each chunk of bits its images under all units, so that an image of a state takes one step for a chunk.
        self.images = []
        for first in range(0, n, CHUNK):
            bits = [tuple(1 << z * unit % n for unit in units) for z in range(first, min(first + CHUNK, n))]
            images = [(0,) * len(units)]
            for bit in bits:
                images += [tuple(map(or_, image, bit)) for image in images]
            self.images.append(images)

    def state(self, visited, token):
        """The state with these visited positions, and the token on one of them."""
        word = (visited >> token | visited << self.n - token) & self.mask
        first, *others = self.images
        images = first[word & (1 << CHUNK) - 1]
        for chunk in others:
            word >>= CHUNK
            images = map(or_, images, chunk[word & (1 << CHUNK) - 1])
        return min(images)

    def landing(self, state, position):
        return self.state(state | 1 << position, position)


class Reader:
    """The bytes of a certificate, each read once."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def take(self, count):
        if self.at + count > len(self.data):
            raise Refused("The file ends too early.")
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self):
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
            if shift > 63:
                raise Refused("A number is too long.")

    def end(self):
        if self.at != len(self.data):
            raise Refused("The file has bytes after its end.")


def read(data):
    """n, R(n) as claimed, Magnus's calls and, for each state that Derek has to keep away from, its excess."""
    reader = Reader(data)
    if reader.take(4) != MAGIC:
        raise Refused("This is no certificate.")
    n, rounds = reader.take(2)
    if not 2 <= n <= MOST:
        raise Refused(f"n = {n} is not from 2 to {MOST}.")
    count = int.from_bytes(reader.take(4), "little")
    calls = []
    for byte in reader.take((count + 1) // 2):
        calls += [(byte & 15) + 1, (byte >> 4) + 1]
    if len(calls) > count and calls.pop() != 1:
        raise Refused("There is half a byte more than there are calls.")
    danger = {}
    for excess in range(max(0, rounds - f_star(n) + 1)):
        word = 0
        for _ in range(reader.number()):
            word += reader.number()
            danger[word << 1 | 1] = excess
    reader.end()
    return n, rounds, calls, danger


def check_magnus(table, rounds, calls):
    """Magnus has f*(n) positions after so many rounds at most: plays his calls against all answers."""
    n, target = table.n, table.f_star
    known = {}
    called = iter(calls)

    def rounds_from(state, played):
        if state.bit_count() >= target:
            return 0
        if state in known:
            return known[state]
        if played >= rounds:
            raise Refused(f"By Magnus's calls Derek can hold him below {target} positions for {rounds} rounds.")
        call = next(called, None)
        if call is None:
            raise Refused("A call of Magnus is missing.")
        if call > n // 2:
            raise Refused(f"Magnus calls {call}, which is more than half of {n}.")
        needed = 1 + max([rounds_from(table.landing(state, to), played + 1) for to in (call, n - call)])
        known[state] = needed
        return needed

    needed = rounds_from(START, 0)
    if next(called, None) is not None:
        raise Refused("There are calls for positions that never come up.")
    if needed > rounds:
        raise Refused(f"By his calls Magnus needs {needed} rounds, not {rounds}.")
    return len(known)


def check_derek(table, rounds, danger):
    """Derek holds Magnus below f*(n) positions for rounds - 1 rounds: no call leads out of what he can keep to.

    The excess of a state is the number of rounds that Magnus needs beyond one for each position that is missing. The claim: it is at
    least danger[state], and at least `wanted` for every state that is not listed.
    """
    n, target = table.n, table.f_star
    # Without a round to waste Magnus needs a round for each position, so there is nothing to prove.
    wanted = rounds - (target - 1)
    if wanted < 0:
        raise Refused(f"In {rounds} rounds nobody visits {target} positions.")
    if wanted == 0:
        return 0
    if START in danger:
        raise Refused("The start is among the states that Derek has to keep away from.")

    def least(state):
        return 0 if state.bit_count() >= target else danger.get(state, wanted)

    def check_parents(visited, position, cost):
        """Looks at every state with these visited positions from which a call may lead to `position`, where that costs so much."""
        for token in range(n):
            if not visited >> token & 1 or token == position:
                continue
            other = (2 * token - position) % n
            wasted = visited >> other & 1
            excess = max(cost, least(table.state(visited | 1 << other, other)) + wasted)
            if excess < wanted and least(table.state(visited, token)) > excess:
                raise Refused("A call leads Derek from where he is said to be safe to where he is not, whatever he answers.")

    # A claim can only be wrong if both landings of a call are listed or reach the target. So each listed state is looked at as the landing
    # of a call: on a new position, and on one that had been visited, at the cost of a round.
    for state, excess in danger.items():
        if state.bit_count() >= target or table.state(state, 0) != state:
            raise Refused("A listed state is not the least of its images, or has the target.")
        check_parents(state & ~1, 0, excess)
        if excess + 1 < wanted:
            check_parents(state, 0, excess + 1)
    reaching = set()
    for others in combinations(range(1, n), target - 1):
        reaching.add(table.state(sum(1 << z for z in others) | 1, 0))
    for state in reaching:
        check_parents(state & ~1, 0, 0)
    return len(danger)


def check(data):
    """Checks a certificate and tells what it proves: n, R(n), and how many states it was checked on."""
    n, rounds, calls, danger = read(data)
    table = Table(n)
    return n, rounds, check_magnus(table, rounds, calls), check_derek(table, rounds, danger)


def check_lines(text):
    """Plays recorded games by the rules: none of Magnus takes more rounds than R(n) is said to be, none of Derek fewer."""
    head, *lines = text.splitlines()
    if head != "n,rounds,of,moves":
        raise Refused("This is no list of games.")
    for number, line in enumerate(lines, 2):
        n, rounds, of, moves = line.split(",")
        n, rounds, token, visited = int(n), int(rounds), 0, {0}
        played = re.findall(r"(\d+)([+-])", moves)
        if "".join(map("".join, played)) != moves or any(not 1 <= int(call) <= n // 2 for call, _ in played):
            raise Refused(f"Line {number} is not by the rules.")
        for call, sign in played:
            token = (token + int(sign + call)) % n
            visited.add(token)
        reached = len(visited) >= f_star(n)
        if of == "magnus" and not (reached and len(played) <= rounds):
            raise Refused(f"In line {number} Magnus does not have {f_star(n)} positions after {rounds} rounds.")
        if of == "derek" and (reached or len(played) < rounds - 1):
            raise Refused(f"In line {number} Derek does not hold Magnus below {f_star(n)} positions for {rounds - 1} rounds.")
        if of not in ("magnus", "derek"):
            raise Refused(f"Line {number} is a game of nobody.")
    return len(lines)


def main(words):
    if words[:1] == ["--lines"] and len(words) == 2:
        try:
            print(f"{check_lines(Path(words[1]).read_text())} games keep to what is said of R(n), which does not prove it")
        except (Refused, ValueError, OSError) as refusal:
            print(refusal, file=sys.stderr)
            return 1
        return 0
    folder = Path(__file__).parent
    if words[:1] == ["--in"] and len(words) > 1:
        folder, words = Path(words[1]), words[2:]
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    for word in words:
        first, _, last = word.partition("-")
        if not first.isdecimal() or last and not last.isdecimal():
            print(f"{word} is no number of positions: 23, or 2-30.", file=sys.stderr)
            return 2
        for wanted in range(int(first), int(last or first) + 1):
            start = time.process_time()
            try:
                n, rounds, magnus, derek = check((folder / f"{wanted}.bin").read_bytes())
                if n != wanted:
                    raise Refused(f"This is a certificate for n = {n}.")
            except (Refused, OSError) as refusal:
                print(f"n = {wanted}: {refusal}", file=sys.stderr)
                return 1
            seconds = time.process_time() - start
            print(f"R({n}) = {rounds}: {magnus} positions with Magnus's call, {derek} that Derek keeps away from, {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
