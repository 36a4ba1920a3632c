import { randomUUID } from 'node:crypto';
import { sign } from '../../gateway/signature.ts';
import { PAYOUT_SIGNATURE } from '../protocol.ts';
import type { PayoutSwitches } from './faults.ts';
import type { KeptPayout, PayoutSimulatorOptions } from './kept-payout.ts';

/** Pauses between tries; a payer who stays deaf is given up, and asks. */
const RETRY_AFTER = [1_000, 5_000, 30_000];

/** Tells of payouts that have come to their end, as often as the switches say, also wrongly signed. */
export function startPayoutWebhookSender(
  { webhookUrl, webhookSecret }: Pick<PayoutSimulatorOptions, 'webhookUrl' | 'webhookSecret'>,
  manner: () => PayoutSwitches['webhooks'],
): { announce(payout: KeptPayout): void; stop(): void } {
  const timers = new Set<NodeJS.Timeout>();
  const plan = (body: string, signature: string, tried: number, wait: number) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const pause = RETRY_AFTER[tried];
      if ((await post(body, signature)) || pause === undefined) return;
      plan(body, signature, tried + 1, pause);
    }, wait);
    timers.add(timer);
  };
  const post = async (body: string, signature: string): Promise<boolean> => {
    try {
      const headers = { 'content-type': 'application/json', [PAYOUT_SIGNATURE]: signature };
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(webhookUrl, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
  return {
    announce({ endsAt: _ends, vpa: _vpa, ...payout }) {
      const { copies, delayMs, forged } = manner();
      const event = payout.status === 'processed' ? 'payout.processed' : 'payout.failed';
      const body = JSON.stringify({ eventId: randomUUID(), event, payout });
      const signature = sign(webhookSecret, body);
      for (let copy = 0; copy < copies; copy += 1) plan(body, signature, 0, delayMs);
      for (let copy = 0; copy < forged; copy += 1)
        plan(body, '0'.repeat(64), RETRY_AFTER.length, delayMs);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
