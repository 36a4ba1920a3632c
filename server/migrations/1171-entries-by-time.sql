-- step: index
-- A month of the books, and the lines of one report of a gateway.
create index concurrently if not exists ledger_entries_posted on ledger_entries (posted_at, id);
create index concurrently if not exists settlement_lines_settlement on settlement_lines (settlement_id);
