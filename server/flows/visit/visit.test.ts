import { describe, expect, test } from 'vitest';
import { paramsOf } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { partPicture } from '#testing/part-picture.ts';
import { balancesOf, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  acting,
  START,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { answerEstimate } from './answer-estimate.ts';
import { arrive } from './arrive.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { proposeExtraWork } from './propose-extra-work.ts';
import { renewStartCode } from './renew-start-code.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { startWork } from './start-work.ts';
import { stopVisit } from './stop-visit.ts';
import { tryContact } from './try-contact.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(30, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params ? { code, params } : { code },
});
const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const statusOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).status;

describe('setting out', () => {
  test('LIFE-02 makes six digits that stand nowhere in the clear, and cancelling then costs 30 %, at the door 50 %', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    app.turnTo(START - 3 * HOUR - 1);
    const early = await dispatchVisit(app, acting(app, ravi, bookingId));
    expect(early).toMatchObject(refusedAs('too-early-to-set-out'));
    app.turnTo(START - 3 * HOUR);
    expect(await dispatchVisit(app, acting(app, ravi, bookingId))).toEqual(done);
    const code = await startCodeOf(world.db, bookingId);
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await world.db.query('select data from events where subject = $1', [
      bookingId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);

    const cancelFor = (shownFeePaise: number, id = bookingId) =>
      cancelBooking(app, {
        ...own(id),
        shownFeePaise,
        shownRefundPaise: 80_000 - shownFeePaise,
      });
    expect(await cancelFor(16_000)).toMatchObject(
      refusedAs('fee-changed', { feePaise: 24_000, refundPaise: 56_000 }),
    );
    expect(await cancelFor(24_000)).toEqual({ ok: true, value: 'cancelled' });
    await expect(startCodeOf(world.db, bookingId)).rejects.toThrow('no start code');
    // The Karigar had set out for it: their share of the fee of that moment.
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      [`karigar_payable:${ravi.karigarId}`]: -19_200,
      customer_advances: 0,
    });

    const atTheDoor = await visitAt(app, asha, 'arrived');
    expect(await cancelFor(40_000, atTheDoor.bookingId)).toEqual({ ok: true, value: 'cancelled' });
  });

  test('is for the leader of the visit alone, and an illegal move names the legal ones', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    const stranger = await sowWorker(world.db);
    app.turnTo(START - HOUR);
    const strange = await dispatchVisit(app, acting(app, stranger, bookingId));
    expect(strange).toEqual(refusedAs('visit-not-found'));
    const nobodys = await dispatchVisit(app, acting(app, ravi, newId()));
    expect(nobodys).toEqual(refusedAs('visit-not-found'));
    const early = await startWork(app, { ...acting(app, ravi, bookingId), code: '123456' });
    expect(early).toMatchObject(refusedAs('move-not-allowed'));
    expect(early.ok ? [] : paramsOf(early.refusal, 'move-not-allowed')?.moves).toContain(
      'dispatch',
    );
  });
});

