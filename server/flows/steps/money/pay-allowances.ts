import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { quoteWaiting } from '#server/modules/allowance/allowance.ts';
import { findRatesOn } from '#server/modules/allowance/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findWayPromised } from '#server/modules/dispatch/way-promised-store.ts';
import { isPosted } from '#server/modules/ledger/store.ts';
import {
  type AtDoor,
  allowanceEntry,
  allowanceReference,
} from '#server/modules/ledger/work-entries.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { keepIncomeTax } from './keep-income-tax.ts';
import { postAtEnd } from './post-at-end.ts';

/** The act by which it is known that somebody came, or was let in; its transaction holds the booking. */
export type AtDoorAct = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly actor: string;
};

/**
 * A Karigar who came by a long way is paid what their offer promised, for each day on which they came: the leader at the door, the
 * others when it is known that they were there. Asked again, nothing happens.
 */
export async function payLongWays(
  act: AtDoorAct,
  startsAt: Instant,
  karigarIds: readonly number[],
): Promise<void> {
  const { db, now, booking, actor } = act;
  for (const karigarId of inOrder(karigarIds)) {
    const promised = await findWayPromised(db, booking.id, karigarId, startsAt);
    if (!promised || promised.amountPaise === 0) continue;
    const at = { bookingId: booking.id, karigarId, on: dateInIndia(startsAt) };
    if (await isPosted(db, allowanceReference('long-way-paid', at))) continue;
    const { amountPaise, journey } = promised;
    const told = { karigarId, on: at.on, kilometres: kilometresOf(journey.minutes), amountPaise };
    const eventId = await recordEvent(db, booking.id, 'LongWayPaid', now, actor, told);
    await credit(act, { ...at, kind: 'long-way-paid', eventId, amountPaise });
  }
}

/** The same for everybody who is paid for having come, once it is settled who that is. */
export async function payLongWaysOf(
  act: AtDoorAct,
  days: readonly { readonly startsAt: Instant; readonly crew: readonly number[] }[],
): Promise<void> {
  for (const { startsAt, crew } of days) await payLongWays(act, startsAt, crew);
}

/** The moment from which somebody had shown that they were at the door. */
export type ShownAtDoor = { readonly karigarId: number; readonly arrivedAt: Instant };

/** The customer lets them in: whoever has shown since when they were there is paid for a long wait, by the rates of the day. */
export async function payWaiting(
  act: AtDoorAct,
  letInAt: Instant,
  waited: readonly ShownAtDoor[],
): Promise<void> {
  const { db, now, booking, actor } = act;
  const { startsAt } = booking;
  const rates = await findRatesOn(db, dateInIndia(letInAt));
  if (!rates) return;
  for (const karigarId of inOrder(waited.map((one) => one.karigarId))) {
    const arrivedAt = waited.find((one) => one.karigarId === karigarId)?.arrivedAt ?? letInAt;
    const { minutes, amountPaise } = quoteWaiting(rates, { arrivedAt, startsAt, letInAt });
    const at = { bookingId: booking.id, karigarId, on: dateInIndia(startsAt) };
    if (amountPaise === 0 || (await isPosted(db, allowanceReference('waiting-paid', at)))) continue;
    const told = { karigarId, on: at.on, minutes, amountPaise };
    const eventId = await recordEvent(db, booking.id, 'WaitingPaid', now, actor, told);
    await credit(act, { ...at, kind: 'waiting-paid', eventId, amountPaise });
  }
}

type Credited = AtDoor & {
  readonly kind: Parameters<typeof allowanceEntry>[0];
  /** An event of its own: income tax is kept once an event and Karigar. */
  readonly eventId: number;
  readonly amountPaise: Paise;
};

async function credit(
  { db, now, booking }: AtDoorAct,
  { kind, eventId, ...at }: Credited,
): Promise<void> {
  const ending = { db, now, booking, eventId };
  await postAtEnd(ending, allowanceEntry(kind, at));
  await keepIncomeTax(ending, [{ ...at, grossPaise: at.amountPaise }]);
}

/** Each once, in the order in which their income of the year is locked. */
const inOrder = (karigarIds: readonly number[]): number[] =>
  [...new Set(karigarIds)].toSorted((one, other) => one - other);
