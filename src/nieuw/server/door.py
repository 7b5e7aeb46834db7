"""The door: who comes in, from our own page and not too often, and how they are answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from nieuw.say.phrases import Phrase
from nieuw.server.addresses import household
from nieuw.server.hub import Hub
from nieuw.store.database import Person, one_line
from nieuw.table import wire
from nieuw.table.errors import Refused

COOKIE = "nieuw"
JSON = "application/json"
YEAR = 365 * 24 * 3600
MOST_BODY = 2_000_000
log = logging.getLogger(__name__)
T = TypeVar("T")
Handler = Callable[[Hub, Request, Person], Awaitable[Any]]


class Plain(NamedTuple):
    """A possible plain request; `kind` is what it counts as (`limits.RATES`)."""

    method: str
    path: str
    kind: str
    handler: Handler


class Door:
    """The way in to one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def who(self, connection: HTTPConnection) -> Person | None:
        """The person of a cookie."""
        token = connection.cookies.get(COOKIE, "")
        return await self.hub.store.person(token) if 0 < len(token) <= 64 else None

    def limit(self, connection: HTTPConnection, kind: str, who: str = "") -> None:
        """Refuse what comes too often."""
        if not self.hub.limits.allow(kind, who or address(connection)):
            raise Refused("too-often")

    def endpoint(self, plain: Plain) -> Callable[[Request], Awaitable[Response]]:
        """A handler that knows the person; a newcomer gets a cookie with the first change."""

        async def answer_to(request: Request) -> Response:
            token = ""
            try:
                if request.method == "POST" and not same_origin(request):
                    return refusal("wrong-origin", status=403)
                person = await self.who(request)
                self.limit(request, plain.kind, person.id if person else "")
                if person is None:
                    if request.method == "POST":
                        self.limit(request, "person")
                        person, token = await self.hub.store.new_person("")
                    else:
                        person = Person("", "", "{}")
                made = await plain.handler(self.hub, request, person)
                answer = made if isinstance(made, Response) else reply(made)
            except Refused as refused:
                status = 429 if refused.code == "too-often" else 400
                answer = refusal(refused.code, refused.detail, status)
            except SQLAlchemyError as error:
                log.warning("%s can't be written: %s", plain.path, one_line(error))
                answer = refusal("not-kept", status=503)
            if token and "set-cookie" not in answer.headers:
                set_cookie(request, answer, token)
            return answer

        return answer_to


def reply(message: Any, status: int = 200) -> Response:
    """A message as an answer."""
    return Response(msgspec.json.encode(message), status, media_type=JSON)


def refusal(code: str, detail: str | Phrase = "", status: int = 400) -> Response:
    """A typed error: the page has the message."""
    return reply({"code": code, "detail": detail}, status)


async def body(request: Request, kind: type[T]) -> T:
    """The body as the expected type, or a clear refusal."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise Refused("too-long")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-request", str(error)[:200]) from None


def address(connection: HTTPConnection) -> str:
    """The address someone comes from, as limits count it."""
    return household(connection.client.host) if connection.client else ""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from our own page."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def set_cookie(request: Request, answer: Response, token: str) -> None:
    """Remember a person on this device."""
    secure = request.url.scheme == "https"
    path = request.scope.get("root_path", "") or "/"
    answer.set_cookie(
        COOKIE, token, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure
    )


def prefs(person: Person) -> wire.Prefs:
    """A person's preferences; what can't be read, or is unknown here, has its default."""
    try:
        kept = msgspec.json.decode(person.prefs, type=dict[str, Any])
    except msgspec.DecodeError:
        return wire.Prefs()
    liked = wire.Prefs()
    for name in wire.Prefs.__struct_fields__:
        with suppress(KeyError, msgspec.ValidationError):
            one = msgspec.convert({name: kept[name]}, wire.Prefs)
            setattr(liked, name, getattr(one, name))
    return liked
