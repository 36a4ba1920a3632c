import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { exportTaxDocuments } from '#contract/ops/export-tax-documents.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, DAY, dateInIndia } from '#kernel/time.ts';
import { completeErasures } from '#server/effects/complete-erasures.ts';
import { sealAllAnew } from '#server/flows/secrets/seal-all-anew.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { recordBusiness } from '#server/modules/tax-document/business-store.ts';
import { eraseOldRecipients } from '#server/modules/tax-document/owner-store.ts';
import { recipientSeal } from '#server/modules/tax-document/sealed-recipient.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { startSignInServer, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown, TOWN } from '#testing/small-town.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';

const PASSWORD = 'Aangan@2026';
const NAME = 'Jamshed Kapadia';
const FLAT = { street: 'Tulip Lane', flat: 'K-9', society: 'Gulmohar Towers' };
const ADDRESS = {
  ...{ city: 'Mumbai', state: 'Maharashtra', pincode: TOWN.near, landmark: '' },
  ...FLAT,
};
const LATER = NOW + 10 * DAY;

let app: TestServer;
let finance: Client;
beforeAll(async () => {
  app = await startSignInServer();
  await sowSmallTown(db());
  for (let count = 0; count < 6; count += 1) await sowWorker(db());
  const meera = await insertStranger(db(), { role: 'ops', fullName: 'Meera Joshi' });
  app.clock.now = LATER;
  finance = await clientOf(app, meera, { remember: true });
});
afterAll(() => app?.close());
const db = () => app.world.db;

const issue = (bookingId: string) =>
  issueTaxDocuments({ pool: db(), now: () => LATER, supplier: TEST_SUPPLIER }, { bookingId });

/** Paid and accepted, or paid for a day that has gone by. */
async function booked(person: Account, stage: 'completed' | 'paid') {
  const visits = visitDeps(db());
  const change = { address: ADDRESS };
  const bookingId =
    stage === 'paid'
      ? await bookOnline(visits, person, change)
      : (await visitAt(visits, person, 'completed', change)).bookingId;
  if (stage === 'paid') await payFor(visits, person, bookingId);
  const { rows } = await db().query('select id from payment_attempts where booking_id = $1', [
    bookingId,
  ]);
  return { bookingId, attemptId: rows[0].id as string };
}

async function exported(bookingId: string): Promise<Record<string, string[]>> {
  const { rows } = await db().query('select reference from bookings where id = $1', [bookingId]);
  const days = { from: dateInIndia(LATER), until: addDays(dateInIndia(LATER), 1) };
  const why = 'The return of November.';
  const { value, refusal } = await finance.call(exportTaxDocuments, { form: 'csv', ...days, why });
  expect(refusal).toBeUndefined();
  const lines = value?.text.split('\r\n').filter((line) => line.includes(rows[0].reference)) ?? [];
  const byKind = Map.groupBy(lines, (line) => line.split(',')[2] as string);
  return Object.fromEntries(byKind);
}

const sealedOf = async (bookingId: string) =>
  (
    await db().query<{ id: string; kind: string; sealed: Buffer }>(
      `select p.id, p.kind, s.sealed from tax_document_sealed_recipients s
        join tax_documents p on p.id = s.tax_document_id where p.booking_id = $1 order by p.kind`,
      [bookingId],
    )
  ).rows;

test('an invoice names its recipient after the account is erased, sealed and for the accountant alone, also when it had not been issued yet', async () => {
  const person = await insertStranger(db(), { fullName: NAME });
  const { bookingId, attemptId } = await booked(person, 'completed');
  const client = await clientOf(app, person);
  expect((await client.call(deleteAccount, { password: PASSWORD })).status).toBe(200);

  // Nobody reads it anywhere, as text or as bytes; the voucher has lost it, as no law asks for it there.
  expect(await findInDatabase(db(), ['kapadia', 'gulmohar', 'tulip lane'])).toEqual([]);
  const [kept, ...more] = await sealedOf(bookingId);
  expect([kept?.kind, more]).toEqual(['invoice', []]);
  const recipient = {
    name: NAME,
    address: 'K-9, Gulmohar Towers, Tulip Lane, Mumbai',
    gstin: null,
  };
  const { id, sealed } = kept!;
  expect(unseal(TEST_KEYS, sealed, recipientSeal(id))).toEqual(recipient);
  expect(unseal(TEST_KEYS, sealed, recipientSeal(newId()))).toBeUndefined();

  const { invoice, receipt } = await exported(bookingId);
  expect(invoice?.[0]).toContain(`${NAME},"K-9, Gulmohar Towers, Tulip Lane, Mumbai",`);
  expect(invoice?.[0]).toContain(TOWN.near);
  expect(receipt?.[0]).not.toContain('Kapadia');
  const { rows: looks } = await db().query(
    `select distinct why from looks where operation = 'exportTaxDocuments' and subject = $1`,
    [bookingId],
  );
  expect(looks).toEqual([{ why: 'The return of November.' }]);

  // A later refund stands on a credit note about that invoice, and names the same person.
  const by = (await insertStranger(db())).id;
  const back = { id: newId(), attemptId, amountPaise: 10_000, by, why: 'They were right.' };
  expect(await refundByHand(paymentDeps(db(), LATER), back)).toMatchObject({ ok: true });
  expect(await issue(bookingId)).toBe(1);
  const { 'credit-note': note } = await exported(bookingId);
  expect(note?.[0]).toContain(NAME);

  // A change of the secret takes it along, and after eight financial years it is gone.
  const renewed = keysFrom('a new secret of the house, as long as it has to be', [
    'the secret of every test, more than thirty-two characters',
  ]);
  const done = await sealAllAnew({ pool: db(), keys: renewed, now: () => LATER }, sealedColumns);
  const column = done.find((one) => one.column === 'tax-document-recipients');
  expect(column).toMatchObject({ sealedAnew: 1, unreadable: 0 });
  const [anew] = await sealedOf(bookingId);
  expect(unseal({ ...renewed, older: [] }, anew!.sealed, recipientSeal(id))).toEqual(recipient);
  expect(await eraseOldRecipients(db(), LATER)).toBe(0);
  expect(await eraseOldRecipients(db(), LATER + DAY)).toBeGreaterThan(0);
  expect(await sealedOf(bookingId)).toEqual([]);
});

