"""What people chose before a table is opened, checked."""

from collections.abc import Mapping
from typing import Any

from french54.catalogue import Entry
from french54.table.table import Refused


def checked(entry: Entry, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they are kept with the table; raises Refused naming the one that is wrong."""
    known = {option.name: option for option in entry.options}
    held = {option.name: option.among[0] for option in entry.options} | dict(options)
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            raise Refused("error-unknown-option", f"options.{name}"[:60], option=name[:40])
        if not any(type(value) is type(each) and value == each for each in option.among):
            raise Refused("error-option", f"options.{name}", option=name)
    for name, value in options.items():
        needs = known[name].needs
        if value and needs and not any(need.items() <= held.items() for need in needs):
            raise Refused("error-option-needs", f"options.{name}", option=name)
    return dict(options)
