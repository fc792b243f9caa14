"""What migrations leave behind, read from their text: tables with their columns, keys and triggers. What could change a key or a
trigger in a way that is not understood here is an error, so nothing is overlooked."""

import re
from typing import NamedTuple


class Key(NamedTuple):
    name: str
    columns: tuple[str, ...]
    is_primary: bool = False


class ForeignKey(NamedTuple):
    columns: tuple[str, ...]
    parent: str
    #: Empty for those of its primary key.
    parent_columns: tuple[str, ...]


class Table:
    def __init__(self) -> None:
        #: With what stands behind their names.
        self.columns: dict[str, str] = {}
        self.keys: dict[str, Key] = {}
        self.foreign_keys: dict[str, ForeignKey] = {}
        self.triggers: set[str] = set()
        #: What a role may do to some columns only: (UPDATE, role).
        self.column_grants: set[tuple[str, str]] = set()


TOKEN = re.compile(
    r"--[^\n]*|/\*.*?\*/|(?P<quoted>\$(\w*)\$.*?\$\2\$|'(?:[^']|'')*')|(?P<word>\"[^\"]+\"|[A-Za-z_][\w.]*)|(?P<other>[^\s])", re.S)


def statements(script: str) -> list[list[str]]:
    """The statements of a script as tokens: words, marks, and '' for a text or a function's body.

    >>> statements("CREATE TABLE a.b (c text DEFAULT 'x; y'); -- not; this\\nDO $$ BEGIN; END $$;")
    [['CREATE', 'TABLE', 'a.b', '(', 'c', 'text', 'DEFAULT', '', ')'], ['DO', '']]
    """
    found: list[list[str]] = [[]]
    for match in TOKEN.finditer(script):
        if match["other"] == ";":
            found.append([])
        elif match["word"] or match["other"]:
            found[-1].append((match["word"] or match["other"]).strip('"'))
        elif match["quoted"]:
            found[-1].append("")
    return [statement for statement in found if statement]


def parts(tokens: list[str]) -> list[list[str]]:
    """Splits at the commas outside of parentheses.

    >>> parts(["a", "(", "b", ",", "c", ")", ",", "d"])
    [['a', '(', 'b', ',', 'c', ')'], ['d']]
    """
    found: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token == "(") - (token == ")")
        if token == "," and depth == 0:
            found.append([])
        else:
            found[-1].append(token)
    return [part for part in found if part]


def group(tokens: list[str]) -> list[str]:
    """What stands in the first parentheses.

    >>> group(["UNIQUE", "(", "lower", "(", "a", ")", ",", "b", ")", "WHERE", "(", "c", ")"])
    ['lower', '(', 'a', ')', ',', 'b']
    """
    first = tokens.index("(")
    depth = 0
    for index, token in enumerate(tokens[first:], first):
        depth += (token == "(") - (token == ")")
        if depth == 0:
            return tokens[first + 1:index]
    raise ValueError(f"parentheses do not end: {' '.join(tokens)}")


def starts(tokens: list[str], *words: str) -> bool:
    return [token.upper() for token in tokens[:len(words)]] == list(words)


class NotUnderstood(ValueError):
    def __init__(self, tokens: list[str]):
        super().__init__(f"cannot tell what this does to keys and triggers: {' '.join(tokens)[:150]}")


