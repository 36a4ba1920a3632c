import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';

import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { prepareDispatch } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import { replaceKarigar } from '#server/flows/dispatch/steps/replace-karigar.ts';
import { explainBooking, sumOfLedger } from '#server/modules/ledger/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { partPicture } from '#testing/part-picture.ts';
import { lookAt } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { answerEstimate } from './answer-estimate.ts';
import { applyTimeout } from './apply-timeout.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { callForSafety } from './call-for-safety.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { proposeExtraWork } from './propose-extra-work.ts';
import { startWork } from './start-work.ts';

/** The number of times each meets the other, in turn from either side. */
const MEETINGS = 8;

let world: World;
/** The two servers at which they arrive. */
let servers: [VisitTestDeps, VisitTestDeps];
let pools: Pool[];
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 80; count += 1) await sowWorker(world.db, [3]);
  pools = [0, 1].map(() => connect({ url: world.url, poolSize: 8 }));
  servers = pools.map((pool) => visitDeps(pool)) as typeof servers;
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await Promise.all(pools.map((pool) => pool.end()));
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
});

const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const stateOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).status;
const count = async (bookingId: string, type: string) =>
  (await lookAt(world.db, bookingId)).events.filter((one) => one === type).length;
/** The answer that a caller gets: `ok`, or the refusal. */
const heard = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

/** Both at one moment, each at a server of its own; the one or the other is sent first. */
async function together<One, Other>(
  turn: number,
  one: (app: VisitTestDeps) => Promise<One>,
  other: (app: VisitTestDeps) => Promise<Other>,
): Promise<[One, Other]> {
  const [here, there] = servers;
  there.turnTo(here.now());
  if (turn % 2 === 0) return Promise.all([one(here), other(there)]);
  const second = other(there);
  return [await one(here), await second];
}

const turns = Array.from({ length: MEETINGS }, (_, turn) => turn);

test('cancel ∥ set out: cancelled for the fee that was shown, or on the way and shown the new one; never both', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'assigned');
    servers[0].turnTo(START - 2 * 3_600_000);
    const [out, cancelled] = await together(
      turn,
      (app) => dispatchVisit(app, acting(app, ravi, bookingId)),
      (app) =>
        cancelBooking(app, {
          ...own(bookingId),
          shownFeePaise: 16_000,
          shownRefundPaise: 64_000,
        }),
    );
    const state = await stateOf(bookingId);
    expect([heard(out), heard(cancelled), state]).toEqual(
      state === 'dispatched'
        ? ['ok', 'fee-changed', 'dispatched']
        : ['move-not-allowed', 'ok', 'cancelled'],
    );
  }
});

test('finish ∥ safety exit: the work is done, or the visit was left; the Karigar is paid for one of them', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'in_progress');
    const bill = { lines: [], payBy: 'nothing', cashPaise: 0 } as const;
    const [finished, left] = await together(
      turn,
      (app) => finishWork(app, { ...acting(app, ravi, bookingId), ...bill }),
      (app) => callForSafety(app, own(bookingId)),
    );
    const state = await stateOf(bookingId);
    expect([heard(finished), heard(left), state]).toEqual(
      state === 'done'
        ? ['ok', 'safety-exit-late', 'done']
        : ['move-not-allowed', 'ok', 'cancelled'],
    );
    const paid = (await explainBooking(world.db, bookingId)).filter(({ lines }) =>
      lines.some(({ account }) => account.startsWith('karigar_payable')),
    );
    expect(paid).toHaveLength(state === 'done' ? 0 : 1);
  }
});

test('reassign ∥ start: the one who is there works, or another comes and the old code opens nothing', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'arrived');
    const code = await startCodeOf(world.db, bookingId);
    const instead = await sowWorker(world.db, [3]);
    // The place to look was read before; the booking is locked in the transaction.
    const lock = await prepareDispatch(servers[1], bookingId);
    const [started, replaced] = await together(
      turn,
      (app) => startWork(app, { ...acting(app, ravi, bookingId), code }),
      (app) =>
        transaction(app.pool, async (db) => {
          const facts = await lock?.(db);
          if (facts?.booking.status !== 'arrived') return 'too-late';
          const { karigarId } = instead;
          return replaceKarigar(db, facts, { karigarId, why: 'late', actor: 'dispatch' });
        }),
    );
    const state = await stateOf(bookingId);
    const leader = (await findVisit(world.db, bookingId))?.karigarId;
    expect([heard(started), replaced, state, leader]).toEqual(
      state === 'in_progress'
        ? ['ok', 'too-late', 'in_progress', ravi.karigarId]
        : ['visit-not-found', 'held', 'assigned', instead.karigarId],
    );
    if (state !== 'assigned') continue;
    const [app] = servers;
    const late = await startWork(app, { ...acting(app, ravi, bookingId), code });
    expect(heard(late)).toBe('visit-not-found');
    const early = await startWork(app, { ...acting(app, instead, bookingId), code });
    expect(heard(early)).toBe('move-not-allowed');
  }
});

