import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { Line } from '#server/modules/settlement/reconciling.ts';
import { listDifferenceCandidates } from '#server/views/difference-candidates.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { balancesOf, bookOnline, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, type VisitTestDeps, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { matchDifference } from './match-difference.ts';
import { reconcileDay } from './reconcile-day.ts';

const DAY = '2026-11-22';
const [PRICE, FEE, TAX] = [80_000, 1_600, 288];
let world: World;
let app: VisitTestDeps;
let asha: Account;
let meera: string;
let leela: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 6; count += 1) await sowWorker(world.db);
  app = visitDeps(world.db);
  asha = await insertStranger(world.db, { fullName: 'Asha Kulkarni' });
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
  leela = (await insertStranger(world.db, { role: 'ops', fullName: 'Leela Nair' })).id;
});
afterAll(async () => {
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});

let days = 22;
/** A payment of ours, and our name for it. */
async function paid() {
  days += 1;
  const bookingId = await bookOnline(app, asha, { date: `2026-11-${days}` });
  await payFor(app, asha, bookingId);
  const { rows } = await world.db.query(
    'select gateway_reference as named from payment_attempts where booking_id = $1',
    [bookingId],
  );
  return { bookingId, named: rows[0].named as string };
}
const fees = [{ from: '2020-01-01', mostFeePercent: 2, taxPercent: 18 }] as const;
const lineOf = (gatewayReference: string, change: Partial<Line> = {}): Line => ({
  ...({ kind: 'payment', gatewayReference, amountPaise: PRICE } as const),
  ...{ feePaise: FEE, taxPaise: TAX, payoutReference: null, ...change },
});
const report = (lines: Line[], day: LocalDate = DAY, digest: string = newId()) =>
  reconcileDay(app, { provider: 'sandbox', day, digest, lines, fees: [...fees] });
async function reported(line: Line): Promise<string> {
  const digest = newId();
  await report([line], DAY, digest);
  const { rows } = await world.db.query('select id from settlements where digest = $1', [digest]);
  return rows[0].id;
}
const why = 'Their report cuts names off.';
type Match = { settlementId: string; ourReference: string; by?: string; id?: string };
const match = ({ by = meera, id = newId(), ...rest }: Match) =>
  matchDifference(app, { ...rest, position: 0, id, why, by, fees: [...fees] });
const refused = (code: string) => ({ refusal: { code } });
const shown = async (id: string) => (await listSettlements(world.db)).find((one) => one.id === id);
const eventsOf = async (id: string) =>
  (await world.db.query('select type from events where subject = $1 order by id', [id])).rows.map(
    ({ type }) => type,
  );

test('N11: a line that calls our payment otherwise is booked as ours once, explained, and known in every later report', async () => {
  const { bookingId, named } = await paid();
  const theirs = `SBX-${named.toUpperCase()}`;
  const settlementId = await reported(lineOf(theirs));
  const asked = { settlementId, position: 0, by: meera };
  const listed = await listDifferenceCandidates(world.db, asked);

  expect(listed.ok && listed.value.candidates).toMatchObject([
    { ourReference: named, bookingId, isAlike: true, needsTwo: false, proposedBy: null },
  ]);
  const id = newId();
  const done = { ok: true, value: { open: 0 } };
  expect(await match({ settlementId, ourReference: named, id })).toEqual(done);
  expect(await match({ settlementId, ourReference: named, id })).toEqual(done);
  expect(await match({ settlementId, ourReference: named, by: leela })).toMatchObject(
    refused('difference-explained'),
  );
  const booked = { 'gateway_clearing:sandbox': 0, bank: PRICE - FEE - TAX, gateway_fees: FEE };
  expect(await balancesOf(world.db, bookingId)).toMatchObject({ ...booked, tax_on_fees: TAX });
  expect(await eventsOf(settlementId)).toEqual([
    ...['SettlementDiffers', 'DifferenceAnswered', 'SettlementExplained'],
  ]);
  expect(await eventsOf(bookingId)).toContain('PaidOut');

  // The same lines under another digest, and a day on which it would be missed.
  expect(await report([lineOf(theirs)])).toMatchObject({ booked: 0, differences: [] });
  expect(await report([], '2026-12-10')).toBe('known');
  expect(await report([lineOf(named)], '2026-11-23')).toMatchObject({
    differences: [{ kind: 'duplicate', gatewayReference: named }],
  });
  expect(await balancesOf(world.db, bookingId)).toMatchObject(booked);
});

