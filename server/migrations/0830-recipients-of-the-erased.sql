-- step: expand
-- Whom a tax document was made out to, once their account is erased. The law wants an invoice for a service through an
-- e-commerce operator to name its recipient for as long as it is kept (CGST Rules, 46, second proviso to clause (f), and
-- 53(1A) for a credit note about it), so name and address stay for that alone: sealed, and read by nothing but the
-- accountant's list.

-- noun: tax-document
create table tax_document_sealed_recipients (
  tax_document_id uuid primary key references tax_documents,
  sealed bytea not null,
  sealed_at timestamptz not null
);
