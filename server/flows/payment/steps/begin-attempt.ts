import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { nextAskAt } from '#server/modules/payment/asking.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findPayable, recordAttempt, recordClosed } from '#server/modules/payment/attempt-store.ts';
import { decideBeginning, payPageSeconds } from '#server/modules/payment/beginning.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';

export type Begun = {
  readonly kind: 'new' | 'resume' | 'wait';
  readonly attempt: Attempt;
  readonly booking: Booking;
  readonly payPageSeconds: number;
};

type Wanted = {
  readonly parts: readonly Instalment[];
  readonly sumPaise: Paise;
  /** The amount that was shown to whoever pays. */
  readonly amountPaise: Paise;
  readonly provider: string;
  readonly actor: string;
};

/** The order that can be paid for these parts: the one there is, or a new one in place of one that was lost. */
export async function beginAttempt(
  db: Database,
  booking: Booking,
  wanted: Wanted,
  now: Instant,
): Promise<Outcome<Begun, 'nothing-due' | 'amount-mismatch'>> {
  const { parts, sumPaise, amountPaise } = wanted;
  const [due, ...also] = parts;
  const payable = due && (await findPayable(db, booking.id, due.position));
  const beginning = decideBeginning(due && { amountPaise: sumPaise }, amountPaise, payable, now);
  if (!beginning.ok) return beginning;

  const begun = { booking, payPageSeconds: payPageSeconds(booking.holdUntil, now) };
  if (beginning.value.kind !== 'new') return accept({ ...begun, ...beginning.value });
  if (beginning.value.lost) await recordClosed(db, beginning.value.lost.id, 'unknown');
  const positions = {
    instalment: due?.position ?? 1,
    also: also.map(({ position }) => position),
  };
  const attempt = newAttempt({ bookingId: booking.id, ...wanted }, positions, now);
  await writeAttempt(db, attempt, { booking, actor: wanted.actor }, now);
  return accept({ ...begun, kind: 'new', attempt });
}

function newAttempt(
  command: { readonly bookingId: string; readonly provider: string; readonly amountPaise: Paise },
  positions: Pick<Attempt, 'instalment' | 'also'>,
  now: Instant,
): Attempt {
  const id = newId(now);
  return {
    id,
    bookingId: command.bookingId,
    ...positions,
    provider: command.provider,
    orderReference: id,
    amountPaise: command.amountPaise,
    state: 'created',
    payUrl: null,
    gatewayReference: null,
    nextAskAt: nextAskAt(now, now) ?? null,
    asked: 0,
    askedClosed: 0,
    reported: null,
    createdAt: now,
  };
}

async function writeAttempt(
  db: Database,
  attempt: Attempt,
  { booking, actor }: { readonly booking: Booking; readonly actor: string },
  now: Instant,
): Promise<void> {
  await recordAttempt(db, attempt);
  await recordEvent(db, booking.id, 'PaymentBegun', now, actor, {
    ...aboutBooking(booking),
    attemptId: attempt.id,
    provider: attempt.provider,
    instalment: attempt.instalment,
    amountPaise: attempt.amountPaise,
    nextAskAt: attempt.nextAskAt,
  });
}