class Schema:
    """The tables that migrations leave behind.

    >>> schema = Schema()
    >>> schema.run('''
    ...   CREATE TABLE s.a (user_id uuid, b int UNIQUE, CONSTRAINT a_key PRIMARY KEY (user_id, b), CHECK (b > 0));
    ...   CREATE UNIQUE INDEX a_once ON s.a (b, lower(c)) WHERE b > 3; CREATE INDEX a_by_b ON s.a (b);
    ...   CREATE FUNCTION s.f() RETURNS trigger AS $$ BEGIN; END $$;
    ...   CREATE TRIGGER note AFTER INSERT OR UPDATE OF b ON s.a FOR EACH ROW EXECUTE FUNCTION s.f();
    ...   ALTER TABLE s.a ADD COLUMN c text NOT NULL DEFAULT '', ADD CONSTRAINT a_c UNIQUE (c, user_id);
    ... ''')
    >>> a = schema.tables["s.a"]
    >>> sorted(a.columns), a.triggers
    (['b', 'c', 'user_id'], {'note'})
    >>> [(key.name, key.columns) for key in a.keys.values()]
    [('a_b_key', ('b',)), ('a_key', ('user_id', 'b')), ('a_once', ('b', 'lower(c)')), ('a_c', ('c', 'user_id'))]
    >>> schema.run('''
    ...   DROP TRIGGER note ON s.a; DROP INDEX s.a_once; ALTER TABLE s.a ALTER COLUMN c DROP DEFAULT, DROP COLUMN b;
    ... ''')
    >>> sorted(a.columns), a.triggers, list(a.keys), a.columns["c"]
    (['c', 'user_id'], set(), ['a_c'], 'text NOT NULL')
    >>> schema.run('''
    ...   CREATE TABLE s.c (user_id uuid REFERENCES s.a, CONSTRAINT c_a FOREIGN KEY (user_id, d) REFERENCES s.a (user_id, e));
    ...   GRANT UPDATE (c), DELETE ON s.a, s.c TO r; GRANT UPDATE ON s.a TO r;
    ... ''')
    >>> schema.tables["s.c"].foreign_keys["c_user_id_fkey"]
    ForeignKey(columns=('user_id',), parent='s.a', parent_columns=())
    >>> schema.tables["s.c"].foreign_keys["c_a"].parent_columns, schema.tables["s.c"].column_grants, schema.tables["s.a"].column_grants
    (('user_id', 'e'), {('UPDATE', 'r')}, set())
    >>> for script in ("ALTER TABLE s.a RENAME TO b", "DO $$ BEGIN END $$", "CREATE TABLE s.b AS SELECT 1"):
    ...     try: schema.run(script)
    ...     except NotUnderstood as error: print(error)
    cannot tell what this does to keys and triggers: ALTER TABLE s.a RENAME TO b
    cannot tell what this does to keys and triggers: DO 
    cannot tell what this does to keys and triggers: CREATE TABLE s.b AS SELECT 1
    """

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    def run(self, script: str) -> None:
        for tokens in statements(script):
            match [token.upper() for token in tokens[:4]]:
                case ["GRANT", *_] if "TABLE" not in tokens and "SCHEMA" not in tokens:
                    self.grant(tokens)
                case ["INSERT" | "UPDATE" | "DELETE" | "WITH" | "GRANT" | "REVOKE" | "COMMENT", *_]:
                    pass
                case ["CREATE", "FUNCTION", *_] | ["CREATE", "OR", "REPLACE", "FUNCTION"] | ["DROP", "FUNCTION", *_]:
                    pass
                case ["CREATE", "TEMPORARY", "TABLE", _]:
                    pass
                case ["CREATE", "TABLE", _, "("]:
                    self.create(tokens)
                case ["CREATE", "INDEX", *_]:
                    pass
                case ["CREATE", "UNIQUE", "INDEX", _]:
                    on = [token.upper() for token in tokens].index("ON")
                    self.index(tokens[3], self.table(tokens[on + 1], tokens), group(tokens[on:]))
                case ["DROP", "INDEX", _] if "." in tokens[2]:
                    schema, index = tokens[2].split(".")
                    for name, table in self.tables.items():
                        if name.startswith(f"{schema}."):
                            table.keys.pop(index, None)
                case ["DROP", "TABLE", _]:
                    del self.tables[tokens[2]]
                case ["CREATE", "TRIGGER", *_]:
                    on = [token.upper() for token in tokens].index("ON")
                    self.table(tokens[on + 1], tokens).triggers.add(tokens[2])
                case ["DROP", "TRIGGER", _, "ON"]:
                    self.table(tokens[4], tokens).triggers.remove(tokens[2])
                case ["ALTER", "TABLE", *_]:
                    for action in parts(tokens[3:]):
                        self.alter(tokens[2], action, tokens)
                case _:
                    raise NotUnderstood(tokens)

    def table(self, name: str, tokens: list[str]) -> Table:
        if name not in self.tables:
            raise NotUnderstood(tokens)
        return self.tables[name]

    def create(self, tokens: list[str]) -> None:
        self.tables[tokens[2]] = Table()
        for part in parts(group(tokens)):
            self.add(tokens[2], part)

    def index(self, name: str, table: Table, columns: list[str], is_primary: bool = False) -> None:
        table.keys[name] = Key(name, tuple("".join(part) for part in parts(columns)), is_primary)

    def add(self, name: str, part: list[str]) -> None:
        """A column with what stands behind it, or a constraint of the table."""
        table = self.tables[name]
        constraint = part[1] if starts(part, "CONSTRAINT") else ""
        rest = part[2:] if constraint else part
        short = name.split(".")[-1]
        if starts(rest, "PRIMARY", "KEY"):
            self.index(constraint or f"{short}_pkey", table, group(rest), is_primary=True)
        elif starts(rest, "UNIQUE"):
            self.index(constraint or "_".join([short, *group(rest), "key"]), table, group(rest))
        elif starts(rest, "FOREIGN", "KEY"):
            self.reference(table, constraint or "_".join([short, *group(rest), "fkey"]), group(rest), rest)
        elif starts(rest, "CHECK"):
            pass
        elif constraint or starts(rest, "EXCLUDE") or starts(rest, "LIKE"):
            raise NotUnderstood(part)
        else:
            column, words = part[0], [token.upper() for token in part[1:]]
            table.columns[column] = " ".join(part[1:])
            if "PRIMARY" in words:
                self.index(f"{short}_pkey", table, [column], is_primary=True)
            if "UNIQUE" in words:
                self.index(f"{short}_{column}_key", table, [column])
            if "REFERENCES" in words:
                self.reference(table, f"{short}_{column}_fkey", [column], part)

    def reference(self, table: Table, name: str, columns: list[str], tokens: list[str]) -> None:
        to = [token.upper() for token in tokens].index("REFERENCES") + 1
        parent = group(tokens[to:]) if tokens[to + 1:to + 2] == ["("] else []
        table.foreign_keys[name] = ForeignKey(
            tuple(column for column in columns if column != ","), tokens[to],
            tuple(column for column in parent if column != ","))

    def grant(self, tokens: list[str]) -> None:
        """GRANT SELECT, UPDATE (a, b) ON s.a, s.b TO role: what is granted for a table covers its columns."""
        words = [token.upper() for token in tokens]
        on, to = words.index("ON"), words.index("TO")
        for name in tokens[on + 1:to]:
            if name in self.tables:
                for part in parts(tokens[1:on]):
                    grant = (part[0].upper(), tokens[to + 1])
                    (self.tables[name].column_grants.add if "(" in part else self.tables[name].column_grants.discard)(grant)

    def alter(self, name: str, action: list[str], tokens: list[str]) -> None:
        table = self.table(name, tokens)
        match [token.upper() for token in action]:
            case ["ADD", "COLUMN", *_]:
                self.add(name, action[2:])
            case ["ADD", *_] if "INDEX" not in [token.upper() for token in action]:
                self.add(name, action[1:])
            case ["DROP", "CONSTRAINT", *_]:
                table.keys.pop(action[2], None)
                table.foreign_keys.pop(action[2], None)
            case ["DROP", "COLUMN", _]:
                del table.columns[action[2]]
                table.keys = {key.name: key for key in table.keys.values() if action[2] not in key.columns}
            case ["ALTER", "COLUMN", _, "DROP", "DEFAULT"]:
                table.columns[action[2]] = re.sub(r" DEFAULT .*?(?= NOT NULL|$)", "", table.columns[action[2]])
            case ["ALTER", "COLUMN", *_] | ["SET", *_] | ["ENABLE" | "DISABLE", "TRIGGER", _] | ["VALIDATE", "CONSTRAINT", _]:
                pass
            case _:
                raise NotUnderstood(tokens)
