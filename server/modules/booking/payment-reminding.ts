import { hasEnded } from '#contract/booking-phases.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { unpaidInTurn } from './instalments.ts';

export type Reminder = { readonly part: Instalment; readonly at: Instant };

/** How long after (before, if negative) a part is due its customer is reminded of it, for as long as it is unpaid. */
const REMINDERS: Readonly<Partial<Record<Instalment['kind'], readonly number[]>>> = {
  // Only an event booked for cash has an advance that waits; unpaid, the booking expires.
  advance: [-4 * HOUR],
  'event-day': [0, DAY, 3 * DAY],
  'cancellation-fee': [DAY, 3 * DAY],
  // A rest that is left when the work is accepted is due from then on.
  full: [0, DAY, 3 * DAY],
  'extra-work': [0, DAY, 3 * DAY],
  completion: [0, DAY, 3 * DAY],
};

/** Before the work is accepted nobody is reminded of them: they are paid at once, at the door, or not yet. */
const AFTER_ACCEPTANCE: readonly Instalment['kind'][] = ['full', 'extra-work', 'completion'];

/** The next time that the customer of this booking is to be reminded of money, if there is any. */
export function nextReminder(
  { status, paymentMethod }: Pick<Booking, 'status' | 'paymentMethod'>,
  instalments: readonly Instalment[],
): Reminder | undefined {
  if (status === 'expired') return undefined;
  const over = hasEnded(status);
  const part = unpaidInTurn(instalments).find(({ kind }) => over === (kind === 'cancellation-fee'));
  if (!part || (part.kind === 'advance' && paymentMethod !== 'cash')) return undefined;
  if (AFTER_ACCEPTANCE.includes(part.kind) && status !== 'completed') return undefined;
  const after = REMINDERS[part.kind]?.[part.reminded ?? 0];
  return after === undefined ? undefined : { part, at: part.dueAt + after };
}
