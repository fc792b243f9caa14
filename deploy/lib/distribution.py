#!/usr/bin/env python3
"""Checks that an installation could be spread over several servers by the user's id (Citus), without having any.

distribution.py check: reads all migrations in their order, the SQL in stores, and where deploy/postgres/placements.sql puts each
table: every table once. Tables that are spread have no triggers, have the column that they are spread by in every key and in every
foreign key, and nothing granted for single columns; no function in SQL with parameters reads or writes them. In stores, no
statement locks rows of several users or changes them by a volatile function, computes a time from a column or in RETURNING, or
limits what it joins of each of several users, and whatever writes a row that carries its number in a feed writes the number with it.
Prints what is wrong, and exits with 1 if anything is.
"""

import pathlib
import re
import sys

from schema import NotUnderstood, Schema, Table

#: Where the tables are that are not spread.
REFERENCE, LOCAL = "reference", "local"

PLACEMENT = re.compile(r"^  \('([^']+)', '([^']+)'\)[,;]$", re.M)


def placements(script: str) -> list[tuple[str, str]]:
    """
    >>> placements("INSERT INTO placements (name, place) VALUES\\n  ('s.a', 'user_id'),\\n  -- Why.\\n  ('s.b', 'local');\\n")
    [('s.a', 'user_id'), ('s.b', 'local')]
    """
    return PLACEMENT.findall(script)


def misnamed(tables: dict[str, Table], placed: list[tuple[str, str]]) -> list[str]:
    """
    >>> schema = Schema()
    >>> schema.run("CREATE TABLE s.a (user_id uuid); CREATE TABLE s.b (c int); CREATE TABLE s.d (c int);")
    >>> misnamed(schema.tables, [("s.a", "user_id"), ("s.a", "local"), ("s.b", "user_id"), ("s.c", "local")])
    ['s.a: placed 2 times', 's.b: has no column user_id', 's.c: is no table', 's.d: placed 0 times']
    """
    names = [name for name, _ in placed]
    found = [f"{name}: placed {names.count(name)} times" for name in tables if names.count(name) != 1]
    found += [f"{name}: is no table" for name in names if name not in tables]
    found += [
        f"{name}: has no column {place}" for name, place in placed
        if name in tables and place not in (REFERENCE, LOCAL) and place not in tables[name].columns]
    return sorted(found)


def undistributable(tables: dict[str, Table], places: dict[str, str]) -> list[str]:
    """What tables have that they cannot have where they are placed.

    >>> schema = Schema()
    >>> schema.run('''
    ...   CREATE TABLE s.good (user_id uuid PRIMARY KEY, a int REFERENCES s.shared, UNIQUE (a, user_id));
    ...   CREATE TABLE s.child (owner_id uuid PRIMARY KEY, FOREIGN KEY (owner_id) REFERENCES s.good (user_id));
    ...   CREATE TABLE s.shared (a int PRIMARY KEY); CREATE TABLE s.here (a int UNIQUE, user_id uuid REFERENCES s.good);
    ...   CREATE TABLE s.bad (user_id uuid, a int UNIQUE REFERENCES s.here, b uuid REFERENCES s.good);
    ...   CREATE TRIGGER note AFTER DELETE ON s.bad EXECUTE FUNCTION s.f(); GRANT UPDATE (a) ON s.bad TO r;
    ... ''')
    >>> places = {"s.good": "user_id", "s.child": "owner_id", "s.shared": REFERENCE, "s.here": LOCAL, "s.bad": "user_id"}
    >>> for line in undistributable(schema.tables, places): print(line)
    s.bad: no primary key
    s.bad: key bad_a_key (a) without user_id
    s.bad: foreign key bad_a_fkey to s.here, which is local
    s.bad: foreign key bad_b_fkey to s.good without user_id
    s.bad: trigger note
    s.bad: r may UPDATE single columns
    s.here: foreign key here_user_id_fkey to s.good, which is spread
    """
    found = []
    for name, table in sorted(tables.items()):
        place = places[name]
        is_spread = place not in (REFERENCE, LOCAL)
        if is_spread:
            if not any(key.is_primary for key in table.keys.values()):
                found.append(f"{name}: no primary key")
            keys = [key for key in table.keys.values() if place not in key.columns]
            found += [f"{name}: key {key.name} ({', '.join(key.columns)}) without {place}" for key in keys]
        for key, (columns, parent, parent_columns) in sorted(table.foreign_keys.items()):
            if not is_spread and places[parent] not in (REFERENCE, LOCAL):
                found.append(f"{name}: foreign key {key} to {parent}, which is spread")
            elif is_spread and places[parent] == LOCAL:
                found.append(f"{name}: foreign key {key} to {parent}, which is local")
            elif is_spread and places[parent] != REFERENCE:
                there = parent_columns or next(key.columns for key in tables[parent].keys.values() if key.is_primary)
                if (place, places[parent]) not in zip(columns, there):
                    found.append(f"{name}: foreign key {key} to {parent} without {place}")
        if is_spread:
            found += [f"{name}: trigger {trigger}" for trigger in sorted(table.triggers)]
            found += [f"{name}: {role} may {verb} single columns" for verb, role in sorted(table.column_grants)]
    return found


