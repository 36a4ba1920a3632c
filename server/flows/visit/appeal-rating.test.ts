import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { readOwnRating } from '#server/views/own-rating.ts';
import { readRatingAppeal } from '#server/views/rating-appeal.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  given,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { appealRating } from './appeal-rating.ts';
import { arrive } from './arrive.ts';
import { decideRatingAppeal } from './decide-rating-appeal.ts';
import { rateCustomer } from './rate-customer.ts';
import { rateVisit } from './rate-visit.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(12, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const WHY = 'The gate was shut, and I waited there.';
const SOMEBODY = newId();

const rate = async (bookingId: string, stars: number) =>
  expect(
    await rateVisit(app, { bookingId, userId: asha.id, stars, comment: 'Came so late' }),
  ).toEqual(done);
const answer = async (ravi: Worker, bookingId: string) =>
  expect(
    await rateCustomer(app, { ...acting(app, ravi, bookingId), stars: 4, comment: '' }),
  ).toEqual(done);
const appeal = ({ userId }: Worker, id: string, why = WHY) =>
  appealRating(app, { id, why, userId });
const decide = (bookingId: string, granted: boolean, by = SOMEBODY) =>
  decideRatingAppeal(app, { bookingId, granted, comment: 'The guard says so.', by });
const own = ({ userId }: Worker) => readOwnRating(world.db, userId, app.now());

/** Two stars for a visit that was served in time, seen by both. */
async function badlyRated() {
  const { bookingId, ravi } = await visitAt(app, asha, 'completed');
  await rate(bookingId, 2);
  await answer(ravi, bookingId);
  return { bookingId, ravi };
}

async function happened(bookingId: string, type: string): Promise<InboxEvent[]> {
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, data, at, actor from events where subject = $1 and type = $2',
    [bookingId, type],
  );
  return rows;
}

async function inbox(bookingId: string) {
  for (const type of ['RatingAppealed', 'RatingAppealDecided'])
    await notifyOperations(app, await happened(bookingId, type));
  const { rows } = await world.db.query(
    `select kind, karigar_id as "karigarId", harms, closed_at is null as open from inbox_items
      where booking_id = $1 and kind = 'rating-appealed'`,
    [bookingId],
  );
  return rows;
}

