import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The registered business that a booking's tax documents are made out to, from now on. */
export type Business = { readonly name: string; readonly gstin: string };

export const findBusiness = (db: Database, bookingId: string): Promise<Business | undefined> =>
  selectBusiness.first(db, [bookingId]);

export const recordBusiness = (
  db: Database,
  bookingId: string,
  { name, gstin }: Business,
  now: Instant,
): Promise<number> => upsertBusiness.count(db, [bookingId, name, gstin, new Date(now)]);

export const recordNoBusiness = (db: Database, bookingId: string): Promise<number> =>
  deleteBusiness.count(db, [bookingId]);

const selectBusiness = statement<[string], Business>({
  name: 'tax-document-find-business',
  text: 'select name, gstin from tax_document_businesses where booking_id = $1',
});
const upsertBusiness = statement<[string, name: string, gstin: string, at: Date]>({
  name: 'tax-document-record-business',
  text: `insert into tax_document_businesses (booking_id, name, gstin, given_at) values ($1, $2, $3, $4)
    on conflict (booking_id) do update set name = excluded.name, gstin = excluded.gstin, given_at = excluded.given_at`,
});
const deleteBusiness = statement<[string]>({
  name: 'tax-document-record-no-business',
  text: 'delete from tax_document_businesses where booking_id = $1',
});
