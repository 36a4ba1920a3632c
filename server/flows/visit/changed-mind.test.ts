import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLedger } from '#server/views/ledger.ts';
import { partPicture } from '#testing/part-picture.ts';
import { balancesOf } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import { acceptWork } from './accept-work.ts';
import { answerEstimate } from './answer-estimate.ts';
import { finishWork } from './finish-work.ts';
import { proposeExtraWork } from './propose-extra-work.ts';
import { withdrawExtraWork } from './withdraw-extra-work.ts';

let asha: Customer;
let app: VisitTestDeps;

visitStage(6, (stage) => {
  ({ asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const refusedAs = (code: string) => ({ ok: false, refusal: { code } });

async function seenBy(ravi: Worker, bookingId: string) {
  const answer = await readKarigarVisit(app.pool, ravi.userId, bookingId, app.now());
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.visit;
}

async function atWork() {
  const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', { paymentMethod: 'cash' });
  const act = () => acting(app, ravi, bookingId);
  const propose = async (rupees: number) => {
    const estimateId = newId();
    const lines = [{ kind: 'parts', label: 'Tap', amountPaise: rupees * 100 }] as const;
    const picture = await partPicture(app, ravi, bookingId);
    expect(await proposeExtraWork(app, { ...act(), ...picture, estimateId, lines })).toEqual(done);
    return estimateId;
  };
  const withdraw = (estimateId: string) => withdrawExtraWork(app, { ...act(), estimateId });
  const finish = (payBy: 'cash' | 'link', cashPaise = 0) =>
    finishWork(app, { ...act(), lines: [], payBy, cashPaise });
  return { bookingId, ravi, propose, withdraw, finish };
}

test('an estimate that was mistyped, or that nobody answers, is taken back: another may be made, and the work may end', async () => {
  const { bookingId, ravi, propose, withdraw, finish } = await atWork();
  const mistyped = await propose(3500);
  expect((await seenBy(ravi, bookingId)).actions).toContain('withdraw-extra');
  expect(await withdraw(newId())).toEqual(refusedAs('estimate-not-found'));
  expect(await withdraw(mistyped)).toEqual(done);
  expect(await withdraw(mistyped)).toEqual(done);
  const answer = (estimateId: string, shownTotalPaise: number) => {
    const own = { bookingId, userId: asha.id, approved: true };
    return answerEstimate(app, { ...own, estimateId, shownTotalPaise });
  };
  expect(await answer(mistyped, 350_000)).toEqual(refusedAs('estimate-answered'));

  const agreed = await propose(350);
  expect(await answer(agreed, 35_000)).toEqual(done);
  expect(await withdraw(agreed)).toEqual(refusedAs('estimate-answered'));

  await propose(200);
  expect(await finish('link')).toEqual(refusedAs('estimate-open'));
  const visit = await seenBy(ravi, bookingId);
  const open = visit.estimates.find(({ state }) => state === 'proposed');
  expect(await withdraw(open?.id ?? '')).toEqual(done);
  expect(await finish('cash', 115_000)).toEqual(done);
  const after = await seenBy(ravi, bookingId);
  expect(after.estimates.map(({ state }) => state)).toEqual(['withdrawn', 'approved', 'withdrawn']);
  expect(after.bill).toMatchObject({ totalPaise: 115_000, duePaise: 0 });

  // The customer's page tells the same story, with the sums they agreed to and the cash they counted out.
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const page = await readBooking(app.pool, asha.id, bookingId, at);
  const told = page.ok ? page.value.timeline : [];
  const sums = told.map(({ type, amountPaise }) => [type, amountPaise]);
  expect(sums.slice(sums.findIndex(([type]) => type === 'ExtraWorkProposed'))).toEqual([
    ['ExtraWorkProposed', 350_000],
    ['ExtraWorkWithdrawn', 350_000],
    ['ExtraWorkProposed', 35_000],
    ['ExtraWorkApproved', 35_000],
    ['ExtraWorkProposed', 20_000],
    ['ExtraWorkWithdrawn', 20_000],
    ['WorkFinished', null],
    ['CashCollected', 115_000],
  ]);
  const books = await readLedger(app.pool, asha.id, bookingId, app.now());
  expect(books.ok && books.value.summary).toEqual({
    ...{ paidPaise: 115_000, heldPaise: 115_000, keptPaise: 0, returnedPaise: 0 },
  });
});

test('a visit was to be paid by a link, and then by cash after all: the customer says so for as long as something is due', async () => {
  const { bookingId, ravi, finish } = await atWork();
  expect((await seenBy(ravi, bookingId)).actions).not.toContain('count-cash');
  expect(await finish('link')).toEqual(done);
  expect((await seenBy(ravi, bookingId)).actions).toContain('count-cash');
  expect(await acceptWork(app, { bookingId, userId: asha.id })).toEqual(done);
  expect((await seenBy(ravi, bookingId)).actions).toContain('count-cash');
  expect(await finish('cash', 80_000)).toEqual(done);
  const visit = await seenBy(ravi, bookingId);
  expect(visit.actions).not.toContain('count-cash');
  expect(visit.bill).toMatchObject({ paidPaise: 80_000, duePaise: 0 });
  expect(await balancesOf(app.pool, bookingId)).toMatchObject({
    [`cash_with_karigar:${ravi.karigarId}`]: 80_000,
  });
  // Pressed again it is not counted again.
  expect(await finish('cash', 80_000)).toEqual(done);
});
