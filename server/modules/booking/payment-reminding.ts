import { hasEnded } from '#contract/booking-phases.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { dueAs, isFee, unpaidInTurn } from './instalments.ts';

type Reminded = Pick<Booking, 'status' | 'paymentMethod' | 'firmAt'>;

export type Reminder = { readonly part: Instalment; readonly at: Instant };

/** How long after (before, if negative) a part is due its customer is reminded of it, for as long as it is unpaid. */
const REMINDERS: Readonly<Partial<Record<Instalment['kind'], readonly number[]>>> = {
  // Only an event that is firm without it has an advance that waits; unpaid, the booking expires.
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
  { status, ...paid }: Reminded,
  instalments: readonly Instalment[],
): Reminder | undefined {
  if (status === 'expired') return undefined;
  const unpaid = unpaidInTurn(instalments);
  // A fee for one day of a booking that goes on is due beside whatever the other days cost.
  const wanted = [
    hasEnded(status) ? undefined : unpaid.find((part) => !isFee(part)),
    unpaid.find(isFee),
  ];
  return wanted
    .flatMap((part) => (part ? reminderOf(part, { status, ...paid }) : []))
    .toSorted((one, other) => one.at - other.at)[0];
}

function reminderOf(part: Instalment, { status, ...paid }: Reminded): Reminder[] {
  if (part.kind === 'advance' && dueAs(paid) !== 'cash') return [];
  if (AFTER_ACCEPTANCE.includes(part.kind) && status !== 'completed') return [];
  const after = REMINDERS[part.kind]?.[part.reminded ?? 0];
  return after === undefined ? [] : [{ part, at: part.dueAt + after }];
}
