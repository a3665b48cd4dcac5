"""How much one page or one person may ask of the server."""

from collections import OrderedDict
from typing import Final

from aiolimiter import AsyncLimiter

MESSAGE: Final = 64 * 1024
"""Bytes of a socket's message or a request's body that are read."""
RECORD: Final = 512 * 1024
"""Bytes of a record that are read: some two hundred deals of the longest game."""
READING: Final = 15
"""Seconds for which a record is read before it is given up; most take less than one."""
FRAME: Final = 4 * MESSAGE
"""Bytes of a message above which the socket is closed."""
SOCKETS: Final = 20
"""Sockets of one person at one table."""
UNREAD: Final = 256
"""Messages a page may leave unread before it is cut off."""
UNHEARD: Final = 200
"""Messages refused as too many, in a row, before the socket is closed."""


class Rate:
    """A leaky bucket: `amount` at once, refilled over `seconds`."""

    def __init__(self, amount: float, seconds: float) -> None:
        self._bucket = AsyncLimiter(amount, seconds)

    async def allows(self) -> bool:
        """Count one more, unless that is too many; never waits."""
        if not self._bucket.has_capacity():
            return False
        await self._bucket.acquire()
        return True


class Rates:
    """A bucket for each of the keys seen last."""

    def __init__(self, amount: float, seconds: float, keys: int = 10_000) -> None:
        self._amount, self._seconds, self._keys = amount, seconds, keys
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    async def allows(self, key: str) -> bool:
        """Count one more for `key`, unless that is too many."""
        rate = self._rates.pop(key, None) or Rate(self._amount, self._seconds)
        self._rates[key] = rate
        if len(self._rates) > self._keys:
            self._rates.popitem(last=False)
        return await rate.allows()
