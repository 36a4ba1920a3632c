import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { partPicture } from '#testing/part-picture.ts';
import { balancesOf, lookAt, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { acting, sowWorker, type VisitTestDeps, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { answerEstimate } from './answer-estimate.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { proposeExtraWork } from './propose-extra-work.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { stopVisit } from './stop-visit.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 8; count += 1) await sowWorker(world.db);
});
afterAll(async () => {
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
  app = visitDeps(world.db);
});

const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const done = { ok: true, value: 'done' };

describe('LIFE-06 what is not given back', () => {
  test('a completed service: once accepted it can be neither cancelled nor disputed', async () => {
    const { bookingId } = await visitAt(app, asha, 'done');
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    app.pass(DAY);
    const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
    expect(await cancelBooking(app, { ...own(bookingId), ...shown })).toMatchObject({
      refusal: { code: 'not-cancellable' },
    });
    const dispute = { reason: 'badly-done', lines: [1], comment: '' };
    expect(await disputeWork(app, { ...own(bookingId), ...dispute })).toMatchObject({
      refusal: { code: 'move-not-allowed' },
    });
    expect(await refundsOf(world.db, bookingId)).toEqual([]);
    expect((await balancesOf(world.db, bookingId)).customer_advances).toBe(0);
  });

  test('partial work that was accepted when work was stopped', async () => {
    const { bookingId } = await visitAt(app, asha, 'in_progress');
    expect(await stopVisit(app, { ...own(bookingId), accepted: [1], comment: '' })).toEqual(done);
    expect((await lookAt(world.db, bookingId)).status).toBe('done');
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    expect(await refundsOf(world.db, bookingId)).toEqual([]);
  });

  test('consumables that were delivered: of a dispute about the work at most the work goes back', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    const estimateId = newId();
    const lines = [{ kind: 'parts' as const, label: 'New tap', amountPaise: 35_000 }];
    const act = () => acting(app, ravi, bookingId);
    const picture = await partPicture(app, ravi, bookingId);
    expect(await proposeExtraWork(app, { ...act(), ...picture, estimateId, lines })).toEqual(done);
    const answer = { estimateId, approved: true, shownTotalPaise: 35_000 };
    expect(await answerEstimate(app, { ...own(bookingId), ...answer })).toEqual(done);
    const cash = { lines: [], payBy: 'cash' as const, cashPaise: 35_000 };
    expect(await finishWork(app, { ...act(), ...cash })).toEqual(done);
    const dispute = { reason: 'badly-done', lines: [1], comment: 'It still drips' };
    expect(await disputeWork(app, { ...own(bookingId), ...dispute })).toEqual(done);
    const resolve = (refundPaise: number) =>
      resolveDispute(app, {
        ...{
          bookingId,
          outcome: 'refund' as const,
          refundPaise,
          comment: 'It drips',
          actor: 'ops:1',
        },
        borneBy: 'karigar',
      });
    app.pass(DAY);
    expect(await resolve(80_001)).toMatchObject({ refusal: { code: 'refund-too-high' } });
    expect(await resolve(80_000)).toMatchObject({ ok: true });
    expect(await refundsOf(world.db, bookingId)).toMatchObject([{ amount: 80_000 }]);
    // The tap is paid, to the Karigar who bought it.
    expect((await balancesOf(world.db, bookingId))[`karigar_payable:${ravi.karigarId}`]).toBe(
      -35_000,
    );
  });
});
