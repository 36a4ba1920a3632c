import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Book, Delivery } from './book.ts';
import { newSandboxId } from './orders.ts';
import { EVENT_ID_HEADER, SIGNATURE_HEADER, type WebhookBody } from './protocol.ts';
import { sign } from './signature.ts';

export type WebhookManner = {
  readonly copies: number;
  readonly delayMs: number;
  readonly spreadMs: number;
  readonly forged: number;
};

export type Courier = {
  announce(body: Omit<WebhookBody, 'eventId'>, manner: WebhookManner): void;
  stop(): void;
};

/** Pauses between tries; a merchant who stays deaf for a day is given up, as real gateways do. */
const RETRY_AFTER = [1_000, 5_000, 30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY];

/** Delivers webhooks at least once, also over a restart; duplicates and disorder are the merchant's to bear. */
export function startCourier(book: Book, target: { url: string; secret: string }): Courier {
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
    const accepted = await post(delivery);
    if (stopping.signal.aborted) return;
    const pause = RETRY_AFTER[delivery.tried];
    const done = accepted || delivery.forged || pause === undefined;
    const next = { ...delivery, tried: delivery.tried + 1, done, dueAt: Date.now() + (pause ?? 0) };
    book.write(next);
    if (!done) plan(next);
  };

  const post = async ({ body, forged }: Delivery): Promise<boolean> => {
    try {
      const signature = sign(
        forged ? 'a secret that is not the secret' : target.secret,
        Buffer.from(body),
      );
      const { eventId } = JSON.parse(body) as WebhookBody;
      const response = await fetch(target.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(10_000), stopping.signal]),
        headers: {
          'content-type': 'application/json',
          [EVENT_ID_HEADER]: eventId,
          [SIGNATURE_HEADER]: signature,
        },
        body,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

  for (const delivery of book.listOpenDeliveries()) plan(delivery);

  return {
    announce(announcement, { copies, delayMs, spreadMs, forged }) {
      const body = JSON.stringify({ eventId: newSandboxId('SBXE'), ...announcement });
      for (let copy = 0; copy < copies + forged; copy += 1) {
        const dueAt = Date.now() + delayMs + Math.round(Math.random() * spreadMs);
        const delivery: Delivery = {
          kind: 'delivery',
          id: newSandboxId('SBXD'),
          body: copy < copies ? body : forge(body),
          forged: copy >= copies,
          dueAt,
          tried: 0,
          done: false,
        };
        book.write(delivery);
        plan(delivery);
      }
    },
    stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const forge = (body: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), eventId: newSandboxId('SBXE') }).replaceAll(
    '"FAILED"',
    '"COMPLETED"',
  );