describe('an appeal against a rating', () => {
  test('is made once, with words, by the Karigar who was rated, as soon as the rating is seen', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'completed');
    await rate(bookingId, 2);
    expect(await appeal(ravi, bookingId)).toMatchObject(refused('rating-not-found'));
    await answer(ravi, bookingId);
    const other = await sowWorker(world.db);
    expect(await appeal(other, bookingId)).toMatchObject(refused('rating-not-found'));
    const both = await Promise.all([appeal(ravi, bookingId), appeal(ravi, bookingId)]);
    expect(both[0]).toMatchObject({ ok: true });
    expect(both[1]).toEqual(both[0]);
    expect(await happened(bookingId, 'RatingAppealed')).toHaveLength(1);
    expect(await appeal(ravi, bookingId, 'And it rained.')).toMatchObject(
      refused('rating-appealed'),
    );
    expect((await own(ravi)).latest.find((one) => one.bookingId === bookingId)).toMatchObject({
      ...{ stars: 2, leftOut: null, appealUntil: null },
      appeal: { why: WHY, granted: null, answer: '' },
    });
  });

  test('comes to operations, who read both sides; upheld, the rating counts no more, and the trouble is over', async () => {
    const { bookingId, ravi } = await badlyRated();
    const before = await own(ravi);
    await appeal(ravi, bookingId);
    const item = { kind: 'rating-appealed', karigarId: ravi.karigarId, harms: 'karigar' };
    expect(await inbox(bookingId)).toEqual([{ ...item, open: true }]);
    expect(await readRatingAppeal(world.db, bookingId)).toMatchObject({
      ...{ stars: 2, comment: 'Came so late', why: WHY, granted: null },
    });
    expect(await decide(bookingId, true, ravi.userId)).toMatchObject(refused('own-account'));
    const both = await Promise.all([decide(bookingId, true), decide(bookingId, false)]);
    expect(both[1]).toEqual(both[0]);
    const [decided, ...more] = await happened(bookingId, 'RatingAppealDecided');
    expect(more).toEqual([]);
    const granted = both[0]?.ok && both[0].value.granted;
    expect(decided?.data.granted).toBe(granted);
    expect(await inbox(bookingId)).toEqual([{ ...item, open: false }]);
    const after = await own(ravi);
    expect(before.count - after.count).toBe(granted ? 1 : 0);
  });

  test('upheld leaves the stars to be read and takes them out of every sum', async () => {
    const { bookingId, ravi } = await badlyRated();
    const { count, stars } = await own(ravi);
    await appeal(ravi, bookingId);
    expect(await decide(bookingId, true)).toEqual({ ok: true, value: { granted: true } });
    const after = await own(ravi);
    expect(after.count).toBe(count - 1);
    expect(after.stars[3]).toBe((stars[3] ?? 0) - 1);
    const one = after.latest.find((rating) => rating.bookingId === bookingId);
    expect(one).toMatchObject({ stars: 2, leftOut: 'appeal', appealUntil: null });
    expect(one?.appeal).toEqual({ why: WHY, granted: true, answer: 'The guard says so.' });
  });

  test('not upheld, the rating counts, and neither side says more', async () => {
    const { bookingId, ravi } = await badlyRated();
    const { count } = await own(ravi);
    await appeal(ravi, bookingId);
    expect(await decide(bookingId, false)).toEqual({ ok: true, value: { granted: false } });
    expect(await decide(bookingId, true)).toEqual({ ok: true, value: { granted: false } });
    expect(await own(ravi)).toMatchObject({ count });
    expect(await appeal(ravi, bookingId, 'Once more.')).toMatchObject(refused('rating-appealed'));
  });

  test('comes too late a week after the rating was seen, and never about one that nobody gave', async () => {
    const { bookingId, ravi } = await badlyRated();
    app.pass(7 * DAY + MINUTE);
    expect(await appeal(ravi, bookingId)).toMatchObject(refused('appeal-too-late'));
    expect(await appeal(ravi, newId())).toMatchObject(refused('rating-not-found'));
    expect(await decide(bookingId, true)).toMatchObject(refused('appeal-not-found'));
  });

  test('loses its words with the account of the customer whom it is about', async () => {
    const { bookingId, ravi } = await badlyRated();
    await appeal(ravi, bookingId);
    await decide(bookingId, true);
    await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, app.now());
    expect(await readRatingAppeal(world.db, bookingId)).toMatchObject({
      ...{ why: '', answer: '', comment: '', stars: 2, granted: true },
    });
  });
});

describe('a rating of a visit that began late', () => {
  /** Found by the search so long before its hour, and at the door forty minutes after it. */
  async function late(foundBefore: number) {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    app.turnTo(START - foundBefore);
    await given.visit(app, 'dispatched', bookingId);
    app.turnTo(START + 40 * MINUTE);
    const ravi = await given.visit(app, 'completed', bookingId);
    await rate(bookingId, 1);
    await answer(ravi, bookingId);
    const { latest } = await own(ravi);
    return latest.find((one) => one.bookingId === bookingId);
  }

  test('is left out by itself where we found its Karigar too late, and needs no appeal', async () => {
    expect(await late(20 * MINUTE)).toMatchObject({
      ...{ stars: 1, leftOut: 'our-lateness', appeal: null, appealUntil: null },
    });
  });

  test('counts where they were there in time and their telephone only said so later', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    app.turnTo(START - 20 * MINUTE);
    const ravi = await given.visit(app, 'dispatched', bookingId);
    const happenedAt = START + 10 * MINUTE;
    app.turnTo(START + 35 * MINUTE);
    const come = { ...acting(app, ravi, bookingId), happenedAt, position: AT_THE_DOOR };
    expect(await arrive(app, come)).toEqual(done);
    await given.visit(app, 'completed', bookingId);
    await rate(bookingId, 1);
    await answer(ravi, bookingId);
    const { latest } = await own(ravi);
    expect(latest.find((one) => one.bookingId === bookingId)?.leftOut).toBeNull();
  });

  test('counts where its Karigar had known of it in time, and may be appealed', async () => {
    expect(await late(90 * MINUTE)).toMatchObject({
      ...{ stars: 1, leftOut: null, appealUntil: expect.any(String) },
    });
  });
});
