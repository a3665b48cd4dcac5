"""Refusals over HTTP."""

from french54.table.table import Refused


class Problem(Exception):
    """Something asked over HTTP that is refused, with a status and a reason."""

    def __init__(self, status: int, why: str | Refused) -> None:
        self.status = status
        self.refused = why if isinstance(why, Refused) else Refused(why)
        super().__init__(status, self.refused)
