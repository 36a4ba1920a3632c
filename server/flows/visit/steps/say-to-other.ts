import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { countInTalk, isEnclosed, recordEnclosure } from '#server/modules/visit/enclosure-store.ts';
import type { Voice } from '#server/modules/visit/reading-voice.ts';
import { findSaid, listSaidAt, type Pair, type Said } from '#server/modules/visit/talk-store.ts';
import { decideSaying } from '#server/modules/visit/talking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Told, tellSentence } from './tell-sentence.ts';

type Refusal = 'nobody-to-tell' | 'action-reused' | 'too-many-requests' | 'too-many-voice-notes';

type Saying = {
  readonly booking: Booking;
  readonly pair: Pair;
  readonly said: Said;
  /** The recording, where it is a voice note that is said. */
  readonly voice: Voice | undefined;
};

/** Says a sentence, or a voice note, to the other of a visit; `before`: it has been said under this id. */
export async function sayToOther(
  db: Database,
  { booking, pair, said, voice }: Saying,
  when: Told,
): Promise<Outcome<'said' | 'before', Refusal>> {
  const enclosed = voice && { ...said, ...voice };
  const before = await findSaid(db, said);
  if (before === 'same' && (!enclosed || (await isEnclosed(db, enclosed)))) return accept('before');
  if (before) return refuse('action-reused');
  const may = decideSaying(pair.status, await listSaidAt(db, said), when.now);
  if (!may.ok) return may;
  if (enclosed && !(await hasRoom(db, enclosed))) return refuse('too-many-voice-notes');
  // The same may be sent twice in one moment; another thing may have the name.
  if (enclosed && (await recordEnclosure(db, enclosed, when.now)) === 0)
    return (await isEnclosed(db, enclosed)) ? accept('before') : refuse('action-reused');
  return accept((await tellSentence(db, booking, said, when)) ? 'said' : 'before');
}

/** However their own clocks go: recordings that are kept are counted. The booking is locked, so of two at once only one is the last. */
const hasRoom = async (db: Database, one: Said): Promise<boolean> =>
  (await countInTalk(db, one)) < policy.visit.mostVoiceNotes;
