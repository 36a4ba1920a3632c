import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportBooks } from '#contract/ops/export-books.ts';
import { listLedgerEntries } from '#contract/ops/list-ledger-entries.ts';
import { readLedgerAccount } from '#contract/ops/read-ledger-account.ts';
import { readTrialBalance } from '#contract/ops/read-trial-balance.ts';
import { reconcileDay } from '#server/flows/settlement/reconcile-day.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { postPaymentOn } from '#testing/posted-entries.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { ledgerAnswers } from './ledger.ts';

const MONTH = '2026-11';
let app: TestServer;
let finance: Client;
let asha: Account;
let worked: string;
let paid: string;
let gatewayReference: string;
const db = () => app.world.db;

beforeAll(async () => {
  app = await startServer({ answers: ledgerAnswers });
  await sowSmallTown(db());
  for (let count = 0; count < 4; count += 1) await sowWorker(db());
  asha = await insertStranger(db(), { fullName: 'Asha Kulkarni' });
  const visits = visitDeps(db());
  worked = (await visitAt(visits, asha, 'completed')).bookingId;
  paid = await bookOnline(visits, asha, { date: '2026-11-25' });
  await payFor(visits, asha, paid);
  await issueTaxDocuments(
    { pool: db(), now: visits.now, supplier: TEST_SUPPLIER },
    { bookingId: paid },
  );
  const { rows } = await db().query(
    `select split_part(reference, ':', 3) as named from ledger_entries where booking_id = $1`,
    [paid],
  );
  gatewayReference = rows[0].named;
  const meera = await insertStranger(db(), { role: 'ops', fullName: 'Meera Sawant' });
  finance = await clientOf(app, meera);
});
afterAll(() => app?.close());

const entriesOf = async (of: string, id: string) => {
  const { value, refusal } = await finance.call(listLedgerEntries, { of, id } as never);
  return value?.entries ?? refusal?.code;
};
const one = async (text: string, values: unknown[] = []) =>
  (await db().query(text, values)).rows[0];

test('N11: from the money of a booking to its event, its policy, its tax document with the rule, and the gateway', async () => {
  const { policy_version } = await one('select policy_version from bookings where id = $1', [paid]);
  const [entry] = (await entriesOf('booking', paid)) as { id: number; taxDocuments: object[] }[];
  expect(entry).toMatchObject({
    ...{ kind: 'settled', gateway: 'sandbox', gatewayReference, bookingId: paid },
    ...{ policyVersion: policy_version, event: { type: 'PaymentSettled', by: null } },
    lines: [
      { account: 'gateway_clearing:sandbox', amountPaise: 80_000 },
      { account: 'customer_advances', amountPaise: -80_000 },
    ],
    taxDocuments: [{ kind: 'receipt', rule: { taxClass: 'plumbing', validFrom: '2017-08-22' } }],
  });
  const document = await one('select id from tax_documents where booking_id = $1', [paid]);
  expect(await entriesOf('tax-document', document.id)).toEqual([entry]);
  expect(await entriesOf('entry', `${entry?.id}`)).toEqual([entry]);
  expect(await entriesOf('dispute', paid)).toEqual([]);
  expect(await entriesOf('batch', paid)).toBe('ledger-subject-not-found');
  expect(await entriesOf('booking', '17')).toBe('ledger-subject-not-found');
});

test('N11: a report of a gateway and a batch of pay lead to their entries', async () => {
  const line = {
    ...({ kind: 'payment', gatewayReference, amountPaise: 80_000 } as const),
    ...{ feePaise: 0, taxPaise: 0, payoutReference: null },
  };
  const report = { provider: 'sandbox', day: '2026-11-24', digest: 'one', lines: [line], fees: [] };
  await reconcileDay({ pool: db(), now: () => NOW }, report);
  const { id } = await one('select id from settlements');
  expect(await entriesOf('settlement', id)).toMatchObject([{ kind: 'paid-out', gatewayReference }]);

  await makeKarigarBatch(db(), 'clock', NOW, null);
  const payout = await one(
    `select id, to_char(batch_on, 'YYYY-MM-DD') as day from transfers where purpose = 'karigar-payout'`,
  );
  const inBatch = await entriesOf('batch', payout.day);
  expect(inBatch).toMatchObject([{ kind: 'karigar-payout-due', booking: null }]);
  expect(await entriesOf('transfer', payout.id)).toEqual(inBatch);
});

