-- An account's language is that of its profile: auth follows the profile feed, and access tokens carry what it tells.

-- Where the feeds are read from.
CREATE TABLE auth.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO auth.feeds (feed) VALUES ('profile');

REVOKE INSERT, DELETE ON auth.feeds FROM titanup_auth;
GRANT UPDATE (locale) ON auth.users TO titanup_auth;
