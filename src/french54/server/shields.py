"""What every answer carries to keep other sites and injected scripts out."""

import secrets
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def policy(nonce: str, sockets: str) -> str:
    """The Content-Security-Policy: everything from here, no script in the page but those that name `nonce`."""
    return (
        f"default-src 'none'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'nonce-{nonce}'; "
        f"img-src 'self' data:; font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Shields:
    """ASGI middleware that sets the headers, and `scope["state"]["nonce"]` for the pages' own scripts."""

    def __init__(self, app: ASGIApp, origin: str | None) -> None:
        self._app = app
        self._strict = origin is not None and origin.startswith("https://")
        # Older browsers do not count a socket as 'self'.
        self._sockets = f" ws{origin.rstrip('/').removeprefix('http')}" if origin else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        nonce = secrets.token_urlsafe(16)
        scope.setdefault("state", {})["nonce"] = nonce

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_FIXED)
                headers["Content-Security-Policy"] = policy(nonce, self._sockets)
                if self._strict:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        return await self._app(scope, receive, shielded)
