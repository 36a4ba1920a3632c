import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GST_RETURNS } from '#contract/ops/export-gst-return.ts';
import { printedTaxDocuments } from '#i18n/every/printed-tax-documents.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia } from '#kernel/time.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { nameBusiness } from '#server/flows/tax-document/name-business.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { answerEstimate } from '#server/flows/visit/answer-estimate.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { proposeExtraWork } from '#server/flows/visit/propose-extra-work.ts';
import { isSection9Clause5 } from '#server/modules/tax-document/printed-lines.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { partPicture } from '#testing/part-picture.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import {
  acting,
  given,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { rowsAsText } from './csv.ts';
import { exportedReturn } from './gst-return.ts';
import { sumsOf } from './ledger-sums.ts';

const GSTIN = '27AAPFU0939F1ZV';
const SPAN = { from: instantInIndia('2026-11-01'), until: instantInIndia('2026-12-01') };
const EXTRA = 200_000;
const POOJA = { serviceId: 8, option: 'fullArrangement', shownPricePaise: 1_100_000 } as const;

let world: World;
let app: VisitTestDeps;
let asha: Account;
let named: string;
const issue = (bookingId: string) =>
  issueTaxDocuments({ pool: world.db, now: app.now, supplier: TEST_SUPPLIER }, { bookingId });

/** Accepted work under section 9(5), of which a part goes back; the same for a business; a pooja of our own; an advance. */
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 8; count += 1) await sowWorker(world.db, [2, 3, 8]);
  app = visitDeps(world.db);
  asha = await insertStranger(world.db, { fullName: 'Asha Kulkarni' });
  const { bookingId: plumbed } = await visitAt(app, asha, 'completed');
  await issue(plumbed);
  const { rows } = await world.db.query('select id from payment_attempts where booking_id = $1', [
    plumbed,
  ]);
  const by = (await insertStranger(world.db)).id;
  const back = { id: newId(), attemptId: rows[0].id, amountPaise: 10_000, by, why: 'Too much.' };
  expect(await refundByHand(app, back)).toMatchObject({ ok: true });
  const advance = await bookOnline(app, asha, { date: '2026-11-28' });
  await payFor(app, asha, advance);
  named = await bookOnline(app, asha, { date: '2026-11-26' });
  await payFor(app, asha, named);
  const business = { name: 'Kulkarni Interiors', gstin: GSTIN };
  await nameBusiness(app, { id: named, business, userId: asha.id });
  await given.visit(app, 'completed', named);
  const pooja = await poojaWithExtraWork();
  for (const one of [plumbed, advance, named, pooja]) await issue(one);
  expect(app.now()).toBeLessThan(SPAN.until - DAY);
});
afterAll(() => world?.close());

/** Paid online, with extra work that is paid in cash when it is done. */
async function poojaWithExtraWork(): Promise<string> {
  const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', {
    ...POOJA,
    date: '2026-11-27',
  });
  const estimateId = newId();
  const lines = [{ kind: 'labour' as const, label: 'A second altar', amountPaise: EXTRA }];
  const proposed = await proposeExtraWork(app, {
    ...acting(app, ravi, bookingId),
    ...(await partPicture(app, ravi, bookingId)),
    estimateId,
    lines,
  });
  const yes = { bookingId, userId: asha.id, estimateId, approved: true, shownTotalPaise: EXTRA };
  const answered = await answerEstimate(app, yes);
  app.pass(HOUR);
  const finished = await finishWork(app, {
    ...acting(app, ravi, bookingId),
    ...({ lines: [], payBy: 'cash', cashPaise: EXTRA } as const),
  });
  expect([proposed.ok, answered.ok, finished.ok]).toEqual([true, true, true]);
  await given.visit(app, 'completed', bookingId);
  return bookingId;
}

type Cells = Record<string, string>;
const ask = (which: (typeof GST_RETURNS)[number], month: string, now = SPAN.until) => {
  const deps = { pool: world.db, now: () => now, keys: TEST_KEYS, supplier: TEST_SUPPLIER };
  return exportedReturn(deps, { return: which, form: 'json', month });
};
const read = async (which: (typeof GST_RETURNS)[number], month = '2026-11') => {
  const done = await ask(which, month);
  if (!done.ok) throw new Error(done.refusal.code);
  const { text, ...rest } = done.value;
  return { rows: JSON.parse(text) as Cells[], ...rest };
};
const sum = (rows: readonly Cells[], ...names: string[]) =>
  Math.round(
    100 * rows.flatMap((row) => names.map((name) => Number(row[name]))).reduce((a, b) => a + b, 0),
  );

