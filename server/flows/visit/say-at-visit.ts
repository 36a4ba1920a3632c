import type { Sentence } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Voice } from '#server/modules/visit/reading-voice.ts';
import { findPair, type Pair } from '#server/modules/visit/talk-store.ts';
import { putOffMinutes } from '#server/modules/visit/talking.ts';
import { karigarTopic, visitTopic } from '#server/modules/visit/topics.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { crewInTalk } from './steps/crew-in-talk.ts';
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

/**
 * The customer, or one of those who come, says a fixed sentence or a voice note to the other side. Said twice under one id, it is
 * said once.
 */
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
    // The talk may go over to another leader at this very moment.
    const booking = await lockBooking(db, bookingId);
    const pair = booking && (await findPair(db, bookingId));
    if (!pair) return refuse('not-yours');
    const now = world.now();
    const speaks = await findSpeaker(db, pair, { userId, by });
    const crew = speaks && (await crewInTalk(db, booking, now, speaks.speakerId));
    if (!crew) return refuse('not-yours');
    const said = { id: sentenceId, bookingId, by, karigarId: pair.karigarId, ...speaks, sentence };
    const topics = [visitTopic(bookingId), ...crew.map(karigarTopic)];
    const when = { at: now, now, actor: `${by}:${userId}`, crew };
    const outcome = await sayToOther(db, { booking, pair, said, voice }, when);
    if (!outcome.ok) return outcome;
    if (outcome.value === 'before') return accept({ topics });
    const putOff = putOffMinutes(sentence);
    // A Karigar who is late already is not excused by what is said afterwards.
    if (by === 'customer' && putOff > 0 && !areWeLate(booking, now))
      await recordExcused(db, bookingId, now + putOff * MINUTE);
    return accept({ topics });
  });
}

/** The speaker, as one of the crew where they do not lead; nothing for somebody else's customer and for no Karigar. */
async function findSpeaker(
  db: Database,
  { customerId, karigarUserId }: Pair,
  { userId, by }: Pick<Command, 'userId' | 'by'>,
): Promise<{ readonly speakerId?: number } | undefined> {
  if (by === 'customer') return customerId === userId ? {} : undefined;
  if (karigarUserId === userId) return {};
  const speakerId = await findKarigarAtWork(db, userId);
  return speakerId === undefined ? undefined : { speakerId };
}
