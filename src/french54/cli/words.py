"""What the terminal says, in one language."""

import errno
import socket
from collections.abc import Mapping
from typing import Final

from french54.core.game import Message, Reason
from french54.locales import negotiate, sentence

_SYSTEM: Final = {
    errno.ENOENT: "cli-system-missing",
    errno.ENOTDIR: "cli-system-missing",
    errno.EISDIR: "cli-system-folder",
    errno.EACCES: "cli-system-denied",
    errno.EPERM: "cli-system-denied",
    errno.EADDRINUSE: "cli-system-port-used",
    errno.EADDRNOTAVAIL: "cli-system-address",
}


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, identifier: str, /, **args: str | int) -> str:
        return sentence(self.language, identifier, args)

    def of(self, message: Message) -> str:
        """A message of the library."""
        return sentence(self.language, message.id, message.args)

    def why(self, reason: Reason) -> str:
        """A reason, and the paragraph of the rulebook it stands on."""
        return f"{self.of(reason.message)} [{reason.rule}]"

    def system(self, error: OSError) -> str:
        """What the operating system did not do; its own sentences are in its own language."""
        if isinstance(error, socket.gaierror):
            return self("cli-system-address")
        number = error.errno or 0
        if number in _SYSTEM:
            return self(_SYSTEM[number])
        return self("cli-system-other", code=errno.errorcode.get(number, str(number)))


def language_of(environment: Mapping[str, str]) -> str:
    """The language the terminal is set to (`LC_ALL=sv_SE.UTF-8`), as near as there is one."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "").partition(".")[0]
        if locale:
            return negotiate([locale])
    return negotiate([])
