import { askPayment } from '#server/effects/ask-payment.ts';
import { endHold } from '#server/effects/end-hold.ts';
import { moveTransfer } from '#server/effects/move-transfer.ts';
import { remindOfPayment } from '#server/flows/booking/remind-of-payment.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { again, eachAtOnce, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobsDeps } from './jobs-deps.ts';

/** Payments that are asked after, held time that ends, money that goes out, and the papers about it. */
export const moneyJobsOf = (deps: JobsDeps): readonly Job[] => [
  {
    name: 'ask-payment',
    atOnce: 10,
    ...eachAtOnce(async ({ data }) =>
      again(await askPayment(deps, { attemptId: text(data, 'attemptId') })),
    ),
  },
  {
    // Hurried along by a webhook; the timer of the same attempt or transfer goes on beside it.
    name: 'ask-gateway',
    atOnce: 10,
    ...eachAtOnce(async ({ data }) => {
      if (data.attemptId === undefined) await moveTransfer(deps, { transferId: transferOf(data) });
      else await askPayment(deps, { attemptId: text(data, 'attemptId') });
      return undefined;
    }),
  },
  {
    name: 'end-hold',
    atOnce: 10,
    ...eachAtOnce(async ({ subject }) => again(await endHold(deps, { bookingId: subject }))),
  },
  {
    name: 'remind-of-payment',
    atOnce: 5,
    ...eachAtOnce(async ({ subject }) =>
      again(await remindOfPayment(deps, { bookingId: subject })),
    ),
  },
  {
    name: 'move-transfer',
    atOnce: 10,
    run: async ({ data }) => again(await moveTransfer(deps, { transferId: transferOf(data) })),
  },
  {
    name: 'issue-tax-documents',
    atOnce: 20,
    givesWay: true,
    ...eachAtOnce(async ({ subject, data }) => {
      const bookingId = typeof data.bookingId === 'string' ? data.bookingId : subject;
      await issueTaxDocuments(deps, { bookingId });
      return undefined;
    }),
  },
];

/** Events of a refund and of a payout name it each in its own way. */
const transferOf = (data: Readonly<Record<string, unknown>>): string =>
  text(data, data.refundId === undefined ? 'payoutId' : 'refundId');
