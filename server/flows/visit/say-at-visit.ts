import type { Sentence } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import type { Voice } from '#server/modules/visit/reading-voice.ts';
import { findPair } from '#server/modules/visit/talk-store.ts';
import { putOffMinutes } from '#server/modules/visit/talking.ts';
import { karigarTopic, visitTopic } from '#server/modules/visit/topics.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { sayToOther } from './steps/say-to-other.ts';

type Command = {
  readonly bookingId: string;
  readonly userId: string;
  readonly by: 'customer' | 'karigar';
  readonly sentenceId: string;
  readonly sentence: Sentence;
  /** The recording, where the sentence stands for a voice note. */
  readonly voice?: Voice;
};

type Refusal = 'not-yours' | 'nobody-to-tell' | 'action-reused' | 'too-many-requests';
type Said<Code extends string> = Promise<Outcome<{ readonly topics: readonly string[] }, Code>>;
type Deps = { readonly pool: Pool; readonly now: Clock };

/** One of the two of a visit says a fixed sentence, or a voice note, to the other. Said twice under one id, it is said once. */
export function sayAtVisit(
  world: Deps,
  command: Command & { readonly voice: Voice },
): Said<Refusal | 'too-many-voice-notes'>;
export function sayAtVisit(world: Deps, command: Omit<Command, 'voice'>): Said<Refusal>;
export function sayAtVisit(
  world: Deps,
  { bookingId, userId, by, sentenceId, sentence, voice }: Command,
): Said<Refusal | 'too-many-voice-notes'> {
  return transaction(world.pool, async (db) => {
    const pair = await findPair(db, bookingId);
    const speaker = by === 'customer' ? pair?.customerId : pair?.karigarUserId;
    const booking = (await findBookings(db, [bookingId])).get(bookingId);
    if (!pair || !booking || speaker !== userId) return refuse('not-yours');
    const { karigarId } = pair;
    const now = world.now();
    const said = { id: sentenceId, bookingId, by, karigarId, sentence };
    const topics = [visitTopic(bookingId), karigarTopic(karigarId)];
    const actor = `${by}:${userId}`;
    const outcome = await sayToOther(db, { booking, pair, said, voice }, { at: now, now, actor });
    if (!outcome.ok) return outcome;
    if (outcome.value === 'before') return accept({ topics });
    const putOff = putOffMinutes(sentence);
    // A Karigar who is late already is not excused by what is said afterwards.
    if (by === 'customer' && putOff > 0 && !areWeLate(booking, now))
      await recordExcused(db, bookingId, now + putOff * MINUTE);
    return accept({ topics });
  });
}