describe('an act', () => {
  test('sent twice, or by two telephones, happens once; its name means nothing else', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    app.turnTo(START - HOUR);
    const command = acting(app, ravi, bookingId);
    expect(await dispatchVisit(app, command)).toEqual(done);
    const code = await startCodeOf(world.db, bookingId);
    expect(await dispatchVisit(app, command)).toEqual(done);
    expect(await dispatchVisit(app, acting(app, ravi, bookingId))).toEqual(done);
    expect(await startCodeOf(world.db, bookingId)).toBe(code);
    const other = await startWork(app, { ...command, code });
    expect(other).toEqual(refusedAs('action-reused'));
    const { events } = await lookAt(world.db, bookingId);
    expect(events.filter((type) => type === 'KarigarDispatched')).toHaveLength(1);
  });

  test('that was refused may be sent again under its name, but a wrong code is one try however often it is sent', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    app.turnTo(START - 4 * HOUR);
    const command = acting(app, ravi, bookingId);
    expect(await dispatchVisit(app, command)).toMatchObject(refusedAs('too-early-to-set-out'));
    app.turnTo(START - HOUR);
    expect(await dispatchVisit(app, command)).toEqual(done);

    const next = await visitAt(app, asha, 'arrived');
    const code = await startCodeOf(world.db, next.bookingId);
    const wrong = { ...acting(app, next.ravi, next.bookingId), code: code === '0' ? '1' : '0' };
    for (let time = 0; time < 3; time += 1)
      expect(await startWork(app, wrong)).toEqual(refusedAs('start-code-wrong', { triesLeft: 4 }));
  });

  test('that waited in a lift keeps its own time, as far as that can be', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    app.turnTo(START + 20 * MINUTE);
    const position = { latitude: 19, longitude: 72, accuracyMeters: 30 };
    const inTime = { ...acting(app, ravi, bookingId), happenedAt: START - 2 * MINUTE };
    expect(await arrive(app, { ...inTime, position })).toEqual(done);
    const { rows } = await world.db.query(
      `select v.arrived_own_at as own, b.arrived_at as ours from visits v join bookings b on b.id = v.id where b.id = $1`,
      [bookingId],
    );
    expect(rows).toEqual([{ own: START - 2 * MINUTE, ours: START + 20 * MINUTE }]);

    const next = await visitAt(app, asha, 'dispatched');
    const impossible = { ...acting(app, next.ravi, next.bookingId), happenedAt: START - DAY };
    expect(await arrive(app, { ...impossible, position })).toEqual(done);
    const { rows: kept } = await world.db.query(
      `select array_agg(own_at = (select max(own_at) from karigar_actions where booking_id = $1)) as same
        from karigar_actions where booking_id = $1`,
      [next.bookingId],
    );
    expect(kept).toEqual([{ same: [true, true] }]);
  });
});

describe('arriving', () => {
  test('takes a position near the address or a picture of it, never a button alone', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    const at = (latitude: number, accuracyMeters = 20) =>
      arrive(app, {
        ...acting(app, ravi, bookingId),
        position: { latitude, longitude: 72, accuracyMeters },
      });
    const button = await arrive(app, acting(app, ravi, bookingId));
    expect(button).toEqual(refusedAs('arrival-not-proven'));
    expect(await at(19.1)).toMatchObject(refusedAs('too-far-away'));
    expect(await at(19, 5_000)).toEqual(refusedAs('position-too-vague'));
    const photoId = newId();
    const notThere = await arrive(app, { ...acting(app, ravi, bookingId), photoId });
    expect(notThere).toEqual(refusedAs('arrival-not-proven'));
    await world.db.query(
      `insert into visit_photos values ($1, $2, $3, 'arrival', '\\x01', $4, $4)`,
      [photoId, bookingId, ravi.karigarId, new Date(app.now())],
    );
    expect(await arrive(app, { ...acting(app, ravi, bookingId), photoId })).toEqual(done);
    expect(await statusOf(bookingId)).toBe('arrived');
  });
});

describe('starting', () => {
  test('five wrong tries use the code up; only its customer has a new one made', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    const code = await startCodeOf(world.db, bookingId);
    const wrong = code === '000000' ? '000001' : '000000';
    const say = (digits: string) =>
      startWork(app, { ...acting(app, ravi, bookingId), code: digits });
    expect(await renewStartCode(app, own(bookingId))).toMatchObject(refusedAs('start-code-good'));
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await say(wrong)).toEqual(refusedAs('start-code-wrong', { triesLeft }));
    expect(await say(code)).toEqual(refusedAs('start-code-used-up'));
    // Both stand at the door: the customer hears of it, once, wherever they look.
    const { events } = await lookAt(world.db, bookingId);
    expect(events.filter((type) => type === 'StartCodeUsedUp')).toHaveLength(1);
    expect(await renewStartCode(app, own(bookingId))).toEqual(done);
    const fresh = await startCodeOf(world.db, bookingId);
    expect(await say(fresh)).toEqual(done);
    expect(await statusOf(bookingId)).toBe('in_progress');
  });

  test('twenty guesses at one moment are counted as five', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    const code = await startCodeOf(world.db, bookingId);
    const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(6, '9'));
    const answers = await Promise.all(
      guesses
        .filter((guess) => guess !== code)
        .map((guess) => startWork(app, { ...acting(app, ravi, bookingId), code: guess })),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
    expect(codes.filter((one) => one === 'start-code-wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'start-code-used-up').length).toBe(codes.length - 5);
  });
});

