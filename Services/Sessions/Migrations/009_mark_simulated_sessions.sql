-- Sessions that nobody did. Their `evidence` is that of declared ones (4), so that whoever does not look at this column
-- believes no more of them.
ALTER TABLE sessions.sessions
  ADD COLUMN is_simulated boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT sessions_simulated_prove_nothing CHECK (NOT is_simulated OR evidence = 4);
