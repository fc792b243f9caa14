-- Counts how often something that trophies and medals are judged by was projected for the user: what was found out of a
-- history before holds while the count does. Who was here already has a history that nobody has counted.
ALTER TABLE trophies.users ADD COLUMN history_changes bigint NOT NULL DEFAULT 1;
