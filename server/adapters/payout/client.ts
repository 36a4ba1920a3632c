import { type Answer, ask } from '../gateway/calling.ts';
import { parseAs, readAs, readRefusal, unknown } from '../gateway/reading.ts';
import { isSigned } from '../gateway/signature.ts';
import type { PayoutProvider, PayoutReport } from './payouts.ts';
import {
  PAYOUT_SIGNATURE,
  type PayoutStatus,
  payoutFailure,
  payoutStatus,
  payoutWebhook,
  validateAnswer,
} from './protocol.ts';

export type PayoutClientOptions = {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly timeoutMs?: number;
};

/** The server's side of the sandbox for payouts. */
export function createPayoutClient(options: PayoutClientOptions): PayoutProvider {
  const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
    ask({
      method,
      url: `${options.url}${path}`,
      headers: { authorization: `Bearer ${options.apiKey}` },
      timeoutMs: options.timeoutMs ?? 4_000,
      ...(body ? { body } : {}),
    });
  return {
    provider: 'sandbox',

    async findName(upiId) {
      const answer = await call('POST', '/payouts/v1/validations', { vpa: upiId });
      const read = readAs(validateAnswer, answer);
      if (!read || read.vpa !== upiId) return unknown(answer);
      if (!read.valid) return { state: 'no-such-id' };
      return read.customerName ? { state: 'found', name: read.customerName } : unknown(answer);
    },

    async createPayout({ payoutReference, upiId, amountPaise }) {
      const answer = await call('POST', '/payouts/v1/payouts', {
        referenceId: payoutReference,
        amount: amountPaise,
        currency: 'INR',
        mode: 'UPI',
        fundAccount: { accountType: 'vpa', vpa: upiId },
      });
      const status = readAs(payoutStatus, answer);
      if (status) return reportOf(status, payoutReference);
      const refusal = readRefusal(payoutFailure, answer);
      // It knows this reference already: what became of it only asking tells, and a new one would pay twice.
      if (!refusal || refusal.code === 'DUPLICATE_REFERENCE') return unknown(answer);
      return { state: 'failed', reason: refusal.code };
    },

    async askPayout(payoutReference) {
      const path = `/payouts/v1/payouts/${encodeURIComponent(payoutReference)}`;
      const answer = await call('GET', path);
      const status = readAs(payoutStatus, answer);
      if (status) return reportOf(status, payoutReference);
      if (readRefusal(payoutFailure, answer)?.code === 'PAYOUT_NOT_FOUND')
        return { state: 'not-found' };
      return unknown(answer);
    },

    verifyWebhook({ body, header }) {
      if (!isSigned(options.webhookSecret, body, header(PAYOUT_SIGNATURE))) return undefined;
      const told = parseAs(payoutWebhook, Buffer.from(body).toString('utf8'));
      return told && { eventId: told.eventId, payoutReference: told.payout.referenceId };
    },
  };
}

/** An answer about another payout says nothing about ours. */
function reportOf(
  { id, referenceId, amount, status, utr, failureReason }: PayoutStatus,
  asked: string,
): PayoutReport {
  if (referenceId !== asked) return { state: 'unknown', reason: 'about another payout' };
  switch (status) {
    case 'queued':
    case 'processing':
      return { state: 'processing', bankReference: utr ?? id };
    case 'processed':
      return { state: 'paid', bankReference: utr ?? id, amountPaise: amount };
    case 'failed':
      return { state: 'failed', reason: failureReason ?? 'FAILED' };
  }
}
