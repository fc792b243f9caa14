-- How many sessions somebody has declared lately: those that TitanUp did not count itself, deleted or not.
CREATE INDEX sessions_declared ON sessions.sessions (user_id, create_time DESC) WHERE evidence > 2;
