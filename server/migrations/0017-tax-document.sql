-- What the tax law wants on tax document: receipt vouchers, invoices, refund vouchers and credit notes.

-- How far each series of a financial year has come. The row is locked from the taking of a number to the commit, so
-- that a number given back is never lost and none is given twice.
-- noun: tax-document
create table tax_document_series (
  series text not null check (series ~ '^[A-Z]{2}$'),
  -- The calendar year in which the financial year begins.
  year smallint not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

-- noun: tax-document
create table tax_documents (
  id uuid primary key,
  booking_id uuid not null references bookings,
  -- The event in whose transaction its money moved.
  event_id bigint not null references events,
  kind text not null check (kind in ('receipt', 'invoice', 'refund', 'credit-note')),
  series text not null,
  year smallint not null,
  serial integer not null,
  -- "a consecutive serial number not exceeding sixteen characters" (CGST Rules, 46(b), 50(b), 51(b), 53(1A)).
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  -- The receipt voucher whose money goes back, or the invoice that is corrected.
  about uuid references tax_documents,
  amount_paise bigint not null check (amount_paise > 0),
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  -- How much of an invoice was paid before, with receipt vouchers of its own.
  adjusted_paise bigint not null default 0 check (adjusted_paise between 0 and amount_paise),
  issued_at timestamptz not null,
  -- Every word and figure on it but the name of its recipient, in each language.
  printed jsonb not null,
  unique (series, year, serial),
  unique nulls not distinct (event_id, kind, about),
  check (taxable_paise + cgst_paise + sgst_paise = amount_paise),
  check ((kind in ('refund', 'credit-note')) = (about is not null))
);
create index tax_documents_booking on tax_documents (booking_id);

-- Who it is made out to, as they were called then. It stands apart because it may be forgotten, when nothing else may be.
-- noun: tax-document
create table tax_document_recipients (
  tax_document_id uuid primary key references tax_documents,
  name text not null,
  -- Forgotten with the name; a registered business stays on its tax documents (CGST Rules, 46(d)).
  address text,
  gstin text
);

create trigger tax_documents_append_only before update or delete on tax_documents
  for each row execute function refuse_change();

create trigger tax_documents_no_truncate before truncate on tax_documents
  for each statement execute function refuse_change();

create trigger tax_document_recipients_unchanged before update on tax_document_recipients
  for each row execute function refuse_change();

create trigger tax_document_series_no_delete before delete or truncate on tax_document_series
  for each statement execute function refuse_change();

-- Whatever the program does: no number without the one before it, and none beyond what was taken.
create function check_tax_document_serial() returns trigger language plpgsql as $$
begin
  if new.serial > 1 and not exists (
    select from tax_documents where series = new.series and year = new.year and serial = new.serial - 1
  ) then
    raise exception 'tax_document % leaves a gap in its series', new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger tax_documents_without_gap before insert on tax_documents
  for each row execute function check_tax_document_serial();

-- A customer who has a registered business may have the tax documents of a booking made out to it.

-- The registered name and number that they gave for one booking, until its tax documents are issued.
-- noun: tax-document
create table tax_document_businesses (
  booking_id uuid primary key references bookings,
  name text not null check (length(name) between 3 and 120),
  gstin text not null check (gstin ~ '^27[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  given_at timestamptz not null
);
