-- `users_waiting` finds all who wait, in their order; no statement needs them by id alone.
DROP INDEX trophies.users_stale;
