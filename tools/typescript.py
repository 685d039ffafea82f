"""msgspec classes as TypeScript interfaces: field names and docstrings are Python's own."""

from __future__ import annotations

import inspect
from typing import Any

from msgspec import inspect as mi

PLAIN: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def interfaces(sent: list[Any], received: list[Any], unions: dict[str, Any], head: str) -> str:
    """`sent` comes from the server, with every field there; in `received` a field with a default may be left out."""
    by_page: dict[type, mi.StructType] = {}
    by_server: dict[type, mi.StructType] = {}
    for message in received:
        collect(mi.type_info(message), by_page)
    for message in sent:
        collect(mi.type_info(message), by_server)
    parts = [interface(cls, info, cls not in by_server) for cls, info in {**by_server, **by_page}.items()]
    for name, union in unions.items():
        parts.append(f"export type {name} = {spelled(mi.type_info(union))};")
    return head + "\n" + "\n\n".join(parts) + "\n"


def interface(cls: type, info: mi.StructType, may_omit: bool) -> str:
    doc = cls.__dict__.get("__doc__")
    lines = []
    if doc and not doc.startswith(cls.__name__ + "("):
        lines.append(f"/** {' '.join(inspect.cleandoc(doc).split())} */")
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    return "\n".join([*lines, "}"])


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