test('two devices of one Karigar: the same act under one name, and under two, happens once', async () => {
  const position = { latitude: 19, longitude: 72, accuracyMeters: 20 };
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'dispatched');
    const same = acting(servers[0], ravi, bookingId);
    const command = () => (turn < MEETINGS / 2 ? same : acting(servers[0], ravi, bookingId));
    const answers = await together(
      turn,
      (app) => arrive(app, { ...command(), position }),
      (app) => arrive(app, { ...command(), position }),
    );
    expect(answers.map(heard)).toEqual(['ok', 'ok']);
    expect(await count(bookingId, 'KarigarArrived')).toBe(1);
    const code = await startCodeOf(world.db, bookingId);
    const starts = await together(
      turn,
      (app) => startWork(app, { ...acting(app, ravi, bookingId), code }),
      (app) => startWork(app, { ...acting(app, ravi, bookingId), code }),
    );
    expect(starts.map(heard)).toEqual(['ok', 'ok']);
    expect(await count(bookingId, 'WorkStarted')).toBe(1);
  }
});

test('set out ∥ set out: the Karigar of two visits is on the way to one, by whichever telephone', async () => {
  for (const turn of turns) {
    const late = { time: '04:00 PM' } as const;
    const first = await visitAt(servers[0], asha, 'assigned');
    const { bookingId } = await visitAt(servers[0], asha, 'assigned', late);
    const { ravi } = first;
    await leadsInstead(bookingId, ravi.karigarId);
    // The Karigar may set out for either from three hours before the second.
    servers[0].turnTo(START + 3 * 3_600_000);
    const heardOf = (
      await together(
        turn,
        (app) => dispatchVisit(app, acting(app, ravi, first.bookingId)),
        (app) => dispatchVisit(app, acting(app, ravi, bookingId)),
      )
    ).map(heard);
    expect(heardOf.toSorted()).toEqual(['ok', 'visit-under-way']);
    const [to, instead] =
      heardOf[0] === 'ok' ? [first.bookingId, bookingId] : [bookingId, first.bookingId];
    expect([await stateOf(to), await stateOf(instead)]).toEqual(['dispatched', 'assigned']);
    // The rule holds also for a writer that goes past the flow.
    const byHand = `update bookings set status = 'dispatched' where id = $1`;
    await expect(world.db.query(byHand, [instead])).rejects.toThrow('visits_one_under_way');
    const [app] = servers;
    const gone = { ...acting(app, ravi, to), reason: 'vehicle-broke-down' };
    expect(heard(await breakOffVisit(app, gone))).toBe('ok');
    expect(heard(await dispatchVisit(app, acting(app, ravi, instead)))).toBe('ok');
  }
});

/** The visit of another Karigar, given to this one with its time. */
async function leadsInstead(id: string, karigarId: number): Promise<void> {
  const anew = { ...servers[0], facts: createAppCache(world.db) };
  const outcome = await assignByHand(anew, { id, karigarId, why: 'asked for', by: 'test' });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
}

test('yes to extra work ∥ the end of the work: the Karigar finishes with it on the bill, or waits for the answer', async () => {
  for (const turn of turns) {
    const cash = { paymentMethod: 'cash' } as const;
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'in_progress', cash);
    const estimateId = newId();
    const lines = [{ kind: 'parts', label: 'Tap', amountPaise: 35_000 }] as const;
    const picture = await partPicture(servers[0], ravi, bookingId);
    const proposal = { ...acting(servers[0], ravi, bookingId), ...picture, estimateId, lines };
    expect(heard(await proposeExtraWork(servers[0], proposal))).toBe('ok');
    const yes = { ...own(bookingId), estimateId, approved: true, shownTotalPaise: 35_000 };
    const bill = { lines: [], payBy: 'cash', cashPaise: 115_000 } as const;
    const [finished, answered] = await together(
      turn,
      (app) => finishWork(app, { ...acting(app, ravi, bookingId), ...bill }),
      (app) => answerEstimate(app, yes),
    );
    expect(heard(answered)).toBe('ok');
    const state = await stateOf(bookingId);
    expect([heard(finished), state]).toEqual(
      state === 'done' ? ['ok', 'done'] : ['estimate-open', 'in_progress'],
    );
  }
});

test('a problem raised ∥ the clock that accepts ∥ the customer who accepts: the money is divided once', async () => {
  for (const turn of turns) {
    const { bookingId } = await visitAt(servers[0], asha, 'done');
    servers[0].pass(DAY);
    const dispute = { reason: 'badly-done', lines: [1], comment: '' };
    const [disputed] = await together(
      turn,
      (app) =>
        turn < MEETINGS / 2
          ? disputeWork(app, { ...own(bookingId), ...dispute })
          : acceptWork(app, own(bookingId)),
      (app) => applyTimeout(app, { bookingId }),
    );
    const state = await stateOf(bookingId);
    const accepted = await count(bookingId, 'WorkAccepted');
    if (turn >= MEETINGS / 2)
      expect([heard(disputed), state, accepted]).toEqual(['ok', 'completed', 1]);
    else
      expect([heard(disputed), state, accepted]).toEqual(
        state === 'disputed' ? ['ok', 'disputed', 0] : ['move-not-allowed', 'completed', 1],
      );
  }
});
