import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Booking, hasOwner, waitsForMoney } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import type { Reported } from '#server/modules/payment/attempt.ts';
import { recordAdopted } from '#server/modules/payment/mismatch-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Money } from '../../steps/money/count-money.ts';
import { returnExcess, returnMoney } from './return-money.ts';
import { settleParts } from './settle-parts.ts';

type Due = { readonly position: number; readonly duePaise: number };

/** The part of a booking that money pays; an order that waits for its whole sum keeps no slot for less. */
export async function fitsDue(
  db: Database,
  target: Booking,
  { amountPaise }: Reported,
  now: number,
): Promise<Outcome<Due, 'nothing-due' | 'too-little-for-slot'>> {
  const parts = await listInstalments(db, target.id);
  const { dueNow: due, isTooLate } = moneyOfParts(target, parts, now);
  if (!due || isTooLate || !hasOwner(target)) return refuse('nothing-due');
  const { position, amountPaise: duePaise } = due;
  if (amountPaise < duePaise && waitsForMoney(target))
    return refuse('too-little-for-slot', { duePaise });
  return accept({ position, duePaise });
}

type Found = Pick<Money, 'db' | 'now' | 'attempt'> & {
  readonly actor: string;
  readonly reported: Reported;
};

/** Takes the money that came as the payment of what is due; answers how much of it goes back. */
export async function adoptPayment(found: Found, target: Booking): Promise<number> {
  const { db, now, attempt, reported } = found;
  const { amountPaise } = reported;
  const fits = await fitsDue(db, target, reported, now);
  if (!fits.ok) throw new Error('The part to be paid stopped being due within one transaction');
  const { position, duePaise } = fits.value;
  if (amountPaise < duePaise) await recordInstalmentSplit(db, target.id, position, amountPaise);
  await recordAdopted(
    db,
    attempt.id,
    { ...reported, bookingId: target.id, instalment: position },
    now,
  );
  const parts = (await listInstalments(db, target.id)).filter((one) => one.position === position);
  const money = moneyCounted(found, target, position);
  await settleParts(money, parts);
  const excessPaise = Math.max(0, amountPaise - duePaise);
  if (excessPaise > 0) await returnExcess(money, excessPaise);
  return excessPaise;
}

/** Sends all the money that came back; answers how much that is. */
export async function sendBack(found: Found, booking: Booking): Promise<number> {
  const { db, now, attempt, reported } = found;
  const { bookingId, instalment } = attempt;
  await recordAdopted(db, attempt.id, { ...reported, bookingId, instalment }, now);
  await returnMoney(moneyCounted(found, booking, instalment), 'mismatched');
  return reported.amountPaise;
}

/** The payment as the gateway has reported it, from now on ours. */
const moneyCounted = (
  { db, now, actor, attempt, reported }: Found,
  booking: Booking,
  instalment: number,
): Money => {
  const { amountPaise, gatewayReference } = reported;
  return {
    ...{ db, now, booking, actor },
    attempt: { ...attempt, bookingId: booking.id, instalment, amountPaise, gatewayReference },
    receipt: { ...reported, orderReference: attempt.orderReference },
  };
};
