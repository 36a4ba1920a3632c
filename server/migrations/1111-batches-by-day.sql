-- step: index
-- A batch of pay is found by its day, among all money that has ever left.
create index concurrently if not exists transfers_batch_on on transfers (batch_on) where batch_on is not null;