FUNCTION = re.compile(
    r"CREATE (?:OR REPLACE )?FUNCTION ([\w.]+)\(([^)]*)\)[^$]*?\bLANGUAGE (\w+)[^$]*\$\$(.*?)\$\$|DROP FUNCTION ([\w.]+)", re.S)


def unplannable(scripts: list[str], spread: set[str]) -> list[str]:
    """Functions that Citus cannot plan: in SQL, with parameters, over spread tables.

    >>> made = "CREATE FUNCTION s.{}({}) RETURNS void LANGUAGE {} SET a = b AS $$ DELETE FROM s.{} $$;"
    >>> unplannable([
    ...   made.format("f", "a uuid", "sql", "rows"), made.format("g", "", "sql", "rows"), made.format("h", "a uuid", "plpgsql", "rows"),
    ...   made.format("i", "a uuid", "sql", "here"), made.format("j", "a uuid", "sql", "rows"), "DROP FUNCTION s.j;",
    ...   made.format("k", "a uuid", "sql", "rows"), made.format("k", "a uuid", "plpgsql", "rows"),
    ... ], {"s.rows"})
    ['s.f: a function in SQL with parameters over s.rows']
    """
    functions: dict[str, tuple[str, str, str]] = {}
    for script in scripts:
        for name, parameters, language, body, dropped in FUNCTION.findall(script):
            if dropped:
                functions.pop(dropped, None)
            else:
                functions[name] = parameters, language.lower(), body
    return [
        f"{name}: a function in SQL with parameters over {', '.join(sorted(touched))}"
        for name, (parameters, language, body) in functions.items()
        if language == "sql" and parameters.strip() and (touched := spread.intersection(NAME.findall(body)))]


