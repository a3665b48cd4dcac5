"""Pages and questions over HTTP: what is there, in every language, and what is refused."""

import re
from html import unescape
from typing import Any, Final

import httpx
import pytest

from french54 import catalogue, locales
from french54.core.game import Message
from french54.server.rulebooks import read, rulebook
from tests.server.conftest import Starter
from tests.server.harness import Person, Server

GAMES: Final = [entry.game for entry in catalogue.ENTRIES]


async def open_with(person: Person, **options: Any) -> tuple[int, Any]:
    answer = await person.post("/api/tables", **options)
    error = answer.json().get("error")
    if error is not None:
        said = locales.text(person.lang, Message(error["message"]["id"], error["message"]["args"]))
        assert error["text"] == said
    return answer.status_code, error


@pytest.mark.parametrize("lang", locales.LANGUAGES)
async def test_pages(server: Server, lang: str) -> None:
    person = Person(server, lang)
    home = await person.get(f"/{lang}/")
    assert home.status_code == 200
    assert f'<html lang="{lang}"' in home.text
    for game in GAMES:
        assert locales.sentence(lang, f"game-{game}") in unescape(home.text)
    table = await person.open()
    for path in ("traditions", f"table/{table}"):
        page = await person.get(f"/{lang}/{path}")
        assert page.status_code == 200
        assert f'<html lang="{lang}"' in page.text
        assert page.headers["content-language"] == lang
    listed = await person.get(f"/{lang}/")
    assert table in listed.text


async def test_the_first_page_makes_somebody_known(server: Server) -> None:
    person = Person(server)
    first = await person.get("/en/")
    given = [value for value in first.headers.get_list("set-cookie") if value.startswith("french54=")]
    assert len(given) == 1
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(given[0].split("; "))
    again = await person.get("/en/")
    assert "french54=" not in again.headers.get("set-cookie", "")
    assert server.identities.read({"french54": person.cookie}) is not None
    assert person.cookie != (await Person(server).get("/en/")).cookies["french54"]


async def test_over_https_the_cookie_and_the_headers_say_so(start: Starter) -> None:
    server = start(origin="https://cards.example.org")
    answer = await Person(server).get("/en/")
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]
    assert "wss://cards.example.org" in answer.headers["content-security-policy"]
    person = Person(server).arrive()
    right = {"Origin": "https://cards.example.org"}
    assert (await person.post("/api/tables", headers=right, json={"game": "doudizhu", "level": "uniform"})).is_success
    status, error = await open_with(person, json={"game": "doudizhu", "level": "uniform"})
    assert (status, error["message"]["id"]) == (403, "error-origin")


async def test_a_link_that_is_shared_shows_a_picture_in_its_language(start: Starter) -> None:
    server = start(origin="https://cards.example.org")
    person = Person(server)
    for lang in locales.LANGUAGES:
        page = await person.get(f"/{lang}/rules/bridge")
        shown = dict(re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)">', page.text))
        assert f'<html lang="{lang}"' in page.text
        assert f"<title>{shown['title']}</title>" in page.text
        assert shown["url"] == f"https://cards.example.org/{lang}/rules/bridge"
        picture = await person.get(shown["image"].removeprefix("https://cards.example.org"))
        assert picture.headers["content-type"] == "image/jpeg"
        assert len(picture.content) < 60_000
    assert 'og:image"' not in (await Person(start()).get("/en/")).text


@pytest.mark.parametrize(
    ("accepted", "cookie", "found"),
    [
        ("da-DK,da;q=0.9,en;q=0.8", "", "da"),
        ("zh-TW,zh;q=0.9", "", "zh-Hant"),
        ("zh-HK", "", "zh-Hant"),
        ("zh-CN", "", "zh-Hans"),
        ("zh-Hant-CN", "", "zh-Hant"),
        ("zh", "", "zh-Hans"),
        ("fr;q=0.9, sv;q=0.5, en;q=0.1", "", "sv"),
        ("nb-NO", "", "da"),
        ("sv;q=0, en;q=0.2", "", "en"),
        ("de", "", "en"),
        ("", "", "en"),
        (",;;q=x,*;q=0.1,=", "", "en"),
        ("da", "zh-Hans", "zh-Hans"),
        ("da", "klingon", "da"),
    ],
)
async def test_the_front_door_leads_to_the_language(server: Server, accepted: str, cookie: str, found: str) -> None:
    person = Person(server)
    if cookie:
        person.http.cookies.set("lang", cookie)
    answer = await person.get("/", headers={"Accept-Language": accepted})
    assert (answer.status_code, answer.headers["location"]) == (302, f"/{found}/")