test('an account of a month is read page by page, each entry once, and its entries are what it has moved', async () => {
  for (let count = 0; count < 60; count += 1) await postPaymentOn(db(), '2026-11-02', 100 + count);
  await postPaymentOn(db(), '2026-10-31', 5_000);
  const ids: number[] = [];
  let sum = 0;
  let before: string | undefined;
  let pages = 0;
  const input = { account: 'gateway_clearing', month: MONTH };
  do {
    const { value } = await finance.call(readLedgerAccount, {
      ...input,
      ...(before && { before }),
    });
    if (!value) throw new Error('The account was not read');
    expect(value.openingPaise).toBe(5_000);
    ids.push(...value.entries.map((entry) => entry.id));
    sum += value.entries.reduce((all, { amountPaise }) => all + amountPaise, 0);
    if (!value.next) expect(sum).toBe(value.closingPaise - value.openingPaise);
    before = value.next ?? undefined;
    pages += 1;
  } while (before);
  expect(pages).toBe(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await finance.call(readLedgerAccount, { account: 'moon', month: MONTH })).status).toBe(
    404,
  );
});

test('every look at the money of somebody is written down, at the account of all Karigars as well; a balance that shows nobody is none', async () => {
  const leela = await insertStranger(db(), { role: 'ops', fullName: 'Leela Nair' });
  const looker = await clientOf(app, leela);
  const select = 'select distinct what, user_id from looks where by_user_id = $1 order by 1, 2';
  const looks = async () => (await db().query(select, [leela.id])).rows;
  await looker.call(readTrialBalance, {});
  expect(await looks()).toEqual([]);
  const all = { account: 'karigar_payable', month: MONTH };
  const { value: ofAll } = await looker.call(readLedgerAccount, all);
  expect(ofAll).toMatchObject({ karigarId: null, bookingIds: [worked] });
  const ofCustomer = { what: 'money', user_id: asha.id };
  expect(await looks()).toEqual([ofCustomer]);
  const { karigar_id, user_id } = await one(
    `select t.karigar_id, k.user_id from transfers t join karigars k on k.id = t.karigar_id where t.karigar_id is not null`,
  );
  const account = `karigar_payable:${karigar_id}`;
  const { value } = await looker.call(readLedgerAccount, { account, month: MONTH });
  expect(value?.karigarId).toBe(karigar_id);
  expect(await looks()).toContainEqual({ what: 'money', user_id });
  const colleague = await insertStranger(db(), { role: 'ops', fullName: 'Sunita Rao' });
  const other = await clientOf(app, colleague);
  await other.call(listLedgerEntries, { of: 'booking', id: worked });
  expect((await db().query(select, [colleague.id])).rows).toContainEqual(ofCustomer);
});

test('N11: the trial balance and the day book leave as CSV and JSON that add up to nothing', async () => {
  const days = { from: '2026-11-01', until: '2026-11-30', why: 'The books of November.' };
  const read = async (book: 'trial-balance' | 'day-book', form: 'csv' | 'json') =>
    (await finance.call(exportBooks, { ...days, book, form })).value;
  const balance = JSON.parse((await read('trial-balance', 'json'))?.text ?? '[]');
  const rupees = (name: string) =>
    balance.reduce((all: number, row: Record<string, string>) => all + Number(row[name]), 0);
  expect(balance.length).toBeGreaterThan(4);
  expect(rupees('closing')).toBeCloseTo(0, 6);
  expect(rupees('debit')).toBeCloseTo(rupees('credit'), 6);

  const book = await read('day-book', 'csv');
  const [head, ...lines] = book?.text.trim().split('\r\n') ?? [];
  expect(head).toContain('entry,postedAt,happenedAt,kind,reference,event,booking,account');
  const { count } = await one(
    `select count(*)::integer as count from ledger_lines l join ledger_entries e on e.id = l.entry_id where e.posted_at >= '2026-11-01T00:00+05:30'`,
  );
  expect(lines).toHaveLength(count);
  expect(book?.bookingIds).toContain(paid);
  const backwards = { ...days, until: '2026-10-30', book: 'day-book', form: 'csv' } as const;
  expect((await finance.call(exportBooks, backwards)).refusal?.code).toBe('book-days-invalid');
});
