-- A title is the same whether its letters are composed (NFC) or not. Of several that become the same, one gets the key: that
-- which has it already, else the first; the others keep their old key until they are changed.
UPDATE habits.habits AS old SET title_key = normalize(title_key, NFC)
WHERE title_key IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT FROM habits.habits AS other
  WHERE other.user_id = old.user_id AND normalize(other.title_key, NFC) = normalize(old.title_key, NFC)
    AND (other.title_key IS NFC NORMALIZED OR other.habit_id < old.habit_id));
