import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Book, Delivery } from './book.ts';
import { newGatewayId } from './orders.ts';
import type { Protocol, WebhookSender } from './simulator-context.ts';

/** Pauses between tries; a merchant who stays deaf for a day is given up, as real gateways do. */
const RETRY_AFTER = [1_000, 5_000, 30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY];

/** Delivers webhooks at least once, also over a restart; duplicates and disorder are the merchant's to bear. */
export function startWebhookSender(book: Book, protocol: Protocol, url: string): WebhookSender {
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();

  const plan = (delivery: Delivery) => {
    const wait = Math.min(Math.max(0, delivery.dueAt - Date.now()), DAY);
    timers.set(
      delivery.id,
      setTimeout(() => void deliver(delivery), wait),
    );
  };

  const deliver = async (delivery: Delivery) => {
    timers.delete(delivery.id);
    const accepted = await post(url, delivery, stopping.signal);
    if (stopping.signal.aborted) return;
    const pause = RETRY_AFTER[delivery.tried];
    const done = accepted || delivery.forged || pause === undefined;
    const next = { ...delivery, tried: delivery.tried + 1, done, dueAt: Date.now() + (pause ?? 0) };
    book.write(next);
    if (!done) plan(next);
  };

  for (const delivery of book.listOpenDeliveries()) plan(delivery);

  return {
    announce(news, { copies, delayMs, spreadMs, forged }) {
      for (const webhook of protocol.write(news)) {
        for (let copy = 0; copy < copies + forged; copy += 1) {
          const isForged = copy >= copies;
          const delivery: Delivery = {
            kind: 'delivery',
            id: newGatewayId('SBXD'),
            ...(isForged ? protocol.forge(webhook) : webhook),
            forged: isForged,
            dueAt: Date.now() + delayMs + Math.round(Math.random() * spreadMs),
            tried: 0,
            done: false,
          };
          book.write(delivery);
          plan(delivery);
        }
      }
    },
    stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

async function post(
  url: string,
  { body, headers }: Delivery,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(10_000), stopping]),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