test('what an earlier version left open of somebody erased is named by the credit note too, and sealed in the night', async () => {
  const person = await insertStranger(db(), { fullName: 'Rustom Batliwala' });
  const { bookingId, attemptId } = await booked(person, 'completed');
  const other = await booked(
    await insertStranger(db(), { fullName: 'Dinaz Engineer' }),
    'completed',
  );
  for (const one of [bookingId, other.bookingId]) await issue(one);
  const client = await clientOf(app, person);
  expect((await client.call(deleteAccount, { password: PASSWORD })).status).toBe(200);
  // As that version left it: in plain text.
  const [invoice] = await sealedOf(bookingId);
  await db().query('delete from tax_document_sealed_recipients where tax_document_id = $1', [
    invoice!.id,
  ]);
  await db().query(
    `insert into tax_document_recipients values ($1, 'Batliwala & Co.', 'K-9', '27AAPFU0939F1ZV')`,
    [invoice!.id],
  );
  const by = (await insertStranger(db())).id;
  const back = { id: newId(), attemptId, amountPaise: 10_000, by, why: 'They were right.' };
  expect(await refundByHand(paymentDeps(db(), LATER), back)).toMatchObject({ ok: true });
  expect(await issue(bookingId)).toBe(1);
  const named = `Batliwala & Co.,K-9,`;
  expect((await exported(bookingId))['credit-note']?.[0]).toContain(named);

  const objects = objectsInMemory();
  const deps = { pool: db(), keys: TEST_KEYS, objects, now: () => LATER };
  expect(await completeErasures(deps)).toMatchObject({ sealed: 1 });
  expect(await findInDatabase(db(), ['batliwala'])).toEqual([]);
  expect(await findInDatabase(db(), ['dinaz'])).not.toEqual([]);
  const { invoice: line, 'credit-note': note } = await exported(bookingId);
  for (const one of [line, note]) {
    expect(one?.[0]).toContain(named);
    expect(one?.[0]).toContain('27AAPFU0939F1ZV');
  }
  expect(await completeErasures(deps)).toEqual({ noted: 0, sealed: 0 });
});

test('a booking without an invoice keeps no name, unless it was made out to a business', async () => {
  const person = await insertStranger(db(), { fullName: 'Perviz Doctor' });
  const plain = await booked(person, 'paid');
  const named = await booked(person, 'paid');
  await recordBusiness(
    db(),
    named.bookingId,
    { name: 'Doctor & Sons', gstin: '27AAPFU0939F1ZV' },
    NOW,
  );
  for (const { bookingId } of [plain, named]) await issue(bookingId);
  const client = await clientOf(app, person);
  expect((await client.call(deleteAccount, { password: PASSWORD })).status).toBe(200);
  expect(await findInDatabase(db(), ['perviz', 'doctor &'])).toEqual([]);
  expect(await sealedOf(plain.bookingId)).toEqual([]);
  expect((await exported(named.bookingId)).receipt?.[0]).toContain('Doctor & Sons');
  expect((await exported(plain.bookingId)).receipt?.[0]).toMatch(/,receipt,[^,]*,,,,"/);
});

test('a program gets the same rows under the same names', async () => {
  const { bookingId } = await booked(await insertStranger(db()), 'paid');
  await issue(bookingId);
  const days = { from: dateInIndia(LATER), until: dateInIndia(LATER), why: 'For the accountant.' };
  const textOf = async (form: 'csv' | 'json') =>
    (await finance.call(exportTaxDocuments, { form, ...days })).value?.text ?? '';
  const [names = '', ...lines] = (await textOf('csv')).slice(1).trimEnd().split('\r\n');
  const rows: Record<string, string>[] = JSON.parse(await textOf('json'));
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0] ?? {}).join(',')).toBe(names);
  expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ number }) => number));
});

test('the list is for finance only, and refuses an invalid period or reason', async () => {
  const from = dateInIndia(LATER);
  const why = 'The return of November.';
  const form = 'csv' as const;
  const backwards = { form, from, until: addDays(from, -1), why };
  expect((await finance.call(exportTaxDocuments, backwards)).refusal?.code).toBe('days-invalid');
  const year = { form, from, until: addDays(from, 365), why };
  expect((await finance.call(exportTaxDocuments, year)).refusal?.code).toBe('days-invalid');
  expect(
    (await finance.call(exportTaxDocuments, { form: 'csv', from, until: from, why: '' })).status,
  ).toBe(422);
  const asha = await clientOf(app, await insertStranger(db()));
  expect(
    (await asha.call(exportTaxDocuments, { form: 'csv', from, until: from, why })).status,
  ).toBe(401);
});
