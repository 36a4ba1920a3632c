import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GST_RETURNS } from '#contract/ops/export-gst-return.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, instantInIndia } from '#kernel/time.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { nameBusiness } from '#server/flows/tax-document/name-business.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { given, sowWorker, type VisitTestDeps, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { rowsAsText } from './csv.ts';
import { exportedReturn } from './gst-return.ts';
import { sumsOf } from './ledger-sums.ts';

const GSTIN = '27AAPFU0939F1ZV';
const SPAN = { from: instantInIndia('2026-11-01'), until: instantInIndia('2026-12-01') };
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
  const { bookingId: pooja } = await visitAt(app, asha, 'completed', {
    ...POOJA,
    date: '2026-11-27',
  });
  for (const one of [plumbed, advance, named, pooja]) await issue(one);
  expect(app.now()).toBeLessThan(SPAN.until - DAY);
});
afterAll(() => world?.close());

type Cells = Record<string, string>;
const read = async (which: (typeof GST_RETURNS)[number], month = '2026-11') => {
  const deps = { pool: world.db, keys: TEST_KEYS, supplier: TEST_SUPPLIER };
  const { text, ...rest } = await exportedReturn(deps, { return: which, form: 'json', month });
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
  // The tax of the pooja, of ₹800 for the business, and of ₹700 left of the first.
  expect(moved).toBe(2 * (22_881 + 11_905) + 3_810 + 3_810 - 476);
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
    ['receipt', '4'],
    ['invoice', '3'],
    ['credit-note', '1'],
  ]);
  expect(sum(of('11A'), 'value')).toBe(80_000 * 3 + 1_100_000);
  expect(sum(of('11A'), 'value') - sum(of('11B'), 'value')).toBe(80_000);
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
