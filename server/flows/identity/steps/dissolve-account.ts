import type { Instant } from '#kernel/time.ts';
import { recordErased } from '#server/modules/identity/erasure-store.ts';
import { eraseMessagesOf } from '#server/modules/messaging/erasure-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { keyOfCode } from '../../steps/identity/send-code.ts';
import { moveBelongings } from './move-belongings.ts';

/**
 * One account of a person becomes part of another of theirs: nobody loses sight of their bookings (ruling R20).
 * Whatever was on its way at this moment follows when the event is heard of.
 */
export async function dissolveAccount(
  db: Database,
  from: string,
  into: string,
  now: Instant,
): Promise<void> {
  await emptyInto(db, { from, into }, now);
  await recordEvent(db, from, 'AccountJoined', now, `customer:${into}`, { into });
}

/**
 * Everything that can be given goes over; nothing that names the person stays behind, because nobody would find it when
 * they want to be forgotten. The shell is there for the records that point to it; nobody can enter it. A repeat changes
 * nothing.
 */
export async function emptyInto(
  db: Database,
  { from, into }: { readonly from: string; readonly into: string },
  now: Instant,
): Promise<void> {
  await moveBelongings(db, from, into);
  const codes = await recordErased(db, { id: from, contacts: [] }, now);
  await eraseMessagesOf(db, from, codes.map(keyOfCode));
}