describe('the bill', () => {
  const lines = [
    { kind: 'labour', label: 'Pipe behind the wall', amountPaise: 20_000 },
    { kind: 'parts', label: 'Tap', amountPaise: 35_000 },
  ] as const;

  test('extra work counts once its customer has said yes to the sum shown; what is due is counted in cash', async () => {
    const cash = { paymentMethod: 'cash' } as const;
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', cash);
    const picture = await partPicture(app, ravi, bookingId);
    const propose = (estimateId: string) =>
      proposeExtraWork(app, { ...acting(app, ravi, bookingId), ...picture, estimateId, lines });
    const [first, second] = [newId(), newId()];
    expect(await propose(first)).toEqual(done);
    expect(await propose(second)).toEqual(refusedAs('estimate-open'));
    const finish = (payBy: 'cash' | 'nothing' | 'link', cashPaise: number, asked: object[] = []) =>
      finishWork(app, {
        ...acting(app, ravi, bookingId),
        lines: asked as { line: number; amountPaise: number }[],
        payBy,
        cashPaise,
      });
    expect(await finish('cash', 80_000)).toEqual(refusedAs('estimate-open'));
    const answer = (estimateId: string, approved: boolean, shownTotalPaise = 55_000) =>
      answerEstimate(app, { ...own(bookingId), estimateId, approved, shownTotalPaise });
    expect(await answer(first, true, 50_000)).toMatchObject(refusedAs('amount-mismatch'));
    expect(await answer(first, false)).toEqual(done);
    expect(await answer(first, true)).toEqual(refusedAs('estimate-answered'));
    expect(await propose(second)).toEqual(done);
    expect(await answer(second, true)).toEqual(done);
    expect(await answer(second, true)).toEqual(done);

    const tooHigh = await finish('cash', 0, [{ line: 3, amountPaise: 35_001 }]);
    expect(tooHigh).toEqual(refusedAs('bill-too-high', { line: 3 }));
    const unknown = await finish('cash', 0, [{ line: 4, amountPaise: 1 }]);
    expect(unknown).toEqual(refusedAs('bill-too-high', { line: 4 }));
    expect(await finish('nothing', 0)).toEqual(refusedAs('pay-by-needed', { duePaise: 135_000 }));
    expect(await finish('cash', 100_000)).toEqual(refusedAs('cash-differs', { duePaise: 135_000 }));
    const cheaper = [{ line: 2, amountPaise: 10_000 }];
    expect(await finish('cash', 125_000, cheaper)).toEqual(done);
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    const books = await balancesOf(world.db, bookingId);
    expect(books).toMatchObject({
      [`cash_with_karigar:${ravi.karigarId}`]: 125_000,
      // 80 % of 900 rupees of work, and the Karigar's tap whole.
      [`karigar_payable:${ravi.karigarId}`]: -107_000,
      customer_advances: 0,
    });
    expect(await statusOf(bookingId)).toBe('completed');
  });

  test('cash that was counted while somebody else ended the work pays it, once, and is refused where nothing is due', async () => {
    const cash = { paymentMethod: 'cash' } as const;
    const counted = (ravi: Worker, bookingId: string, cashPaise: number) =>
      finishWork(app, { ...acting(app, ravi, bookingId), lines: [], payBy: 'cash', cashPaise });
    const endedByHer = async () => {
      const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', cash);
      expect(await stopVisit(app, { ...own(bookingId), accepted: [1], comment: '' })).toEqual(done);
      return { bookingId, ravi };
    };
    const { bookingId, ravi } = await endedByHer();
    // A hundred rupees more than the bill: they are the customer's, and our books do not claim them.
    expect(await counted(ravi, bookingId, 90_000)).toEqual(done);
    expect(await counted(ravi, bookingId, 90_000)).toEqual(done);
    expect(await balancesOf(world.db, bookingId)).toEqual({
      ...{ [`cash_with_karigar:${ravi.karigarId}`]: 80_000, customer_advances: -80_000 },
    });
    expect((await lookAt(world.db, bookingId)).events).toContain('CashCollected');

    // Meanwhile the customer has accepted it, or raised a problem: the cash they gave is theirs all the same, and in
    // the books.
    for (const since of [acceptWork, disputeWork]) {
      const late = await endedByHer();
      const problem = { reason: 'damage', lines: [1], comment: '' };
      expect(await since(app, { ...own(late.bookingId), ...problem })).toEqual(done);
      expect(await counted(late.ravi, late.bookingId, 80_000)).toEqual(done);
      expect(await counted(late.ravi, late.bookingId, 80_000)).toEqual(done);
      const books = await balancesOf(world.db, late.bookingId);
      expect(books[`cash_with_karigar:${late.ravi.karigarId}`]).toBe(80_000);
      expect(books.customer_dues ?? 0).toBe(0);
    }

    const paid = await endedByHer();
    await payFor(app, asha, paid.bookingId, 80_000);
    const nothingDue = refusedAs('cash-differs', { duePaise: 0 });
    expect(await counted(paid.ravi, paid.bookingId, 80_000)).toEqual(nothingDue);
  });

  test('a bill paid online needs nothing at the door, and a bill below it gives the difference back', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    const finished = await finishWork(app, {
      ...acting(app, ravi, bookingId),
      lines: [{ line: 1, amountPaise: 60_000 }],
      payBy: 'nothing',
      cashPaise: 0,
    });
    expect(finished).toEqual(done);
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      refunds_payable: -20_000,
      [`karigar_payable:${ravi.karigarId}`]: -48_000,
    });
  });
});

