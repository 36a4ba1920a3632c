-- step: expand
-- A payment or refund of ours that a gateway's report calls by another name. One of us proposes it, a second agrees where two
-- are needed; once it is agreed, every report is read with our name for it.
-- noun: settlement
create table settlement_matches (
  provider text not null,
  kind text not null check (kind in ('payment', 'refund')),
  gateway_reference text not null,
  our_reference text not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  agreed_by uuid references users,
  agreed_at timestamptz,
  primary key (provider, kind, gateway_reference),
  check (gateway_reference <> our_reference),
  check ((agreed_by is null) = (agreed_at is null))
);
create unique index settlement_matches_agreed on settlement_matches (provider, kind, our_reference) where agreed_at is not null;
