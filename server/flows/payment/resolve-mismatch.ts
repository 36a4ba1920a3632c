import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { resolveMismatch as promise } from '#contract/ops/resolve-mismatch.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Attempt, Reported } from '#server/modules/payment/attempt.ts';
import { findAttempt, lockAttempt } from '#server/modules/payment/attempt-store.ts';
import { findCounted } from '#server/modules/payment/settled-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { requireSecondApproval } from '../steps/money/require-second-approval.ts';
import { adoptPayment, fitsDue, sendBack } from './steps/adopt-payment.ts';

type Refusal = RefusalOf<typeof promise>;
type Resolved = OutputOf<typeof promise>;
type Command = InputOf<typeof promise> & {
  /** The colleague who decides. */ readonly actor: string;
};

/**
 * Operations end what asking again did not: the gateway has money of another sum or order than we asked for. It is adopted for
 * what is due, matched with another booking of the same customer, or returned. What is too much goes back; what is too
 * little leaves the rest due, but keeps no slot. Decided again the same way it stays as it was decided.
 */
export async function resolveMismatch(
  world: { readonly pool: Pool; readonly now: Clock },
  command: Command,
): Promise<Outcome<Resolved, Refusal>> {
  const known = await findAttempt(world.pool, command.attemptId);
  if (!known) return refuse('payment-not-found');
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const other = command.way === 'match' ? (command.bookingId ?? known.bookingId) : undefined;
    const locked = new Map<string, Booking | undefined>();
    for (const id of [...new Set([known.bookingId, other ?? known.bookingId])].toSorted())
      locked.set(id, await lockBooking(db, id));
    const booking = locked.get(known.bookingId);
    const attempt = await lockAttempt(db, known.id);
    if (!booking || !attempt) return refuse('payment-not-found');
    const judged = await judge(db, attempt, command);
    if (!judged.ok) return judged;
    if (judged.value === 'resolved')
      return accept({ way: command.way, amountPaise: attempt.amountPaise, returnedPaise: 0 });
    const target = other === undefined ? booking : locked.get(other);
    // Nobody's money is moved to somebody else's booking.
    if (!target || (other !== undefined && target.userId !== booking.userId))
      return refuse('booking-not-found');
    const reported = judged.value;
    const { actor } = command;
    const about = `mismatch-${command.way}` as const;
    const asked = { about, amountPaise: reported.amountPaise, actor, now };
    const fits = command.way === 'return' || (await fitsDue(db, target, reported, now));
    if (fits !== true && !fits.ok) return fits;
    const agreed = await requireSecondApproval(db, booking, asked);
    if (!agreed.ok) return agreed;
    const money = { db, now, actor, attempt, reported };
    const returnedPaise =
      command.way === 'return' ? await sendBack(money, booking) : await adoptPayment(money, target);
    await recordEvent(db, target.id, 'MismatchResolved', now, actor, {
      ...aboutBooking(target),
      ...{ attemptId: attempt.id, provider: attempt.provider, way: command.way, why: command.why },
      ...{ gatewayReference: reported.gatewayReference, amountPaise: reported.amountPaise },
      returnedPaise,
    });
    return accept({ way: command.way, amountPaise: reported.amountPaise, returnedPaise });
  });
}

/** The payment that the gateway reported, if it is the one meant and nobody has decided about it before. */
async function judge(
  db: Database,
  attempt: Attempt,
  { gatewayReference }: Command,
): Promise<
  Outcome<Reported | 'resolved', 'payment-not-mismatched' | 'reference-differs' | 'payment-counted'>
> {
  const { state, reported, provider } = attempt;
  if (state === 'succeeded' && reported && attempt.gatewayReference === gatewayReference)
    return accept('resolved');
  if (state !== 'mismatched' || !reported) return refuse('payment-not-mismatched');
  if (reported.gatewayReference !== gatewayReference)
    return refuse('reference-differs', { gatewayReference: reported.gatewayReference });
  if ((await findCounted(db, provider, gatewayReference)) !== undefined)
    return refuse('payment-counted');
  return accept(reported);
}