test('N11: adds up what stands on its tax documents, and agrees with the GST of the trial balance', async () => {
  const { rows, documentsTaxPaise, booksTaxPaise, bookingIds } = await read('gstr-1');
  const of = (...tables: string[]) => rows.filter(({ table = '' }) => tables.includes(table));
  const gst = (await sumsOf(world.db, SPAN)).find(({ account }) => account === 'gst_payable');
  const moved = (gst?.creditPaise ?? 0) - (gst?.debitPaise ?? 0);
  // The tax of the pooja and its extra work, of ₹800 for the business, and of ₹700 left of the first.
  expect(moved).toBe(2 * (22_881 + 11_905 + 15_254) + 3_810 + 3_810 - 476);
  expect([booksTaxPaise, documentsTaxPaise]).toEqual([moved, moved]);
  for (const tables of [['4A', '7', '8', '9B', '15'], ['12']])
    expect(sum(of(...tables), 'centralTax', 'stateTax')).toBe(moved);
  expect(new Set(rows.map(({ table }) => table))).toEqual(
    new Set(['7', '8', '11A', '11B', '12', '13', '15', 'documents-tax', 'trial-balance-tax']),
  );
  expect(of('15').filter(({ gstin }) => gstin === GSTIN)).toMatchObject([
    { recipient: 'registered', section9_5: 'yes', taxable: '761.90', value: '800.00' },
  ]);
  expect(bookingIds).toEqual([named]);
});

test('N11: counts every document of the month, and advances are what came and was neither given back nor set off', async () => {
  const { rows } = await read('gstr-1');
  const of = (table: string) => rows.filter((row) => row.table === table);
  expect(of('13').map(({ recipient, documents }) => [recipient, documents])).toEqual([
    ['receipt', '5'],
    ['invoice', '3'],
    ['credit-note', '1'],
  ]);
  expect(sum(of('11A'), 'value')).toBe(80_000 * 3 + 1_100_000 + EXTRA);
  expect(sum(of('11A'), 'value') - sum(of('11B'), 'value')).toBe(80_000);
});

test('N11: sets off each advance at the rates at which it was taxed, whatever extra work the invoice bears', async () => {
  const { rows } = await read('gstr-1');
  const left = (rate: string, ...names: string[]) => {
    const of = (table: string) => rows.filter((row) => row.table === table && row.rate === rate);
    return sum(of('11A'), ...names) - sum(of('11B'), ...names);
  };
  // Nothing but the ₹800 of the booking that is still to come.
  for (const rate of ['0.00', '18.00'])
    expect([left(rate, 'value'), left(rate, 'taxable')]).toEqual([0, 0]);
  expect([left('5.00', 'value'), left('5.00', 'centralTax', 'stateTax')]).toEqual([80_000, 3_810]);
});

test('N11: leaves no supply out of GSTR-8 without a reason, and has nothing collected at source', async () => {
  const { rows, bookingIds } = await read('gstr-8');
  const supplies = (await read('gstr-1')).rows.filter(({ table }) => table === '12');
  expect(sum(rows, 'net')).toBe(sum(supplies, 'taxable'));
  expect(sum(rows, 'centralTax', 'stateTax', 'integratedTax')).toBe(0);
  const left = rows.filter(({ table }) => table === 'not-in-3');
  expect(left.map(({ net, why }) => Number(net) > 0 && why !== '')).toEqual([true, true]);
  expect(bookingIds).toEqual([]);
});

test('a month without any document has no supplies, and an amount below zero is a number in the CSV', async () => {
  const { rows, documentsTaxPaise, booksTaxPaise } = await read('gstr-1', '2025-01');
  expect([rows.length, documentsTaxPaise, booksTaxPaise]).toEqual([2, 0, 0]);
  expect(rowsAsText('csv', ['amount', 'why'], [['-12.50', '-1+2']])).toContain(`-12.50,'-1+2\r\n`);
});

test('refuses a month that goes on, which would look finished', async () => {
  const early = await ask('gstr-1', '2026-11', SPAN.until - 1);
  expect(early).toMatchObject({ refusal: { code: 'month-not-over' } });
});

test('names the document whose rows do not make its sums, and adds up nothing', async () => {
  const { rows } = await world.db.query(
    `select id, number, printed from tax_documents where kind = 'invoice' order by serial limit 1`,
  );
  const [{ id, number, printed }] = rows;
  const print = async (value: object) => {
    await world.db.query('alter table tax_documents disable trigger tax_documents_append_only');
    await world.db.query('update tax_documents set printed = $2 where id = $1', [id, value]);
    await world.db.query('alter table tax_documents enable trigger tax_documents_append_only');
  };
  for (const amount of ['₹1.00', 'one rupee']) {
    const changed = structuredClone(printed);
    changed.en.table.rows[0][5] = amount;
    await print(changed);
    expect(await ask('gstr-1', '2026-11')).toMatchObject({
      refusal: { code: 'tax-document-unreadable', params: { number } },
    });
  }
  await print(printed);
  expect(await ask('gstr-1', '2026-11')).toMatchObject({ ok: true });
});

test('knows section 9(5) by the very note that is printed', () => {
  const { notes } = printedTaxDocuments.en;
  const table = { columns: [], rows: [], total: [] };
  expect(isSection9Clause5({ table, notes: [notes.section9Clause5] })).toBe(true);
  expect(isSection9Clause5({ table, notes: [notes.inclusive, notes.electronic] })).toBe(false);
});
