import { inventBookingRequest } from '#server/seed/invent-booking.ts';
import type { Bookers, BookingLog } from '../measure-bookings.ts';

export type Booked = { readonly id: string; readonly token: string };

const LANES = 8;

/** Bookings of which it is known whose they are. */
export async function bookSome(
  bookers: Bookers,
  log: BookingLog,
  count: number,
): Promise<Booked[]> {
  const booked: Booked[] = [];
  const lanes = Array.from({ length: LANES }, async () => {
    for (let left = Math.ceil(count / LANES); left > 0; left -= 1) {
      const token = bookers.dice.pick(bookers.tokens);
      const booking = inventBookingRequest(bookers.today, bookers.dice, bookers.daysAhead);
      const { ok, status } = await ask(bookers, token, '/api/bookings', booking);
      log.statuses[status] = (log.statuses[status] ?? 0) + 1;
      if (!ok) continue;
      log.acknowledged.push(booking.id);
      booked.push({ id: booking.id, token });
    }
  });
  await Promise.all(lanes);
  return booked;
}

/** One after the other is cancelled, so many a second, for as long as the work takes. Answers how many were, too. */
export async function whileOthersCancel<Result>(
  bookers: Bookers,
  booked: readonly Booked[],
  perSecond: number,
  work: () => Promise<Result>,
): Promise<Result & { readonly cancelled: number }> {
  const underway = new Set<Promise<void>>();
  let next = 0;
  let cancelled = 0;
  const timer = setInterval(() => {
    const one = booked[next];
    next += 1;
    if (!one) return;
    const done = cancel(bookers, one).then((isOver) => {
      cancelled += isOver ? 1 : 0;
      underway.delete(done);
    });
    underway.add(done);
  }, 1000 / perSecond);
  try {
    const result = await work();
    await Promise.all(underway);
    return { ...result, cancelled };
  } finally {
    clearInterval(timer);
  }
}

async function cancel(bookers: Bookers, { id, token }: Booked): Promise<boolean> {
  const path = `/api/bookings/${id}/cancellation`;
  const quote = await ask<{ feePaise: number; refundPaise: number }>(bookers, token, path);
  if (!quote.ok) return false;
  const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote.value;
  return (await ask(bookers, token, path, { shownFeePaise, shownRefundPaise })).ok;
}

async function ask<Value>(
  { server: { port, origin } }: Bookers,
  token: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { origin, cookie: `aangan_session=${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { ok: answer.ok, status: answer.status, value: (await answer.json()) as Value };
}
