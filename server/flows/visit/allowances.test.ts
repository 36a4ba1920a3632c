import { describe, expect, test } from 'vitest';
import { dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { recordRates } from '#server/modules/allowance/store.ts';
import { explainBooking } from '#server/modules/ledger/store.ts';
import { recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readOffer } from '#server/views/offers.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  given,
  START,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { startWork } from './start-work.ts';
import { tryContact } from './try-contact.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(20, (stage) => {
  ({ world, asha, app } = stage);
});

const ALLOWANCES = ['waiting-paid', 'long-way-paid'] as const;
const WAIT_25 = 25 * 200;
/** Twelve kilometres beyond the first ten. */
const WAY = 7_200;

const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const done = { ok: true, value: 'done' };

/** Entries of pay on top, by its kind and Karigar. */
async function postedOf(bookingId: string) {
  const entries = await explainBooking(world.db, bookingId);
  return entries
    .filter(({ kind }) => ALLOWANCES.some((one) => one === kind))
    .map(({ kind, lines }) => [
      kind,
      ...lines.map(({ account, amountPaise }) => [account, amountPaise]),
    ]);
}
const paid = (kind: (typeof ALLOWANCES)[number], karigarId: number, paise: number) => [
  kind,
  ['visit_costs', paise],
  [`karigar_payable:${karigarId}`, -paise],
];
const seen = async ({ userId }: Worker, bookingId: string) => {
  const found = await readKarigarVisit(world.db, userId, bookingId, app.now());
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.visit;
};
const earned = async ({ userId }: Worker, bookingId: string) => {
  const day = dateInIndia(app.now());
  const { visits } = await readEarnings(world.db, { userId, day, now: app.now() });
  return visits.filter((one) => one.bookingId === bookingId);
};

/** At the door five minutes early, and let in so many minutes after the promised time. */
async function letIn(minutes: number) {
  const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
  app.turnTo(START + minutes * MINUTE);
  const code = await startCodeOf(world.db, bookingId);
  const start = { ...acting(app, ravi, bookingId), code };
  expect(await startWork(app, start)).toEqual(done);
  return { bookingId, ravi, start };
}

/** Nobody works but those from the far end of the town. */
async function onlyFromAfar() {
  await world.db.query('update karigars set home_pincode = $1', [TOWN.far]);
}

