-- Stop older programs first: of an upload that they refuse, the frames would stay.
--
-- The key locked a stream's row with each append, for each chunk. Whatever deletes a stream deletes its frames in the same
-- transaction, in a statement of its own that follows: the row's lock keeps the last append from being missed.
ALTER TABLE pose.chunks DROP CONSTRAINT chunks_stream;

-- No statement looks for a receipt by its id, which is made at random. A stream has one receipt by the primary key.
ALTER TABLE pose.receipts DROP CONSTRAINT receipts_receipt_id_unique;
