import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findNewerParts } from '#server/modules/visit/briefing-store.ts';
import {
  findLastSaid,
  recordSaid,
  type Said,
  speakerOf,
} from '#server/modules/visit/talk-store.ts';
import { aloudSince, saidUntil } from '#server/modules/visit/talking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hasHappenedSince } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';

export type Told = {
  readonly at: Instant;
  readonly now: Instant;
  readonly actor: string;
  /** Everybody who comes: they hear what the customer says, and see what each of them has said. */
  readonly crew: readonly number[];
};

/**
 * Writes a sentence down with the event that tells of it; false when there is one of that name. `at` is when it was said, which
 * is before now where the telephone had no signal: then it is of use for so much less long.
 */
export async function tellSentence(
  db: Database,
  booking: Booking,
  said: Said,
  { at, now, actor, crew }: Told,
): Promise<boolean> {
  const { by, sentence } = said;
  const karigarId = speakerOf(said);
  const aloud = { by, karigarId, first: true };
  const first =
    !(await hasHappenedSince(db, booking.id, 'SaidAtVisit', aloudSince(now), aloud)) ||
    (await isAwaitedAtGate(db, said));
  if (!(await recordSaid(db, said, at))) return false;
  const untilAt = saidUntil(booking.startsAt, at);
  const data = {
    ...aboutBooking(booking),
    karigarId,
    by,
    sentence,
    first,
    untilAt,
    crewKarigarIds: [...crew],
  };
  await recordEvent(db, booking.id, 'SaidAtVisit', now, actor, data);
  return true;
}

/** A customer who has asked to hear at the gate is told aloud, whatever was told aloud on the way there. */
async function isAwaitedAtGate(db: Database, said: Said): Promise<boolean> {
  if (said.by !== 'karigar' || said.sentence !== 'at-gate') return false;
  const { tellAtGate } = await findNewerParts(db, said.bookingId);
  return tellAtGate === true && (await findLastSaid(db, said)) === undefined;
}
