-- Makes an operator of an account, or an ordinary one again; false if that is what it is. For `titanup-auth --make-operator`,
-- which runs on the server with the service's configuration. No method of the service calls it. The service signs the tokens
-- that name the role, so this lets whoever holds its secrets do no more than they can do by those.

CREATE FUNCTION auth.set_role(of_user uuid, new_role text) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH changed AS (
    UPDATE auth.users SET role = new_role WHERE user_id = of_user AND role <> new_role RETURNING 1)
  SELECT EXISTS (SELECT FROM changed)
$$;