test('a match also explains the reports that have missed our payment', async () => {
  const { named } = await paid();
  const missing = newId();
  await report([], '2026-12-11', missing);
  const { rows } = await world.db.query('select id from settlements where digest = $1', [missing]);
  const before = await shown(rows[0].id);
  expect(before?.differences).toMatchObject([{ kind: 'missing-there', gatewayReference: named }]);
  const settlementId = await reported(lineOf(`${named}/1`));
  expect(await match({ settlementId, ourReference: named })).toMatchObject({ ok: true });
  expect((await shown(rows[0].id))?.differences[0]?.answers).toMatchObject([{ way: 'explained' }]);
  expect(await eventsOf(rows[0].id)).toContain('SettlementExplained');
});

test('a name that is not alike, or a sum above ₹5,000, needs two of us who say the same', async () => {
  const { named } = await paid();
  const other = await paid();
  const settlementId = await reported(lineOf('UTR-99182736'));
  const needs = refused('needs-another-person');
  expect(await match({ settlementId, ourReference: other.named })).toMatchObject(needs);
  expect(await match({ settlementId, ourReference: named, by: leela })).toMatchObject(needs);
  // Two who say two things do not agree; nor does one who says it twice.
  expect(await match({ settlementId, ourReference: named, by: leela })).toMatchObject(needs);
  expect((await shown(settlementId))?.differences).toMatchObject([{ proposedBy: 'Leela Nair' }]);
  expect(await match({ settlementId, ourReference: named })).toMatchObject({ ok: true });
  expect((await shown(settlementId))?.differences).toMatchObject([
    { proposedBy: null, matchedWith: named, answers: [{ way: 'explained', by: 'Meera Sawant' }] },
  ]);
});

test('what does not fit is refused by name, and nothing is booked', async () => {
  const { bookingId, named } = await paid();
  const less = await reported(lineOf(`x${named}`, { amountPaise: 79_900 }));
  expect(await match({ settlementId: less, ourReference: named })).toMatchObject(
    refused('amount-differs'),
  );
  expect(await match({ settlementId: less, ourReference: 'nobody' })).toMatchObject(
    refused('money-not-found'),
  );
  expect(await match({ settlementId: newId(), ourReference: named })).toMatchObject(
    refused('difference-not-found'),
  );
  const adjusted = await reported(lineOf(newId(), { kind: 'adjustment' }));
  expect(await match({ settlementId: adjusted, ourReference: named })).toMatchObject(
    refused('money-not-found'),
  );
  await report([lineOf(named)]);
  const second = await reported(lineOf(`y${named}`));
  expect(await match({ settlementId: second, ourReference: named })).toMatchObject(
    refused('already-settled'),
  );
  expect((await balancesOf(world.db, bookingId)).bank).toBe(PRICE - FEE - TAX);
});

test('a fee above the terms is booked as it was kept and named as a difference of its own', async () => {
  const { bookingId, named } = await paid();
  const settlementId = await reported(lineOf(`z${named}`, { feePaise: 4_000, taxPaise: 720 }));
  expect(await match({ settlementId, ourReference: named })).toEqual({
    ok: true,
    value: { open: 1 },
  });
  expect((await shown(settlementId))?.differences).toMatchObject([
    { kind: 'missing-here', answers: [{ way: 'explained' }] },
    { kind: 'fee', gatewayReference: named, position: 1, answers: [] },
  ]);
  expect((await balancesOf(world.db, bookingId)).gateway_fees).toBe(4_000);
});

test('of many who match two lines with one payment at once, one line becomes it, and it is booked once', async () => {
  const { bookingId, named } = await paid();
  const settlements = [await reported(lineOf(`a${named}`)), await reported(lineOf(`b${named}`))];
  const each = [...settlements, ...settlements, ...settlements].map((settlementId, index) =>
    match({ settlementId, ourReference: named, by: index % 2 ? meera : leela }),
  );
  const readings = [report([lineOf(`a${named}`)]), report([lineOf(`b${named}`)])];
  const all = await Promise.all(each);
  await Promise.all(readings);
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await balancesOf(world.db, bookingId)).bank).toBe(PRICE - FEE - TAX);
  expect((await eventsOf(bookingId)).filter((type) => type === 'PaidOut')).toHaveLength(1);
});