async def test_the_language_of_the_last_page_is_remembered(server: Server) -> None:
    person = Person(server, "en")
    await person.get("/sv/")
    assert (await person.get("/")).headers["location"] == "/sv/"


async def test_every_answer_is_shielded(server: Server) -> None:
    person = Person(server).arrive()
    asked = [await person.get(path) for path in ("/", "/en/", "/nowhere", "/api/tables", "/locales/da.ftl", "/healthz")]
    asked.append(await person.post("/api/tables", content=b"{"))
    for answer in asked:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert not re.search(r"https?:|\*", policy)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


async def test_pages_keep_their_own_policy(server: Server) -> None:
    """No script, style or handler stands in a page that its policy would not let run; nothing comes from elsewhere."""
    person = Person(server)
    newcomer = await person.get("/en/")
    _keeps_its_policy(server, newcomer)
    for path in ("/en/", "/en/traditions", f"/en/table/{await person.open()}", "/en/nowhere"):
        _keeps_its_policy(server, await person.get(path))


def _keeps_its_policy(server: Server, answer: httpx.Response) -> None:
    nonce = re.search(r"'nonce-([^']+)'", answer.headers["content-security-policy"])
    assert nonce is not None
    for within in re.findall(r"<(?:script[^>]*>(?!</script>)|style[^>]*>)", answer.text):
        assert f'nonce="{nonce[1]}"' in within
    assert not re.search(r"\sstyle=|\son[a-z]+=", answer.text)
    own = re.escape(f"{server.address}/")
    assert not re.search(rf"""(?:src|<link[^>]*href)=["'](?!{own})(?:https?:)?//""", answer.text)


async def test_newcomers_have_the_style_within_the_page(server: Server) -> None:
    person = Person(server)
    first, later = await person.get("/en/"), await person.get("/en/")
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', later.text)
    assert sheets
    assert 'rel="stylesheet"' not in first.text
    for sheet in sheets:
        assert (await person.get(sheet)).text.strip() in first.text


async def test_built_files_are_kept_for_ever(server: Server) -> None:
    person = Person(server)
    await person.get("/en/")
    page = await person.get("/en/")
    files = set(re.findall(r'(?:src|href)="(/static/built/[^"]+)"', page.text))
    assert any(file.endswith(".js") for file in files)
    assert any(file.endswith(".css") for file in files)
    for file in files:
        answer = await person.get(file)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    missing = await person.get("/static/built/assets/nothing.js")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("cache-control", "")
    for way in ("/static/../house.py", "/static/%2e%2e/house.py", "/static/..%2fhouse.py", "/static//etc/passwd"):
        assert (await person.get(way, follow_redirects=True)).status_code == 404


