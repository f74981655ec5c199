"""Writes the types of the browser client from the schemas: web/src/live/types/*.ts from docs/schema/*.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SCHEMAS = ROOT / "docs" / "schema"
TYPES = ROOT / "web" / "src" / "live" / "types"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def main() -> None:
    """Write every file, and remove those whose schema is gone."""
    TYPES.mkdir(parents=True, exist_ok=True)
    wanted = type_files()
    for old in TYPES.glob("*.ts"):
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        (TYPES / name).write_text(text, encoding="utf-8")


def type_files() -> dict[str, str]:
    """The text of each file by its name."""
    return {f"{path.stem}.ts": types_of(json.loads(path.read_text(encoding="utf-8"))) for path in schemas()}


def schemas() -> list[Path]:
    """The schemas in the order of their names."""
    return sorted(SCHEMAS.glob("*.json"))


def types_of(schema: Schema) -> str:
    """One schema as a module: a type for each definition."""
    defs: Schema = schema["$defs"]
    body = "\n".join(f"{comment(part)}export type {named(name)} = {written(part)};\n" for name, part in defs.items())
    others = [path.stem for path in schemas() if f'"{path.name}#' in json.dumps(schema)]
    imports = "".join(f'import type * as {name} from "./{name}";\n' for name in others)
    head = f"// {schema['title']}. Made from docs/schema by `make docs`: change the records there, not this file.\n"
    return f"{head}{imports}\n{body}"


def comment(schema: Schema) -> str:
    """What a definition says of itself."""
    return f"/** {schema['description']} */\n" if "description" in schema else ""


def named(name: str) -> str:
    """The name of a type: ZoneCards for zone_cards."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return referred(str(schema["$ref"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(written(one) for one in schema[several]))
    return of_type(schema)


def referred(ref: str) -> str:
    """A definition of this file, or of another one."""
    file, _, place = ref.partition("#")
    name = named(place.rpartition("/")[2])
    return f"{file.removesuffix('.json')}.{name}" if file else name


def of_type(schema: Schema) -> str:
    """A type by the word it has in the schema."""
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(of_type({**schema, "type": one}) for one in kind)
    if kind == "array" and "prefixItems" in schema:
        return listed(schema)
    if kind == "array":
        item = written(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return record(schema)
    return PLAIN.get(str(kind), "unknown")


def listed(schema: Schema) -> str:
    """A record written as a list; items at its end may be missing."""
    items: list[Schema] = schema["prefixItems"]
    least = schema.get("minItems", len(items))
    parts = [written(item) for item in items]
    optional = [f"({part})?" if " " in part else f"{part}?" for part in parts[least:]]
    return f"[{', '.join([*parts[:least], *optional])}]"


def record(schema: Schema) -> str:
    """An object with its fields."""
    fields: Schema = schema.get("properties", {})
    if not fields:
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    required = schema.get("required", [])
    lines = [f"  {name}{'' if name in required else '?'}: {written(part)};" for name, part in fields.items()]
    return "\n".join(["{", *[line.replace("\n", "\n  ") for line in lines], "}"])


if __name__ == "__main__":
    main()