describe('waiting at the door', () => {
  test('let in forty minutes after the promised time, twenty-five of them are paid by us, and page, earnings and books say the same', async () => {
    const { bookingId, ravi, start } = await letIn(40);
    expect(await postedOf(bookingId)).toEqual([paid('waiting-paid', ravi.karigarId, WAIT_25)]);
    // The telephone sends it again, and so does another one.
    expect(await startWork(app, start)).toEqual(done);
    const again = { ...acting(app, ravi, bookingId), code: start.code };
    expect(await startWork(app, again)).toEqual(done);
    expect(await postedOf(bookingId)).toHaveLength(1);
    const waited = { netPaise: WAIT_25, incomeTaxPaise: 0, minutes: 25, paid: true };
    expect(await seen(ravi, bookingId)).toMatchObject({
      pay: { netPaise: 64_000 },
      allowances: [{ kind: 'wait-at-door', date: dateInIndia(START), ...waited }],
    });
    expect(await earned(ravi, bookingId)).toMatchObject([
      { kind: 'wait-at-door', grossPaise: WAIT_25, deductions: [], netPaise: WAIT_25 },
    ]);
  });

  test('let in within a quarter of an hour nothing is paid on top, however early they came', async () => {
    const { bookingId, ravi } = await letIn(15);
    expect(await postedOf(bookingId)).toEqual([]);
    expect((await seen(ravi, bookingId)).allowances).toEqual([]);
  });

  test('a picture of an entrance shows no hour: nothing is paid without a position or the guard', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    app.turnTo(START);
    const onBehalf = { onBehalf: 'Their telephone is dead' };
    expect(await arrive(app, { ...acting(app, ravi, bookingId), ...onBehalf })).toEqual(done);
    app.turnTo(START + HOUR);
    const code = await startCodeOf(world.db, bookingId);
    expect(await startWork(app, { ...acting(app, ravi, bookingId), code })).toEqual(done);
    expect(await postedOf(bookingId)).toEqual([]);
  });

  /** They arrive on their word at the promised time; the gate says so that many minutes later. */
  async function checkedAtGate(minutes: number, link: Record<string, string>) {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    app.turnTo(START);
    const onBehalf = { onBehalf: 'Their telephone is dead' };
    expect(await arrive(app, { ...acting(app, ravi, bookingId), ...onBehalf })).toEqual(done);
    app.turnTo(START + minutes * MINUTE);
    const { karigarId } = ravi;
    const told = { karigarId, by: 'scan', verdict: 'admitted', ...link };
    for (const later of [0, 5]) {
      const at = app.now() + later * MINUTE;
      await recordAnyEvent(world.db, bookingId, 'GatePassChecked', at, 'guard', told);
    }
    app.turnTo(START + 40 * MINUTE);
    const code = await startCodeOf(world.db, bookingId);
    expect(await startWork(app, { ...acting(app, ravi, bookingId), code })).toEqual(done);
    return { karigarId, bookingId };
  }

  test.each([
    ['as they came', 0, WAIT_25],
    ['before they said so', -10, WAIT_25],
    ['twenty minutes after they said so, it counts from then', 20, 5 * 200],
  ])(
    "where the society's own gate has let them in %s, its word for the hour counts",
    async (_, minutes, paise) => {
      const { karigarId, bookingId } = await checkedAtGate(minutes, { link: 'of the society' });
      expect(await postedOf(bookingId)).toEqual([paid('waiting-paid', karigarId, paise)]);
    },
  );

  test('a pass that was checked without the link of a society, as the Karigar can do themselves, pays nothing', async () => {
    const { bookingId } = await checkedAtGate(0, {});
    expect(await postedOf(bookingId)).toEqual([]);
  });

  test('a telephone that was without signal is paid until the minute at which it was let in, not until it said so', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    app.turnTo(START + 10 * MINUTE);
    const code = await startCodeOf(world.db, bookingId);
    const start = { ...acting(app, ravi, bookingId), code };
    app.turnTo(START + HOUR);
    expect(await startWork(app, start)).toEqual(done);
    expect(await postedOf(bookingId)).toEqual([]);
  });

  /** At the door and let in without a signal, at these minutes by their own clock, and heard of later. */
  async function waitedUnheard(came: number, letIn: number, heard: number) {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    const code = await startCodeOf(world.db, bookingId);
    const pressed = (minutes: number) => ({
      ...acting(app, ravi, bookingId),
      happenedAt: START + minutes * MINUTE,
    });
    app.turnTo(START + heard * MINUTE);
    const come = { ...pressed(came), position: AT_THE_DOOR };
    for (const _ of [1, 2]) expect(await arrive(app, come)).toEqual(done);
    const start = { ...pressed(letIn), code };
    for (const _ of [1, 2]) expect(await startWork(app, start)).toEqual(done);
    return { bookingId, karigarId: ravi.karigarId };
  }

  test.each([
    ['from when they pressed that they are there', 0, 25, 28, 10],
    ['no longer than half an hour before we heard of it', 0, 50, 60, 5],
    ['as if a clock that is hours slow had been right half an hour ago', -300, 50, 60, 5],
  ])('a wait that began without a signal is paid %s', async (_, came, letIn, heard, minutes) => {
    const { bookingId, karigarId } = await waitedUnheard(came, letIn, heard);
    expect(await postedOf(bookingId)).toEqual([paid('waiting-paid', karigarId, minutes * 200)]);
  });

  test('whoever is not let in at all has the pay of the visit instead, and no wait on top', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    for (const minutes of [1, 6, 40]) {
      app.turnTo(START + minutes * MINUTE);
      await tryContact(app, { ...acting(app, ravi, bookingId), by: 'bell' });
    }
    expect(await reportCustomerNoShow(app, acting(app, ravi, bookingId))).toEqual(done);
    expect(await postedOf(bookingId)).toEqual([]);
    expect(await earned(ravi, bookingId)).toMatchObject([{ kind: 'way' }]);
  });
});

