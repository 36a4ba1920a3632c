-- A bank may refuse to pay a Karigar: his payout comes back, and the next batch takes what it was for.

alter table karigar_payouts
  add column returned_at timestamptz,
  add check (paid_at is null or returned_at is null),
  drop constraint karigar_payouts_karigar_id_batch_on_key;
create unique index karigar_payouts_once on karigar_payouts (karigar_id, batch_on) where returned_at is null;
create index karigar_payouts_karigar on karigar_payouts (karigar_id, made_at);

-- The bank was said to have paid as soon as a batch was made: of those it has not paid yet it still owes the money.
with restated as (
  insert into ledger_entries (event_id, booking_id, kind, reference, posted_at)
    select e.event_id, null, 'karigar-payout-restated', 'karigar-payout-restated:' || p.id, now()
    from karigar_payouts p join ledger_entries e on e.reference = 'karigar-paid:' || p.id
    where p.paid_at is null
    returning id, reference
)
insert into ledger_lines (entry_id, position, account, amount_paise)
  select r.id, side.position, side.account, side.sign * p.amount_paise
  from restated r join karigar_payouts p on r.reference = 'karigar-payout-restated:' || p.id,
    (values (0, 'bank', 1), (1, 'karigar_payouts_payable', -1)) side (position, account, sign);
