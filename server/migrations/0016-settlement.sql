-- What gateways have paid out to our bank, line by line, and where it differs from what we know.
-- noun: settlement
create table settlements (
  id uuid primary key,
  provider text not null,
  -- Of the payout, in India.
  day date not null,
  -- Of its lines: the same report read again changes nothing, another one for the same day is another report.
  digest text not null,
  read_at timestamptz not null,
  lines integer not null,
  payments_paise bigint not null,
  refunds_paise bigint not null,
  adjustments_paise bigint not null,
  fees_paise bigint not null,
  taxes_paise bigint not null,
  unique (provider, day, digest)
);
create index settlements_newest on settlements (read_at desc);

-- Payments and refunds that were paid out, each once.
-- noun: settlement
create table settlement_lines (
  provider text not null,
  kind text not null check (kind in ('payment', 'refund', 'adjustment')),
  gateway_reference text not null,
  day date not null,
  settlement_id uuid not null references settlements,
  amount_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  payout_reference text,
  -- Whether the ledger knows of it.
  booked boolean not null,
  primary key (provider, kind, gateway_reference)
);

-- noun: settlement
create table settlement_differences (
  settlement_id uuid not null references settlements,
  position integer not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount', 'fee', 'duplicate')),
  about text not null check (about in ('payment', 'refund', 'adjustment')),
  gateway_reference text not null,
  booking_id uuid,
  ours_paise bigint,
  theirs_paise bigint,
  primary key (settlement_id, position)
);

-- Cash that lay with us and was paid into our bank, as its slip says.
-- noun: settlement
create table cash_banked (
  id uuid primary key,
  amount_paise bigint not null check (amount_paise > 0),
  slip text not null unique check (slip <> ''),
  banked_by uuid not null references users,
  banked_at timestamptz not null
);

-- Moments to which the database was set back. Gateways know of money since then that we have forgotten.
-- noun: settlement
create table restores (
  id uuid primary key,
  restored_to timestamptz not null,
  restored_at timestamptz not null,
  -- When every gateway had been asked about everything since.
  asked_at timestamptz,
  -- When finance had compared what left by bank file. Until then no such file is made.
  payouts_checked_at timestamptz
);