describe('a long way', () => {
  test('the offer promises it, the page says so until they come, and at the door it is paid once', async () => {
    await onlyFromAfar();
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    const { rows } = await world.db.query<{ id: string }>(
      "select id from offers where booking_id = $1 and state = 'accepted'",
      [bookingId],
    );
    const offer = await readOffer(world.db, ravi.userId, rows[0]?.id ?? '');
    expect(offer?.longWay).toEqual({ kilometres: 22, amountPaise: WAY });
    const promised = { kind: 'long-way', kilometres: 22, netPaise: WAY };
    expect((await seen(ravi, bookingId)).allowances).toMatchObject([{ ...promised, paid: false }]);
    expect(await postedOf(bookingId)).toEqual([]);
    app.turnTo(START - 5 * MINUTE);
    const come = { ...acting(app, ravi, bookingId), position: AT_THE_DOOR };
    expect(await arrive(app, come)).toEqual(done);
    expect(await arrive(app, come)).toEqual(done);
    const posted = [paid('long-way-paid', ravi.karigarId, WAY)];
    expect(await postedOf(bookingId)).toEqual(posted);
    expect((await seen(ravi, bookingId)).allowances).toMatchObject([{ ...promised, paid: true }]);
    await given.visit(app, 'completed', bookingId);
    expect(await postedOf(bookingId)).toEqual(posted);
    expect(await earned(ravi, bookingId)).toMatchObject([
      { kind: 'long-way', netPaise: WAY },
      { kind: 'work', netPaise: 64_000 },
    ]);
    expect(await seen(ravi, bookingId)).toMatchObject({ pay: { netPaise: 64_000 } });
  });

  test('what was promised stands when the rates change before they come', async () => {
    await onlyFromAfar();
    app.turnTo(NOW);
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    await given.visit(app, 'assigned', bookingId);
    const rates = {
      ...{ waitingFreeMinutes: 15, waitingPaisePerMinute: 0, waitingMostPaise: 0 },
      ...{ wayFreeKm: 200, wayPaisePerKm: 0, wayMostPaise: 0 },
      ...{ dayPaisePerHour: 6_000, dayMostPaise: 48_000 },
    };
    await recordRates(world.db, { holdsFrom: dateInIndia(START), ...rates }, NOW);
    const ravi = await given.visit(app, 'arrived', bookingId);
    expect(await postedOf(bookingId)).toEqual([paid('long-way-paid', ravi.karigarId, WAY)]);
    await world.db.query('delete from allowance_rates where holds_from = $1', [dateInIndia(START)]);
  });

  test('left for safety at the door, it is paid once and stays', async () => {
    await onlyFromAfar();
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    expect(await leaveForSafety(app, acting(app, ravi, bookingId))).toMatchObject({ ok: true });
    expect(await postedOf(bookingId)).toEqual([paid('long-way-paid', ravi.karigarId, WAY)]);
  });

  test('shown by a picture alone, it is paid once the visit is settled, and not when it is broken off', async () => {
    await onlyFromAfar();
    const onBehalf = { onBehalf: 'Their telephone is dead' };
    const broken = await visitAt(app, asha, 'dispatched');
    app.turnTo(START);
    const come = { ...acting(app, broken.ravi, broken.bookingId), ...onBehalf };
    expect(await arrive(app, come)).toEqual(done);
    const off = { ...acting(app, broken.ravi, broken.bookingId), reason: 'vehicle' };
    expect(await breakOffVisit(app, off)).toEqual(done);
    expect(await postedOf(broken.bookingId)).toEqual([]);
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    expect(await arrive(app, { ...acting(app, ravi, bookingId), ...onBehalf })).toEqual(done);
    await given.visit(app, 'done', bookingId);
    expect(await postedOf(bookingId)).toEqual([]);
    await given.visit(app, 'completed', bookingId);
    expect(await postedOf(bookingId)).toEqual([paid('long-way-paid', ravi.karigarId, WAY)]);
  });

  test('a complaint takes nothing of it', async () => {
    await onlyFromAfar();
    const { bookingId, ravi } = await visitAt(app, asha, 'done');
    const said = { reason: 'badly-done', lines: [1], comment: 'Not clean' } as const;
    expect(await disputeWork(app, { ...own(bookingId), ...said })).toMatchObject({ ok: true });
    const decided = { outcome: 'refund', refundPaise: 80_000, borneBy: 'karigar' } as const;
    app.turnTo(app.now() + 25 * HOUR);
    const by = { comment: 'Seen', actor: 'ops:1' };
    expect(await resolveDispute(app, { bookingId, ...decided, ...by })).toMatchObject({
      ok: true,
    });
    expect(await postedOf(bookingId)).toEqual([paid('long-way-paid', ravi.karigarId, WAY)]);
    const { allowances, pay } = await seen(ravi, bookingId);
    expect([pay.netPaise, allowances]).toMatchObject([0, [{ netPaise: WAY, paid: true }]]);
  });

  test('left for safety on the way, the whole visit is paid and the way with it', async () => {
    await onlyFromAfar();
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    expect(await leaveForSafety(app, acting(app, ravi, bookingId))).toMatchObject({ ok: true });
    expect(await postedOf(bookingId)).toEqual([paid('long-way-paid', ravi.karigarId, WAY)]);
  });
});

test('beyond ₹5,00,000 of the year tax is kept of what is paid on top as well, and of the visit as if it were alone', async () => {
  await onlyFromAfar();
  const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
  const eventId = await recordAnyEvent(world.db, bookingId, 'WorkTested', app.now(), 'clock', {});
  const before = { grossPaise: 600_000_00, keptPaise: 600_00, section: 'test' };
  const one = { eventId, karigarId: ravi.karigarId, bookingId, ...before };
  await recordIncomeTax(world.db, one, app.now());
  await given.visit(app, 'arrived', bookingId);
  const [way] = (await seen(ravi, bookingId)).allowances ?? [];
  const tax = way?.incomeTaxPaise ?? 0;
  expect(tax).toBeGreaterThan(0);
  expect(way).toMatchObject({ amountPaise: WAY, netPaise: WAY - tax });
  expect(await earned(ravi, bookingId)).toMatchObject([
    {
      kind: 'long-way',
      deductions: [{ kind: 'income-tax', amountPaise: tax }],
      netPaise: WAY - tax,
    },
  ]);
  await given.visit(app, 'done', bookingId);
  expect(await acceptWork(app, own(bookingId))).toMatchObject({ ok: true });
  const rows = await earned(ravi, bookingId);
  const { pay, allowances = [] } = await seen(ravi, bookingId);
  const onTop = allowances.reduce((sum, { netPaise }) => sum + netPaise, 0);
  expect(rows.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(pay.netPaise + onTop);
});