LITERAL = re.compile(r'"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.S)
WRITE = re.compile(r"\b(INSERT INTO|UPDATE) (\w+\.\w+)")
CHANGE = re.compile(r"\b(?:UPDATE|DELETE FROM) (\w+\.\w+)")
NAME = re.compile(r"\b\w+\.\w+\b")
LOCK = re.compile(r"\bFOR (?:UPDATE|NO KEY UPDATE|SHARE|KEY SHARE)\b")
OWN = re.compile(r"\b(?:user_id|anchor_id) = \\\(")
VOLATILE = re.compile(r"\b(gen_random_uuid|clock_timestamp|random|nextval) ?\(")
TOLD_TIME = re.compile(r"\bRETURNING\b.*\b(\w*timestamp|now) ?\(", re.S)
COMPUTED_TIME = re.compile(r"\bSET\b(?:(?!\bWHERE\b).)*?\b\w+_(?:at|time)\b(?:[^=]*?\))? [-+] (?:\\\(|interval\b)", re.S)
PART_OF_MANY = re.compile(r"\bLATERAL \((?:(?!\) AS ).)*\bLIMIT\b", re.S)


def numbered(tables: dict[str, Table]) -> dict[str, bool]:
    """The tables whose rows carry their numbers in a feed in slots, and whether a new row may have none yet."""
    return {
        name: "DEFAULT" in table.columns["change_number"]
        for name, table in tables.items() if {"change_slot", "change_number"} <= set(table.columns)}


def misplaced(path: str, swift: str, tables: dict[str, bool], spread: set[str]) -> list[str]:
    r"""What SQL in a store does that it should not.

    >>> tables = {"s.rows": False, "s.later": True}
    >>> misplaced("S.swift", r'''
    ...   "UPDATE s.rows SET a = 1 WHERE b = \(c)"
    ...   "UPDATE s.rows SET a = random(), change_number = \(n)"
    ...   "INSERT INTO s.later (a) VALUES (random())"
    ...   "INSERT INTO s.rows (a) VALUES (1)"
    ...   "SELECT change_number FROM s.rows FOR UPDATE SKIP LOCKED"
    ...   "SELECT a FROM s.here FOR UPDATE SKIP LOCKED"
    ...   "SELECT a FROM s.rows WHERE user_id = \(user) FOR UPDATE"
    ...   "SELECT a FROM s.rows WHERE user_id = ANY (\(users)) FOR UPDATE"
    ...   "DELETE FROM s.rows WHERE user_id = \(user) RETURNING a > statement_timestamp()"
    ...   "UPDATE s.rows SET due_at = COALESCE(made_at, \(now)) + \(pause), change_number = \(n)"
    ...   "UPDATE s.rows SET due_at = now() + \(pause), change_number = \(n) WHERE made_at > \(now)"
    ...   "SELECT a FROM s.rows LEFT JOIN LATERAL (SELECT b FROM s.later LIMIT 1) AS newest ON true"
    ...   "SELECT a FROM s.rows LEFT JOIN LATERAL (SELECT b FROM s.later) AS all_of ON true LIMIT 1"
    ... ''', tables, {"s.rows", "s.later"})
    ['S.swift: UPDATE s.rows without its number', 'S.swift: random() changes s.rows', 'S.swift: INSERT INTO s.rows without its number', 'S.swift: locks rows of many users in s.rows', 'S.swift: locks rows of many users in s.rows', 'S.swift: statement_timestamp() in RETURNING of s.rows', 'S.swift: a time is computed from a column of s.rows', 'S.swift: a limit for each user in s.later, s.rows']
    """
    found = []
    for match in LITERAL.finditer(swift):
        sql = match[1] or match[2] or ""
        for verb, table in WRITE.findall(sql):
            if table in tables and "change_number" not in sql and not (verb == "INSERT INTO" and tables[table]):
                found.append(f"{path}: {verb} {table} without its number")
        changed = spread.intersection(CHANGE.findall(sql))
        found += [f"{path}: {name}() changes {', '.join(sorted(changed))}" for name in VOLATILE.findall(sql) if changed]
        written = ", ".join(sorted(spread.intersection(table for _, table in WRITE.findall(sql)) | changed))
        if written and (told := TOLD_TIME.search(sql)):
            found.append(f"{path}: {told[1]}() in RETURNING of {written}")
        if written and COMPUTED_TIME.search(sql):
            found.append(f"{path}: a time is computed from a column of {written}")
        if PART_OF_MANY.search(sql) and not OWN.search(sql) and (read := spread.intersection(NAME.findall(sql))):
            found.append(f"{path}: a limit for each user in {', '.join(sorted(read))}")
        locked = spread.intersection(NAME.findall(sql))
        if LOCK.search(sql) and locked and ("SKIP LOCKED" in sql or not OWN.search(sql)):
            found.append(f"{path}: locks rows of many users in {', '.join(sorted(locked))}")
    return found


def check() -> int:
    root = pathlib.Path(__file__).resolve().parents[2]
    schema = Schema()
    scripts = []
    for path in sorted(root.glob("Services/*/Migrations/*.sql")):
        scripts.append(path.read_text())
        try:
            schema.run(scripts[-1])
        except NotUnderstood as error:
            print(f"{path.relative_to(root)}: {error}")
            return 1
    placed = placements((root / "deploy/postgres/placements.sql").read_text())
    wrong = misnamed(schema.tables, placed)
    if not wrong:
        places = dict(placed)
        spread = {name for name, place in placed if place not in (REFERENCE, LOCAL)}
        wrong = undistributable(schema.tables, places) + unplannable(scripts, spread)
        tables = numbered(schema.tables)
        for path in sorted(root.glob("Services/*/Service/**/*.swift")):
            wrong += misplaced(path.name, path.read_text(), tables, spread)
        print(f"{len(spread)} tables can be spread, {list(places.values()).count(LOCAL)} stay on the coordinator")
    for line in wrong:
        print(f"wrong: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:] != ["check"]:
        sys.exit("usage: distribution.py check")
    sys.exit(check())
