import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import { openEventSource } from '../event-source.ts';
import { type Attempt, wishOf } from '../races/bookers.ts';
import { type BookingBody, book, bookingOf, type Customer } from '../races/crowd.ts';
import { payOnline } from '../races/pay.ts';

export type Lives = {
  readonly attempts: readonly Attempt[];
  /** How often each act was answered how: `book 200`, `cancel 409`; a connection that broke counts as 0. */
  readonly answers: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/** Seldom enough for the limit of payments that one person begins in an hour: else they come in bursts, and tables with them. */
const PAID_ONLINE_OF = 36;

/**
 * People who look, book, sometimes pay, look again and call it off, for as long as they are let: the city never fills up,
 * and whatever each of them leaves behind goes on being there. Each keeps a tab open that is told of everything.
 */
export function letThemLive(
  urls: readonly string[],
  crowd: readonly Customer[],
  pauseMs: number,
): Lives {
  const attempts: Attempt[] = [];
  const answers = new Map<string, number>();
  const leaving = new AbortController();
  // Each of them waits for it, with each open tab.
  setMaxListeners(0, leaving.signal);
  const count = (act: string, status: number): void => {
    const name = `${act} ${status}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
  };
  const busy = crowd.map(async (customer, index) => {
    const person = personAt(urls[index % urls.length] as string, customer, count);
    const tab = person.keepTab(leaving.signal);
    for (let round = 0; !leaving.signal.aborted; round += 1) {
      const body = bookingOf(wishOf(index, round));
      const online = round % PAID_ONLINE_OF === 0;
      await person.look(body);
      attempts.push(await person.book(online ? { ...body, paymentMethod: 'upi' } : body));
      if (online) await person.pay(body);
      await rest(pauseMs, leaving.signal);
      await person.get('list', listBookings.path);
      await person.cancel(body.id);
      await rest(pauseMs, leaving.signal);
    }
    await tab;
  });
  return {
    ...{ attempts, answers },
    stop: async () => {
      leaving.abort();
      await Promise.all(busy);
    },
  };
}

/** Acts of one customer at one server; none of them throws. */
export function personAt(
  url: string,
  customer: Customer,
  count: (act: string, status: number) => void,
) {
  const headers = { 'content-type': 'application/json', origin: url, cookie: customer.cookie };
  const ask = (act: string, path: string, init: RequestInit = {}): Promise<unknown> =>
    fetch(url + path, { headers, ...init }).then(
      async (response) => {
        count(act, response.status);
        return response.json().catch(() => undefined);
      },
      () => void count(act, 0),
    );
  return {
    get: ask,
    look: ({ serviceId, date, address }: BookingBody) =>
      ask(
        'slots',
        `/api/open-slots?serviceId=${serviceId}&date=${date}&pincode=${address.pincode}`,
      ),
    book: async (body: BookingBody): Promise<Attempt> => {
      const askedAt = performance.now();
      const answer = await book(url, customer, body).catch(() => undefined);
      count('book', answer?.status ?? 0);
      return { customer, body, answer, askedAt, tookMs: performance.now() - askedAt };
    },
    pay: (body: BookingBody) =>
      payOnline(url, customer, body).then(
        () => count('pay', 200),
        () => count('pay', 0),
      ),
    cancel: async (id: string) => {
      const path = `/api/bookings/${id}/cancellation`;
      const quote = readCancellation.output.safeParse(await ask('quote', path)).data;
      if (!quote) return;
      const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote;
      const body = JSON.stringify({ shownFeePaise, shownRefundPaise });
      await ask('cancel', path, { method: 'POST', body });
    },
    keepTab: async (leaving: AbortSignal) => {
      while (!leaving.aborted) {
        const tab = await openEventSource(url + watchNotifications.path, headers).catch(() => {});
        count('tab', tab?.status ?? 0);
        if (!tab) await rest(1_000, leaving);
        leaving.addEventListener('abort', () => tab?.close(), { once: true });
        await tab?.ended;
      }
    },
  };
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => {});
