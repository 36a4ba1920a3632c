import type { Sentence } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findPair, findSaid, listSaidAt } from '#server/modules/visit/talk-store.ts';
import { decideSaying, putOffMinutes } from '#server/modules/visit/talking.ts';
import { karigarTopic, visitTopic } from '#server/modules/visit/topics.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { tellSentence } from './steps/tell-sentence.ts';

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
    const may = decideSaying(pair.status, await listSaidAt(db, said), now);
    if (!may.ok) return may;
    const actor = `${by}:${userId}`;
    if (!(await tellSentence(db, booking, said, { at: now, now, actor })))
      return accept({ topics });
    const putOff = putOffMinutes(sentence);
    // A Karigar who is late already is not excused by what is said afterwards.
    if (by === 'customer' && putOff > 0 && !areWeLate(booking, now))
      await recordExcused(db, bookingId, now + putOff * MINUTE);
    return accept({ topics });
  });
}
