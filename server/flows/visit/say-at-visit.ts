import type { Sentence } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findPair, findSaid, listSaidAt, recordSaid } from '#server/modules/visit/talk-store.ts';
import {
  decideSaying,
  isFirstLately,
  putOffMinutes,
  saidUntil,
} from '#server/modules/visit/talking.ts';
import { karigarTopic, visitTopic } from '#server/modules/visit/topics.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

type Command = {
  readonly bookingId: string;
  readonly userId: string;
  readonly by: 'customer' | 'karigar';
  readonly sentenceId: string;
  readonly sentence: Sentence;
};

type Refusal = 'not-yours' | 'nobody-to-tell' | 'action-reused' | 'too-many-requests';

/** One of the two of a visit says a fixed sentence to the other. Said twice under one id, it is said once. */
export function sayAtVisit(
  world: { readonly pool: Pool; readonly now: Clock },
  { bookingId, userId, by, sentenceId, sentence }: Command,
): Promise<Outcome<{ readonly topics: readonly string[] }, Refusal>> {
  return transaction(world.pool, async (db) => {
    const pair = await findPair(db, bookingId);
    const speaker = by === 'customer' ? pair?.customerId : pair?.karigarUserId;
    const booking = (await findBookings(db, [bookingId])).get(bookingId);
    if (!pair || !booking || speaker !== userId) return refuse('not-yours');
    const { karigarId } = pair;
    const now = world.now();
    const said = { id: sentenceId, bookingId, by, karigarId, sentence };
    const topics = [visitTopic(bookingId), karigarTopic(karigarId)];
    const before = await findSaid(db, said);
    if (before === 'other') return refuse('action-reused');
    if (before === 'same') return accept({ topics });
    const saidAt = await listSaidAt(db, said);
    const may = decideSaying(pair.status, saidAt, now);
    if (!may.ok) return may;
    if (!(await recordSaid(db, said, now))) return accept({ topics });
    const putOff = putOffMinutes(sentence);
    // A Karigar who is late already is not excused by what is said afterwards.
    if (by === 'customer' && putOff > 0 && !areWeLate(booking, now))
      await recordExcused(db, bookingId, now + putOff * MINUTE);
    const first = isFirstLately(saidAt, now);
    const untilAt = saidUntil(booking.startsAt, now);
    const data = { ...aboutBooking(booking), karigarId, by, sentence, first, untilAt };
    await recordEvent(db, bookingId, 'SaidAtVisit', now, `${by}:${userId}`, data);
    return accept({ topics });
  });
}
