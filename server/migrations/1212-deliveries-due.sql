-- step: index
-- Deliveries that still wait, for the sweep that looks for those whose job was lost.
create index concurrently if not exists webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
