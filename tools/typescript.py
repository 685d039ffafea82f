"""msgspec classes as TypeScript interfaces; names and docstrings are Python's own."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from typing import Any, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as mi

PLAIN: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def interfaces(
    sent: list[Any], received: list[Any], unions: dict[str, Any], head: str, without: Iterable[str] = ()
) -> str:
    """`sent` comes from the server, every field present; in `received` fields with a default are optional."""
    by_page: dict[type, mi.StructType] = {}
    by_server: dict[type, mi.StructType] = {}
    for message in received:
        collect(mi.type_info(message), by_page)
    for message in sent:
        collect(mi.type_info(message), by_server)
    found = {**by_server, **by_page}
    parts = [interface(cls, info, cls not in by_server, frozenset(without)) for cls, info in found.items()]
    for name, union in unions.items():
        parts.append(f"export type {name} = {spelled(mi.type_info(union))};")
    return head + "\n" + "\n\n".join(parts) + "\n"


def interface(cls: type, info: mi.StructType, may_omit: bool, without: frozenset[str]) -> str:
    doc = cls.__dict__.get("__doc__")
    lines = []
    if doc and not doc.startswith(cls.__name__ + "("):
        lines.append(f"/** {' '.join(inspect.cleandoc(doc).split())} */")
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        if field.encode_name not in without:
            mark = "?" if may_omit and not field.required else ""
            lines.append(f"  {quoted(field.encode_name)}{mark}: {spelled(field.type)};")
    return "\n".join([*lines, "}"])


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def spelled(info: mi.Type) -> str:
    match info:
        case mi.Metadata(type=inner):
            return spelled(inner)
        case mi.StructType(cls=cls):
            return cls.__name__
        case mi.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case mi.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case mi.TupleType(item_types=items):
            return f"[{', '.join(map(spelled, items))}]"
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
            one = spelled(item)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case mi.UnionType(types=types):
            return " | ".join(map(spelled, types))
    return PLAIN[type(info)]


def collect(info: mi.Type, found: dict[type, mi.StructType]) -> None:
    """Every struct that a type leads to."""
    if isinstance(info, mi.StructType):
        if info.cls in found:
            return
        found[info.cls] = info
        for field in info.fields:
            collect(field.type, found)
    for name in ("type", "item_type", "key_type", "value_type"):
        inner = getattr(info, name, None)
        if isinstance(inner, mi.Type):
            collect(inner, found)
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            collect(inner, found)


def constant(name: str, kind: str, value: Any) -> str:
    """Data as an exported constant."""
    note = f": {kind}" if kind else ""
    return f"export const {name}{note} = {written(value)};\n"


def written(value: Any, indent: str = "") -> str:
    """JSON with a line for each innermost list or object."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not any(isinstance(one, dict | list) for one in inner):
        return json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{deeper}{json.dumps(name)}: {written(one, deeper)}" for name, one in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    return "[\n" + ",\n".join(deeper + written(one, deeper) for one in value) + f"\n{indent}]"


def calls(handlers: Iterable[HTTPRouteHandler], head: str) -> str:
    """Each HTTP call of the server by method and path: the types of its body and of its answer."""
    used: dict[type, mi.StructType] = {}
    rows = []
    for handler in handlers:
        hints = get_type_hints(handler.fn)
        for path in sorted(handler.paths):
            for method in sorted(handler.http_methods):
                row = [f"{side}: {type_of(hints[name], used)}" for side, name in SIDES if name in hints]
                rows.append(f'  "{method} {placed(path)}": {{ {"; ".join(row)} }};')
    names = ", ".join(sorted(cls.__name__ for cls in used))
    imports = f'import type {{ {names} }} from "./protocol";\n\n'
    return head + imports + "export interface Calls {\n" + "\n".join(rows) + "\n}\n"


SIDES = (("body", "data"), ("answer", "return"))


def type_of(note: Any, used: dict[type, mi.StructType]) -> str:
    if getattr(note, "__origin__", note) is Response:
        return "unknown"  # encoded elsewhere
    info = mi.type_info(note)
    named = info.types if isinstance(info, mi.UnionType) else (getattr(info, "item_type", info),)
    used.update({one.cls: one for one in named if isinstance(one, mi.StructType)})
    return spelled(info)


def placed(path: str) -> str:
    """`/tables/{id:str}` as `/tables/{id}`."""
    parts = path.split("/")
    return "/".join(part.split(":")[0] + "}" if part.startswith("{") else part for part in parts)
