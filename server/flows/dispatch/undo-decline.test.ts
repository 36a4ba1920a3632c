import { expect, test } from 'vitest';
import { type Instant, instantInIndia, MINUTE, SECOND, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { anew } from '#testing/event-of-days.ts';
import { bookOnline } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { holderOf, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { findKarigar } from './find-karigar.ts';
import { undoDecline } from './undo-decline.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(0, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, app.now());
const find = (bookingId: string, cause: string) => findKarigar(anew(app), { bookingId, cause });

const SOON = instantInIndia('2026-11-23', 9 * 60 + 10);

/** Asked at that moment: Ravi, whose time is held, and Sunil where it is wanted at once. */
async function asked(at?: Instant) {
  await world.db.query('update karigars set active = false');
  const ravi = await sowWorker(world.db, [3]);
  const bookingId = await bookOnline(anew(app), asha, { paymentMethod: 'cash' });
  const sunil = await sowWorker(world.db, [3]);
  if (at !== undefined) app.turnTo(at);
  await find(bookingId, 'BookingPlaced');
  const [offer] = await offersTo(ravi);
  if (!offer) throw new Error('The Karigar was not asked');
  const by = { id: offer.id, userId: ravi.userId };
  const decline = (happenedAt?: string) =>
    declineOffer(app, { ...by, ...(happenedAt !== undefined && { happenedAt }) });
  return { ravi, sunil, bookingId, by, decline, undo: () => undoDecline(anew(app), by) };
}

test('a no that is taken back within ten seconds was never said: nobody else is asked, and the Karigar may accept', async () => {
  const { ravi, sunil, bookingId, by, decline, undo } = await asked();
  expect(await undoDecline(anew(app), { ...by, userId: sunil.userId })).toMatchObject({
    refusal: { code: 'offer-not-found' },
  });
  // A no that was never sent leaves nothing to take back.
  expect(await undo()).toEqual({ ok: true, value: {} });
  await decline();
  const undoUntil = toIndiaIso(app.now() + 10 * SECOND);
  expect(await offersTo(ravi)).toMatchObject([{ id: by.id, state: 'declined', undoUntil }]);
  const againAt = app.now() + DECLINE_UNDONE_WITHIN;
  for (const cause of ['OfferDeclined', 'sweep'])
    expect(await find(bookingId, cause)).toEqual({ againAt });
  app.pass(9 * SECOND);
  for (const _ of ['once', 'twice']) expect(await undo()).toEqual({ ok: true, value: {} });
  expect(await offersTo(ravi)).toMatchObject([{ id: by.id, state: 'open', undoUntil: null }]);
  app.pass(9 * SECOND);
  await find(bookingId, 'OfferDeclined');
  expect(await holderOf(world.db, bookingId)).toEqual(ravi);
  expect(await offersTo(sunil)).toEqual([]);
  expect(await acceptOffer(anew(app), by)).toEqual({ ok: true, value: 'lead' });
  const { rows } = await world.db.query(
    `select type from events where subject = $1 and type like '%Decline%' order by id`,
    [bookingId],
  );
  expect(rows.map(({ type }) => type)).toEqual(['OfferDeclined', 'DeclineUndone']);
});

test('ten seconds count from when a no was pressed, also without a signal: sent later, the next are asked at once', async () => {
  const { ravi, sunil, bookingId, decline, undo } = await asked();
  app.pass(5 * MINUTE);
  await decline(new Date(app.now() - MINUTE).toISOString());
  expect(await offersTo(ravi)).toEqual([]);
  expect(await undo()).toMatchObject({ refusal: { code: 'undo-too-late' } });
  await find(bookingId, 'OfferDeclined');
  expect(await holderOf(world.db, bookingId)).toEqual(sunil);
});

test('an undo on a slow network is still heard three seconds after the button is gone, and none later', async () => {
  const { ravi, decline, undo } = await asked();
  await decline();
  app.pass(10 * SECOND);
  expect(await offersTo(ravi)).toEqual([]);
  app.pass(DECLINE_UNDONE_WITHIN - 10 * SECOND);
  expect(await undo()).toMatchObject({ ok: true });
  await decline();
  app.pass(DECLINE_UNDONE_WITHIN + 1);
  expect(await undo()).toMatchObject({ refusal: { code: 'undo-too-late' } });
});

test('where it starts within the hour others are asked at once, and a no that is taken back is open beside theirs: the first yes has it', async () => {
  const { ravi, sunil, bookingId, by, decline, undo } = await asked(SOON);
  const sunils = (await offersTo(sunil))[0]?.id as string;
  app.pass(SECOND);
  await decline();
  expect(await undo()).toMatchObject({ ok: true });
  await decline();
  await declineOffer(app, { id: sunils, userId: sunil.userId });
  const imran = await sowWorker(world.db, [3]);
  app.pass(SECOND);
  await find(bookingId, 'OfferDeclined');
  expect(await offersTo(imran)).toMatchObject([{ bookingId }]);
  expect(await offersTo(ravi)).toMatchObject([{ state: 'declined' }]);
  for (const _ of ['once', 'twice']) expect(await undo()).toEqual({ ok: true, value: {} });
  expect(await offersTo(ravi)).toMatchObject([{ state: 'open', undoUntil: null }]);
  const [imrans] = await offersTo(imran);
  const both = await Promise.all([
    acceptOffer(anew(app), by),
    acceptOffer(anew(app), { id: imrans?.id ?? '', userId: imran.userId }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'offer-taken' } });
});

test('a no to a visit that somebody else has by then, or that nobody wants any more, is not taken back', async () => {
  const { sunil, bookingId, decline, undo } = await asked(SOON);
  const sunils = (await offersTo(sunil))[0]?.id as string;
  await decline();
  await acceptOffer(anew(app), { id: sunils, userId: sunil.userId });
  expect(await undo()).toMatchObject({ refusal: { code: 'offer-taken' } });
  await callOffBooking(app, { bookingId, actor: 'ops:1', why: 'a test' });
  expect(await undo()).toMatchObject({ refusal: { code: 'offer-gone' } });
});
