import type { Book } from './book.ts';
import type { FaultSwitches } from './faults.ts';
import { newGatewayId, type Refund } from './orders.ts';
import type { Refunding, WebhookSender } from './simulator-context.ts';

/** A refund takes its time at the bank, also over a restart of this process, and then succeeds or fails. */
export function startRefunding(
  book: Book,
  webhookSender: WebhookSender,
  prefix: string,
  webhooks: () => FaultSwitches['webhooks'],
): Refunding {
  const timers = new Map<string, NodeJS.Timeout>();

  const end = (refund: Refund) => {
    timers.delete(refund.id);
    const failure = refund.endsAs === 'FAILED' ? { errorCode: 'BANK_REFUSED' } : {};
    const ended: Refund = { ...refund, state: refund.endsAs, ...failure };
    book.write(ended);
    webhookSender.announce({ about: 'refund', refund: ended }, webhooks());
  };

  const plan = (refund: Refund) => {
    const wait = Math.max(0, refund.endsAt - Date.now());
    timers.set(
      refund.id,
      setTimeout(() => end(refund), wait),
    );
  };

  for (const refund of book.listOpenRefunds()) plan(refund);

  return {
    begin(wanted, { endAs, afterMs }) {
      const createdAt = Date.now();
      const refund: Refund = {
        kind: 'refund',
        id: newGatewayId(prefix),
        ...wanted,
        createdAt,
        state: 'PENDING',
        endsAt: createdAt + afterMs,
        endsAs: endAs,
      };
      book.write(refund);
      plan(refund);
      return refund;
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
