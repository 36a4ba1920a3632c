-- step: expand
-- Payouts that wait for a second person. Those that were made before anybody had to check them went to the bank as they
-- were: asked for anew, they could be paid twice.
alter table transfers add column needs_check boolean not null default false;
