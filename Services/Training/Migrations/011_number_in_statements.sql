-- No program from before 007_number_practices.sql is left, and later ones number practices themselves: where a table is spread
-- over several servers, it has no triggers.
DROP TRIGGER practices_renew_change ON training.practices;
DROP FUNCTION training.renew_change();

-- Nothing reads the places by transaction any more; their index goes with them.
ALTER TABLE training.practices DROP COLUMN change_xid;
