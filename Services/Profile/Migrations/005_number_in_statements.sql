-- Stop older programs first: they number no changes.
--
-- The statements that write profiles, settings and measurements are followed by one that numbers the change: where a table
-- is spread over several servers, it has no triggers.
DROP TRIGGER profiles_note_change ON profile.profiles;
DROP TRIGGER settings_note_change ON profile.settings;
DROP TRIGGER measurements_note_change ON profile.measurements;
DROP FUNCTION profile.note_change();

-- A change without a number is refused. Nothing reads the places by transaction any more; their index goes with them.
ALTER TABLE profile.changes ALTER COLUMN change_number DROP DEFAULT, DROP COLUMN change_xid;