async def test_answers_are_packed(server: Server) -> None:
    answer = await Person(server).get("/locales/da.ftl", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


async def test_catalogues(server: Server) -> None:
    person = Person(server)
    for lang in locales.LANGUAGES:
        answer = await person.get(f"/locales/{lang}.ftl")
        assert answer.text == locales.catalogue(lang)
        again = await person.get(f"/locales/{lang}.ftl", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
    assert (await person.get("/locales/xx.ftl")).status_code == 404
    assert (await person.get("/locales/..%2f__init__.py")).status_code == 404


@pytest.mark.parametrize(
    ("body", "message", "field"),
    [
        (b"", "error-broken-json", None),
        (b"{", "error-broken-json", None),
        (b"\xff\xfe", "error-broken-json", None),
        (b"[]", "error-field", "message"),
        (b"{}", "error-field", "game"),
        (b'{"game":"doudizhu"}', "error-field", "level"),
        (b'{"game":7,"level":"casual"}', "error-field", "game"),
        (b'{"game":"doudizhu","level":["casual"]}', "error-field", "level"),
        (b'{"game":"doudizhu","level":"casual","seed":1}', "error-field", "seed"),
        (b'{"game":"chess","level":"casual"}', "error-unknown-game", "game"),
        (b'{"game":"../doudizhu","level":"casual"}', "error-unknown-game", "game"),
        (b'{"game":"doudizhu","level":"divine"}', "error-unknown-level", "level"),
        (b'{"game":"' + b"x" * 1000 + b'","level":"casual"}', "error-field", "game"),
        (b'{"game":' * 20_000, "error-too-large", None),
        (b'{"game":' * 5_000, "error-field", "game"),
        (b"[" * 60_000, "error-", None),
    ],
)
async def test_bad_bodies(server: Server, body: bytes, message: str, field: str | None) -> None:
    for lang in ("da", "zh-Hant"):
        status, error = await open_with(Person(server, lang).arrive(), content=body)
        assert status == (413 if message == "error-too-large" else 400)
        assert error["message"]["id"].startswith(message)
        if message != "error-":
            assert error["field"] == field


async def test_ten_megabytes(server: Server) -> None:
    status, error = await open_with(Person(server).arrive(), content=b" " * 10_000_000)
    assert (status, error["message"]["id"]) == (413, "error-too-large")


async def test_who_may_open_a_table(server: Server) -> None:
    wish = {"game": "doudizhu", "level": "uniform"}
    status, error = await open_with(Person(server), json=wish)
    assert (status, error["message"]["id"]) == (401, "error-cookie")
    person = Person(server).arrive()
    for origin in ("http://evil.example", "null", "", server.address + ".evil.example", server.address.upper() + "/"):
        status, error = await open_with(person, json=wish, headers={"Origin": origin})
        assert (status, error["message"]["id"]) == (403, "error-origin")


async def test_too_many_tables(start: Starter) -> None:
    server = start(openings=3)
    wish = {"game": "doudizhu", "level": "uniform"}
    person = Person(server).arrive()
    answers = [await open_with(person, json=wish) for _ in range(4)]
    assert [status for status, _ in answers] == [201, 201, 201, 429]
    assert answers[-1][1]["message"]["id"] == "error-rate"


async def test_the_random_bot_is_for_tests(start: Starter) -> None:
    server = start(uniform=False)
    status, error = await open_with(Person(server).arrive(), json={"game": "doudizhu", "level": "uniform"})
    assert (status, error["message"]["id"]) == (400, "error-unknown-level")


async def test_tables_are_their_persons_own(server: Server) -> None:
    ann, eve = Person(server).arrive(), Person(server).arrive()
    table = await ann.open()
    assert [each["id"] for each in (await ann.get("/api/tables")).json()["tables"]] == [table]
    assert (await eve.get("/api/tables")).json() == {"tables": []}
    assert (await Person(server).get("/api/tables")).json() == {"tables": []}
    assert (await eve.get(f"/en/table/{table}")).status_code == 403
    assert (await eve.get("/en/table/nowhere")).status_code == 404


@pytest.mark.parametrize("path", ["/xx/", "/en/nowhere", "/nowhere", "/en/table/", "/api/", "/api/nowhere", "/%00"])
async def test_there_is_nothing(server: Server, path: str) -> None:
    for lang in ("da", "en"):
        answer = await Person(server, lang).get(path, follow_redirects=True)
        assert answer.status_code == 404
        shown = "en" if path.startswith("/en/") else lang
        assert locales.sentence(shown, "error-not-found") in answer.text


async def test_other_methods(server: Server) -> None:
    person = Person(server).arrive()
    for method in ("PUT", "DELETE", "PATCH"):
        answer = await person.http.request(method, server.address + "/api/tables")
        assert answer.status_code == 405
        assert answer.json()["error"]["message"]["id"] == "error-method"


async def test_health(server: Server) -> None:
    answer = await Person(server).get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


@pytest.mark.parametrize("lang", locales.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulebooks_are_read(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    assert book is not None
    assert book.lang == lang
    assert book.title
    for number, section in enumerate(book.sections, 1):
        assert section.number == str(number)
        assert [paragraph.number for paragraph in section.paragraphs] == [
            f"{number}.{place}" for place in range(1, len(section.paragraphs) + 1)
        ]


def test_a_missing_language_falls_back_to_english() -> None:
    book = rulebook("doudizhu", "xx")
    assert book is not None
    assert book.lang == "en"
    assert rulebook("chess", "en") is None


def test_a_rulebook_out_of_form_names_the_line() -> None:
    with pytest.raises(ValueError, match=r"x\.en\.md, line 3: loose words"):
        read("x", "en", "# X\n## 1 First\nloose words\n")
    example = read("x", "en", "# X\n## 1 First\n1.1 Text.\n> H7 S7! | two\n").sections[0].paragraphs[0].examples[0]
    assert (example.groups, example.caption) == (((("H7", False), ("S7", True)),), "two")
    text = "# X\n## 1 First\n1.1 Text.\n> RJ BJ / C3 | two groups\n> = | 1 + 1 = 2\n"
    groups, sums = read("x", "en", text).sections[0].paragraphs[0].examples
    assert groups.groups == ((("RJ", False), ("BJ", False)), (("C3", False),))
    assert (sums.groups, sums.caption) == ((), "1 + 1 = 2")
