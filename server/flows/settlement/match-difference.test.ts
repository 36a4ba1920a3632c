import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  differencePosition,
  differencePositionAsked,
} from '#contract/fields/difference-position.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';
import { lockSettlements } from '#server/modules/settlement/match-store.ts';
import type { Line } from '#server/modules/settlement/reconciling.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { listDifferenceCandidates } from '#server/views/difference-candidates.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { balancesOf, bookOnline, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, type VisitTestDeps, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { answerDifference } from './answer-difference.ts';
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

let days = 21;
/** A payment of ours, and our name for it. */
async function paid() {
  days += 1;
  const bookingId = await bookOnline(app, asha, { date: addDays('2026-11-01', days) });
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
    {
      ...{ proposedBy: null, matchedWith: named },
      answers: [
        { way: 'asked', by: 'Meera Sawant', proposes: other.named, why },
        { way: 'asked', by: 'Leela Nair', proposes: named, why },
        { way: 'explained', by: 'Meera Sawant', proposes: null },
      ],
    },
  ]);
});

test('a proposal that is sent again waits as before, and is written down once', async () => {
  const { named } = await paid();
  const settlementId = await reported(lineOf('UTR-55501234'));
  const id = newId();
  for (let sent = 0; sent < 2; sent += 1)
    expect(await match({ settlementId, ourReference: named, id })).toMatchObject(
      refused('needs-another-person'),
    );
  expect((await shown(settlementId))?.differences[0]?.answers).toHaveLength(1);
  const told = await world.db.query(
    `select data ->> 'way' as way from events where subject = $1 and type = 'DifferenceAnswered'`,
    [settlementId],
  );
  expect(told.rows).toEqual([{ way: 'proposed' }]);
  // Explained by words, it waits for nobody.
  const words = { settlementId, position: 0, id: newId(), way: 'explained', why } as const;
  expect(await answerDifference(app, { ...words, by: leela })).toMatchObject({ ok: true });
  expect((await shown(settlementId))?.differences[0]?.proposedBy).toBeNull();
});

test('a day that is corrected has the last word of an unknown line, and its match explains both reports', async () => {
  const { bookingId, named } = await paid();
  const theirs = `OM/${named}`;
  const first = await reported(lineOf(theirs, { amountPaise: PRICE - 100, feePaise: 900 }));
  const second = await reported(lineOf(theirs));
  expect(await match({ settlementId: first, ourReference: named })).toEqual({
    ...{ ok: true, value: { open: 0 } },
  });
  for (const id of [first, second]) {
    expect((await shown(id))?.differences).toMatchObject([{ answers: [{ way: 'explained' }] }]);
    expect(await eventsOf(id)).toContain('SettlementExplained');
  }
  const booked = { bank: PRICE - FEE - TAX, gateway_fees: FEE, tax_on_fees: TAX };
  expect(await balancesOf(world.db, bookingId)).toMatchObject(booked);
});

test('what a colleague has proposed is listed first, however many are later', async () => {
  const { named } = await paid();
  const settlementId = await reported(lineOf('UTR-77701234'));
  await match({ settlementId, ourReference: named, by: leela });
  const db = await world.db.connect();
  await db.query('begin');
  await db.query(
    `insert into payment_attempts select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'order_reference', 'later-' || one, 'gateway_reference', 'later-' || one,
        'settled_at', p.settled_at + interval '1 minute'))).*
      from payment_attempts p cross join generate_series(1, 60) one where p.gateway_reference = $1`,
    [named],
  );
  const listed = await listDifferenceCandidates(db, { settlementId, position: 0, by: meera });
  await db.query('rollback');
  db.release();
  expect(listed.ok && listed.value.candidates).toHaveLength(50);
  expect(listed.ok && listed.value.candidates[0]).toMatchObject({
    ...{ ourReference: named, proposedBy: 'Leela Nair', mine: false },
  });
});

test('a place beyond what the database counts is no difference', () => {
  const places = [-1, 0.5, 2_147_483_648];
  expect(places.map((one) => differencePosition.safeParse(one).success)).toEqual([
    ...[false, false, false],
  ]);
  expect(differencePositionAsked.safeParse('2147483648').success).toBe(false);
  expect(differencePositionAsked.safeParse('7').data).toBe(7);
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

test('matched while a report tells our own name, it is booked once, and whoever comes second hears it by name', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { bookingId, named } = await paid();
    const settlementId = await reported(lineOf(`c${named}`));
    const [done] = await Promise.all([
      match({ settlementId, ourReference: named }),
      report([lineOf(named)]),
    ]);
    if (!done.ok) expect(done).toMatchObject(refused('already-settled'));
    expect((await balancesOf(world.db, bookingId)).bank).toBe(PRICE - FEE - TAX);
  }
});

test('a report that tells the same line while it is matched leaves nothing to explain', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { named } = await paid();
    const theirs = lineOf(`d${named}`);
    const settlementId = await reported(theirs);
    // Among other lines, which are looked up between the names and the booking.
    const others = Array.from({ length: round * 40 }, () => lineOf(newId(), { kind: 'refund' }));
    const [done] = await Promise.all([
      match({ settlementId, ourReference: named }),
      report([theirs, ...others]),
      report([theirs], '2026-11-23'),
    ]);
    expect(done).toMatchObject({ ok: true });
    const open = (await listSettlements(world.db)).flatMap(({ differences }) =>
      differences.filter(
        ({ gatewayReference, answers }) =>
          gatewayReference === theirs.gatewayReference &&
          !answers.some(({ way }) => way === 'explained'),
      ),
    );
    expect(open.filter(({ kind }) => kind === 'missing-here')).toEqual([]);
  }
});

test('a report of one gateway that is being read keeps no report of another waiting', async () => {
  const theirs = { provider: 'razorpay', day: DAY, digest: newId(), fees: [...fees] };
  const read = await transaction(world.db, async (db) => {
    await lockSettlements(db, 'sandbox');
    return reconcileDay(app, { ...theirs, lines: [lineOf(newId())] });
  });
  expect(read).toMatchObject({ booked: 0, differences: [{ kind: 'missing-here' }] });
});
