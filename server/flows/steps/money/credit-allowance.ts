import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { type AtDoor, allowanceEntry } from '#server/modules/ledger/work-entries.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { keepIncomeTax } from './keep-income-tax.ts';
import { postAtEnd } from './post-at-end.ts';

/** The act by which it is known that somebody came, or was let in; its transaction holds the booking. */
export type AtDoorAct = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly actor: string;
};

type Credited = AtDoor & {
  readonly kind: Parameters<typeof allowanceEntry>[0];
  /** An event of its own: income tax is kept once an event and Karigar. */
  readonly eventId: number;
  readonly amountPaise: Paise;
};

export async function creditAllowance(
  { db, now, booking }: AtDoorAct,
  { kind, eventId, ...at }: Credited,
): Promise<void> {
  const ending = { db, now, booking, eventId };
  await postAtEnd(ending, allowanceEntry(kind, at));
  await keepIncomeTax(ending, [{ ...at, grossPaise: at.amountPaise }]);
}

/** Each once, in the order in which their income of the year is locked. */
export const inOrder = (karigarIds: readonly number[]): number[] =>
  [...new Set(karigarIds)].toSorted((one, other) => one - other);
