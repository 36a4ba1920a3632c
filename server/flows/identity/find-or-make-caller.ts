import type { RefusalOf } from '#contract/operation.ts';
import type { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import {
  findMadeForCaller,
  recordCallersName,
  recordMadeForCaller,
} from '#server/modules/identity/caller-store.ts';
import { lockContact } from '#server/modules/identity/code-store.ts';
import type { Language, Person } from '#server/modules/identity/person.ts';
import { findProven } from '#server/modules/identity/proving-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

export type CallerTold = {
  readonly mobile: string;
  readonly fullName: string | null;
  readonly language: Language;
  /** The colleague who speaks with them, or the program that asks for them: an actor. */
  readonly by: string;
  /** The name of the booking that is asked for: one that has it already makes no account. */
  readonly bookingId: string;
};

/**
 * The account of whoever calls from this mobile: the one that has proven it, else one made for them. Never one that only
 * claims it: its owner may be a stranger, who would then have the caller's address (ruling R20).
 */
export const findOrMakeCaller = (
  pool: Pool,
  { mobile, fullName, language, by, bookingId }: CallerTold,
  now: Instant,
): Promise<Outcome<Person, RefusalOf<typeof bookForCaller>>> =>
  transaction(pool, async (db) => {
    await lockContact(db, mobile);
    const found = (await findProven(db, mobile)) ?? (await findMadeForCaller(db, mobile));
    if (found?.disabled) return refuse('user-disabled');
    if (found) {
      const { disabled: _, ...person } = found;
      if (fullName === null || person.fullName !== null) return accept(person);
      const named = await recordCallersName(db, { id: person.id, fullName }, now);
      // A proven account is named by its owner alone; the booking bears the name that was said.
      return accept(named ?? { ...person, fullName });
    }
    if (await findBooking(db, bookingId)) return refuse('booking-id-reused');
    const made = { id: newId(now), mobile, fullName, language };
    const person = await recordMadeForCaller(db, made, now);
    await recordEvent(db, person.id, 'AccountMadeForCaller', now, by, {});
    return accept(person);
  });
