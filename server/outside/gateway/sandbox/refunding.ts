import type { Book } from './book.ts';
import type { Courier } from './courier.ts';
import type { FaultSwitches } from './faults.ts';
import { newSandboxId, type Refund, refundStatusOf } from './orders.ts';

export type Refunding = {
  begin(
    wanted: { merchantRefundId: string; originalMerchantOrderId: string; amount: number },
    manner: FaultSwitches['refunds'],
  ): Refund;
  stop(): void;
};

/** A refund takes its time at the bank, also over a restart of this process, and then succeeds or fails. */
export function startRefunding(
  book: Book,
  courier: Courier,
  webhooks: () => FaultSwitches['webhooks'],
): Refunding {
  const timers = new Map<string, NodeJS.Timeout>();

  const end = (refund: Refund) => {
    timers.delete(refund.id);
    const failure = refund.endsAs === 'FAILED' ? { errorCode: 'BANK_REFUSED' } : {};
    const ended: Refund = { ...refund, state: refund.endsAs, ...failure };
    book.write(ended);
    const event = ended.state === 'COMPLETED' ? 'refund.completed' : 'refund.failed';
    courier.announce({ event, payload: refundStatusOf(ended) }, webhooks());
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
      const endsAt = Date.now() + afterMs;
      const refund: Refund = {
        kind: 'refund',
        id: newSandboxId('SBXR'),
        ...wanted,
        state: 'PENDING',
        endsAt,
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
