"""The arithmetic of `docs/shuffle.md`, written from that page alone."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any


def key_of(secret: str, nonces: Sequence[tuple[int, str]]) -> bytes:
    said = b"".join(seat.to_bytes(1, "big") + bytes.fromhex(nonce) for seat, nonce in sorted(nonces))
    return hmac.new(bytes.fromhex(secret), said, hashlib.sha256).digest()


def words(key: bytes, label: str) -> Iterator[int]:
    inner = hmac.new(key, label.encode("ascii"), hashlib.sha256).digest()
    counter = 0
    while True:
        block = hmac.new(inner, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for place in range(4):
            yield int.from_bytes(block[8 * place : 8 * place + 8], "big")
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    while True:
        word = next(stream)
        if word < 2**64 - 2**64 % n:
            return word % n


def shuffled(pack: Sequence[int], stream: Iterator[int]) -> list[int]:
    deck = list(pack)
    for place in reversed(range(1, len(deck))):
        other = below(stream, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def faults(seal: dict[str, Any], commitment: str) -> list[str]:
    """What in a seal does not hold."""
    found = []
    if hashlib.sha256(bytes.fromhex(seal["secret"])).hexdigest() != commitment:
        found.append("commitment")
    key = key_of(seal["secret"], [(seat, nonce) for seat, nonce in seal["nonces"]])
    for draw in seal["draws"]:
        stream = words(key, draw["label"])
        found += [draw["label"] for n, value in draw["drawn"] if below(stream, n) != value]
    found += [
        deal["label"] for deal in seal["deals"] if shuffled(deal["pack"], words(key, deal["label"])) != deal["deck"]
    ]
    return found
