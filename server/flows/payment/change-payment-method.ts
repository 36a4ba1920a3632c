import type { changePaymentMethod as contract } from '#contract/customer/change-payment-method.ts';
import { moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { PaymentMethod } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { decideMethod, type MethodChange } from '#server/modules/booking/changing-method.ts';
import { recordMethod } from '#server/modules/booking/method-store.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { recordMadeFirm } from '#server/modules/booking/unproven-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { deleteCashSteps, recordCashStep } from '#server/modules/payment/cash-step-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { isNewHere, refuseCash } from '../steps/booking/refuse-cash.ts';
import { crewOf } from '../steps/visit/crew-of.ts';

type Changed = Outcome<'changed', RefusalOf<typeof contract>>;

/**
 * The customer pays by another way. An order at the gateway is left alone: whatever comes by it pays its part, and comes back by
 * itself where that part has been paid in cash meanwhile.
 */
export const changePaymentMethod = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly person: Pick<Person, 'id' | 'joinedAt' | 'mobileProven'>;
    readonly to: PaymentMethod;
  },
): Promise<Changed> =>
  transaction<Changed>(pool, async (db) => {
    const { bookingId, person, to } = command;
    const booking = await lockBooking(db, bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== person.id) return refuse('booking-not-found');
    if (booking.paymentMethod === to) return accept('changed');
    const now = clock();
    const parts = await listInstalments(db, bookingId);
    const { mobileProven } = person;
    const decided = decideMethod(booking, parts, { to, mobileProven }, now);
    if (!decided.ok) return decided;
    if (to === 'cash') {
      const isNewcomer = await isNewHere(db, person, now);
      const refused = await refuseCash(db, { id: person.id, isNewcomer }, now);
      if (refused) return refuse(refused);
    }
    await writeChange(db, booking, decided.value, now);
    return accept('changed');
  });

async function writeChange(
  db: Database,
  before: Booking,
  change: MethodChange,
  now: Instant,
): Promise<void> {
  const { booking, due, next } = change;
  const { id, paymentMethod } = booking;
  await recordMethod(db, id, { paymentMethod, due }, now);
  await deleteCashSteps(db, id);
  const { position: instalment, amountPaise } = next;
  if (paymentMethod === 'cash')
    await recordCashStep(db, booking, { instalment, amountPaise, at: now });
  await recordEvent(db, id, 'PaymentMethodChanged', now, `customer:${booking.userId}`, {
    ...aboutBooking(booking),
    from: before.paymentMethod,
    to: paymentMethod,
    karigarIds: await crewOf(db, booking, await findVisit(db, id), now),
  });
  if (change.becameFirm) await makeFirm(db, change, now);
}

/** The time is theirs, and somebody is looked for: all that follows a proven mobile follows here too. */
async function makeFirm(
  db: Database,
  { booking, wanted }: MethodChange,
  now: Instant,
): Promise<void> {
  const { id, holdUntil, paymentMethod } = booking;
  await recordMadeFirm(db, id, holdUntil, now);
  const parts = await listInstalments(db, id);
  await recordEvent(db, id, moves.prove.event, now, `customer:${booking.userId}`, {
    ...aboutBooking(booking),
    ...{ paymentMethod, holdUntil, firm: true, wanted },
    remindAt: nextReminder(booking, parts)?.at ?? null,
  });
}
