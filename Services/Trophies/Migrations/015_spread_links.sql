-- Not unique: a constraint would have to span all users, which a table spread over several servers cannot have. A
-- token is a keyed digest of the user's id and the link's, so no two links have the same.
ALTER TABLE trophies.award_links DROP CONSTRAINT award_links_token;
CREATE INDEX award_links_by_token ON trophies.award_links (token_digest);