describe('nobody at home', () => {
  test('LIFE-03 a no-show is marked once the Karigar has arrived, waited and tried twice to reach the customer; the fee is 50 %', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
    const close = () => reportCustomerNoShow(app, acting(app, ravi, bookingId));
    const ring = () => tryContact(app, { ...acting(app, ravi, bookingId), by: 'bell' });
    expect(await close()).toEqual(refusedAs('not-at-the-door'));
    const position = { latitude: 19, longitude: 72, accuracyMeters: 30 };
    // The Karigar is early: nobody need be at home yet.
    app.turnTo(START - 29 * MINUTE);
    expect(await arrive(app, { ...acting(app, ravi, bookingId), position })).toEqual(done);
    expect(await ring()).toEqual(refusedAs('try-later', { from: START }));
    app.turnTo(START);
    expect(await ring()).toEqual(done);
    expect(await ring()).toEqual(refusedAs('try-later', { from: START + 2 * MINUTE }));
    app.turnTo(START + 15 * MINUTE - 1);
    expect(await close()).toMatchObject(refusedAs('wait-longer'));
    app.turnTo(START + 15 * MINUTE);
    expect(await close()).toEqual(refusedAs('try-to-reach', { left: 1 }));
    expect(await ring()).toEqual(done);
    expect(await close()).toEqual(done);
    expect(await close()).toEqual(done);
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'no_show_customer',
      holds: 0,
    });
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      refunds_payable: -40_000,
      [`karigar_payable:${ravi.karigarId}`]: -32_000,
    });
  });

  test('two tries without a signal are sent together, and count by the Karigar’s own clock', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    app.turnTo(START + 10 * MINUTE);
    const rungAt = (minutes: number) =>
      tryContact(app, {
        ...acting(app, ravi, bookingId),
        ...{ by: 'bell', happenedAt: START + minutes * MINUTE },
      });
    expect(await rungAt(1)).toEqual(done);
    expect(await rungAt(2)).toMatchObject(refusedAs('try-later'));
    expect(await rungAt(4)).toEqual(done);
  });

  test('LIFE-03 also when the code was given and nobody was there then, within a quarter of an hour and without work', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    const close = () => reportCustomerNoShow(app, acting(app, ravi, bookingId));
    for (const minutes of [0, 3]) {
      app.turnTo(START + minutes * MINUTE);
      await tryContact(app, { ...acting(app, ravi, bookingId), by: 'message' });
    }
    expect(await close()).toMatchObject(refusedAs('wait-longer'));
    app.pass(13 * MINUTE);
    // The code was given five minutes before the hour: that is too long ago by now.
    expect(await close()).toEqual(refusedAs('not-at-the-door'));

    const second = await visitAt(app, asha, 'arrived');
    const again = () => reportCustomerNoShow(app, acting(app, second.ravi, second.bookingId));
    for (const minutes of [2, 5]) {
      app.turnTo(START + minutes * MINUTE);
      const ring = { ...acting(app, second.ravi, second.bookingId), by: 'bell' as const };
      expect(await tryContact(app, ring)).toEqual(done);
    }
    const code = await startCodeOf(world.db, second.bookingId);
    app.turnTo(START + 9 * MINUTE);
    await startWork(app, { ...acting(app, second.ravi, second.bookingId), code });
    app.turnTo(START + 15 * MINUTE);
    expect(await again()).toEqual(done);
  });
});
