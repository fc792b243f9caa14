-- A title is the same whether its letters are composed (NFC) or not. One that another habit in use has by now keeps its
-- old key until it is changed.
UPDATE habits.habits AS old SET title_key = normalize(title_key, NFC)
WHERE title_key IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT FROM habits.habits AS other
  WHERE other.user_id = old.user_id AND other.title_key = normalize(old.title_key, NFC));
