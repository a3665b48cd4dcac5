"""Who somebody is: a random identity in a signed cookie."""

import os
import secrets
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, Self

from itsdangerous import BadSignature, TimestampSigner

COOKIE: Final = "french54"
MONTH: Final = 30 * 24 * 3600
LASTING: Final = 400 * 24 * 3600
"""Seconds a browser keeps the cookie; the longest browsers allow."""


class Identities:
    """Issues and reads the cookies of one server."""

    def __init__(self, key: bytes, *, secure: bool) -> None:
        self._signer = TimestampSigner(key, salt="french54 person", digest_method=sha256)
        self._secure = secure

    @classmethod
    def load(cls, data: Path, *, secure: bool) -> Self:
        """With the key kept in the folder `data`, made at the first start and readable by its owner alone."""
        path = data / "cookie.key"
        if not path.exists():
            _write_private(path, secrets.token_hex(32))
        return cls(bytes.fromhex(path.read_text().strip()), secure=secure)

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The identity in `cookies`; None without one this server signed."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    def is_fresh(self, cookies: Mapping[str, str]) -> bool:
        """Whether the cookie is there and young enough not to be renewed."""
        try:
            self._signer.unsign(cookies.get(COOKIE, ""), max_age=MONTH)
        except (BadSignature, UnicodeError):
            return False
        return True

    def cookie(self, person: str | None = None) -> str:
        """A Set-Cookie header for `person`, or for somebody new."""
        value = self._signer.sign(person or secrets.token_hex(16)).decode()
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={LASTING}; HttpOnly; SameSite=Lax{secure}"


def _write_private(path: Path, text: str) -> None:
    """The file appears whole or not at all; where another process was faster, its key stands."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
