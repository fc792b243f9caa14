#!/usr/bin/env python3
"""Checks that tables with users' rows could be spread over several servers by the user's id (Citus), without having any.

distribution.py check: reads all migrations in their order, and the SQL in stores. Of the schema that results, tables with a column
`user_id` have no triggers, and have that column in every key: spread tables can have neither otherwise. In stores, no statement locks
rows of many users with SKIP LOCKED, and whatever writes a row that carries its number in a feed writes the number with it. Prints what
is excepted with the reason, then what is wrong, and exits with 1 if anything is. An exception that excepts nothing is wrong, too.
"""

import pathlib
import re
import sys

from schema import NotUnderstood, Schema, Table

OWNER = "user_id"

#: What spread tables cannot have and some of ours do, by why.
EXCEPTIONS = {
    "whatever ends a device's sign-in or a token is told to services, SQL by hand included; spread, auth's stores have to tell it": [
        "auth.auth_sessions: trigger auth_sessions_note_deletion",
        "auth.auth_sessions: trigger auth_sessions_note_revocation",
        "auth.personal_access_tokens: trigger personal_access_tokens_note_deletion",
        "auth.personal_access_tokens: trigger personal_access_tokens_note_revocation",
        "auth.users: trigger users_revoke_for_role",
    ],
    "it guards against, or completes, the deletion of an account; spread, auth's store has to": [
        "auth.users: trigger users_erase_sign_in_failures",
        "auth.users: trigger users_refuse_unwanted_deletion",
    ],
    "it is looked up before the user is known: such a table is spread by this key, apart from users": [
        "auth.email_addresses: key email_addresses_one_account (address_key)",
        "auth.mails: key mails_id (mail_id)",
        "auth.passkey_challenges: key passkey_challenges_key (challenge_digest)",
        "auth.provider_links: key provider_links_key (link_key)",
    ],
    "it belongs to a group, and is spread by the group's id": [
        "social.feed_entries: key feed_entries_key (group_id, entry_id)",
        "social.group_invitations: key group_invitations_key (group_id, invitation_id)",
        "social.members: key members_name (group_id, member_id)",
        "social.members: key members_one_owner (group_id)",
    ],
    "a group has an owner however a member goes, by erasure too; spread, social's store has to see to that": [
        "social.members: trigger members_settle_group",
    ],
    "whoever showed the same motion is counted again however a set goes, by erasure too; spread, social's store has to see to that": [
        "social.shared_sets: trigger shared_sets_recount",
    ],
    "operators' work for everybody, one piece at a time: a table that every server has": [
        "trophies.operations: key operations_key (operation_id)",
        "trophies.operations: key operations_running (state)",
        "PostgresTrophyStore+Reevaluation.swift: SKIP LOCKED, 1 in all",
    ],
    "a sweep over everybody's rows; spread, it has to find them without a lock, and lock them user by user": [
        "PostgresAuthStore+Accounts.swift: SKIP LOCKED, 1 in all",
        "PostgresAuthStore+Deletion.swift: SKIP LOCKED, 1 in all",
        "PostgresAuthStore+Outbox.swift: SKIP LOCKED, 1 in all",
    ],
}


def undistributable(tables: dict[str, Table]) -> list[str]:
    """
    >>> schema = Schema()
    >>> schema.run('''
    ...   CREATE TABLE s.good (user_id uuid PRIMARY KEY, a int, UNIQUE (a, user_id));
    ...   CREATE TABLE s.shared (a int PRIMARY KEY);
    ...   CREATE TABLE s.bad (user_id uuid, a int UNIQUE); CREATE TRIGGER note AFTER DELETE ON s.bad EXECUTE FUNCTION s.f();
    ... ''')
    >>> undistributable(schema.tables)
    ['s.bad: no primary key', 's.bad: key bad_a_key (a)', 's.bad: trigger note']
    """
    found = []
    for name, table in sorted(tables.items()):
        if OWNER not in table.columns:
            continue
        if not any(key.is_primary for key in table.keys.values()):
            found.append(f"{name}: no primary key")
        keys = [key for key in table.keys.values() if OWNER not in key.columns]
        found += [f"{name}: key {key.name} ({', '.join(key.columns)})" for key in keys]
        found += [f"{name}: trigger {trigger}" for trigger in sorted(table.triggers)]
    return found


LITERAL = re.compile(r'"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.S)
WRITE = re.compile(r"\b(INSERT INTO|UPDATE) (\w+\.\w+)")


def numbered(tables: dict[str, Table]) -> dict[str, bool]:
    """The tables whose rows carry their numbers in a feed in slots, and whether a new row may have none yet."""
    return {
        name: "DEFAULT" in table.columns["change_number"]
        for name, table in tables.items() if {"change_slot", "change_number"} <= set(table.columns)}


def misplaced(path: str, swift: str, tables: dict[str, bool]) -> list[str]:
    r"""What SQL in a store does that it should not.

    >>> tables = {"s.rows": False, "s.later": True}
    >>> misplaced("S.swift", r'''
    ...   "UPDATE s.rows SET a = 1 WHERE b = \(c)"
    ...   "UPDATE s.rows SET a = 1, change_number = \(n)"
    ...   "INSERT INTO s.later (a) VALUES (1)"
    ...   "INSERT INTO s.rows (a) VALUES (1)"
    ...   "SELECT change_number FROM s.rows FOR UPDATE SKIP LOCKED"
    ... ''', tables)
    ['S.swift: UPDATE s.rows without its number', 'S.swift: INSERT INTO s.rows without its number', 'S.swift: SKIP LOCKED, 1 in all']
    """
    found = []
    locks = 0
    for match in LITERAL.finditer(swift):
        sql = match[1] or match[2] or ""
        for verb, table in WRITE.findall(sql):
            if table in tables and "change_number" not in sql and not (verb == "INSERT INTO" and tables[table]):
                found.append(f"{path}: {verb} {table} without its number")
        locks += sql.count("SKIP LOCKED")
    return found + [f"{path}: SKIP LOCKED, {locks} in all"] * (locks > 0)


def differences(found: list[str], exceptions: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """What is excepted, by its reason, and what is wrong.

    >>> differences(["a", "b", "d"], {"because": ["b", "c", "d"]})
    (['because: b; d'], ['a', 'c is excepted, and not there'])
    """
    known = {name for names in exceptions.values() for name in names}
    excepted = [f"{reason}: {'; '.join(name for name in names if name in found)}" for reason, names in exceptions.items()]
    wrong = [name for name in found if name not in known]
    return excepted, wrong + [f"{name} is excepted, and not there" for name in sorted(known - set(found))]


def check() -> int:
    root = pathlib.Path(__file__).resolve().parents[2]
    schema = Schema()
    for path in sorted(root.glob("Services/*/Migrations/*.sql")):
        try:
            schema.run(path.read_text())
        except NotUnderstood as error:
            print(f"{path.relative_to(root)}: {error}")
            return 1
    found = undistributable(schema.tables)
    tables = numbered(schema.tables)
    for path in sorted(root.glob("Services/*/Service/**/*.swift")):
        found += misplaced(path.name, path.read_text(), tables)
    excepted, wrong = differences(found, EXCEPTIONS)
    for line in excepted:
        print(f"excepted: {line}")
    for line in wrong:
        print(f"wrong: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:] != ["check"]:
        sys.exit("usage: distribution.py check")
    sys.exit(check())
