import { askPayment } from '#server/errands/ask-payment.ts';
import { carryBankFiles } from '#server/errands/carry-bank-files.ts';
import { checkRoster } from '#server/errands/check-roster.ts';
import { endHold } from '#server/errands/end-hold.ts';
import { endPauses } from '#server/errands/end-pauses.ts';
import type { PaymentHouse } from '#server/errands/gateway-of.ts';
import { keepApart } from '#server/errands/keep-apart.ts';
import { mindVisit } from '#server/errands/mind-visit.ts';
import { mindVisits } from '#server/errands/mind-visits.ts';
import { movePayout, type PayoutHouse } from '#server/errands/move-payout.ts';
import { moveRefund } from '#server/errands/move-refund.ts';
import { reconcileSettlements } from '#server/errands/reconcile-settlements.ts';
import { rescueVisits } from '#server/errands/rescue-visits.ts';
import { type MessageHouse, sendMessage, sendMessages } from '#server/errands/send-message.ts';
import { sweepMessages } from '#server/errands/sweep-messages.ts';
import { sweepPayments } from '#server/errands/sweep-payments.ts';
import { remindOfPayment } from '#server/flows/booking/remind-of-payment.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { followOwner } from '#server/flows/identity/follow-owner.ts';
import { forgetStragglers } from '#server/flows/identity/forget-stragglers.ts';
import { sweepIdentity } from '#server/flows/identity/sweep-identity.ts';
import { makeKarigarBatch } from '#server/flows/karigar/make-karigar-batch.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { writeWelcome } from '#server/flows/messaging/write-welcome.ts';
import { checkPapers } from '#server/flows/paper/check-papers.ts';
import { issuePapers } from '#server/flows/paper/issue-papers.ts';
import { checkLedger } from '#server/flows/payment/check-ledger.ts';
import { sweepOldRecords } from '#server/flows/payment/sweep-old-records.ts';
import type { PaperHouse } from '#server/flows/steps/write-papers.ts';
import { sweepOldVisits } from '#server/flows/visit/sweep-old-visits.ts';
import { sweepVisits } from '#server/flows/visit/sweep-visits.ts';
import { again, eachAtOnce, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job, Plan, Routine } from '#server/platform/jobs/job.ts';
import type { LiveDesk } from '#server/platform/live/live-desk.ts';
import { lapseRequests } from './errands/lapse-requests.ts';
import { newsJobsOf } from './news-jobs.ts';
import { reactionsTo } from './reactions.ts';
import { BANK, NIGHTLY, PAYDAY, RECONCILE, RESCUE, SWEEP, TIDY, timersOf } from './timers.ts';

/** What every event sets going, now and later. */
export const planJobs: Plan = (event) => [...reactionsTo(event), ...timersOf(event)];

/** What all of them together are given. */
type JobsHouse = PaymentHouse &
  PayoutHouse &
  PaperHouse &
  MessageHouse & { readonly live: Pick<LiveDesk, 'tell'> };

/** Every job by its name, with the errand or flow that does it. */
export const jobsOf = (house: JobsHouse): readonly Job[] => [
  ...newsJobsOf(house),
  {
    name: 'ask-payment',
    atOnce: 10,
    ...eachAtOnce(async ({ data }) =>
      again(await askPayment(house, { attemptId: text(data, 'attemptId') })),
    ),
  },
  {
    // Hurried along by a webhook; the timer of the same attempt or refund goes on beside it.
    name: 'ask-gateway',
    atOnce: 10,
    ...eachAtOnce(async ({ data }) => {
      if (data.refundId) await moveRefund(house, { refundId: text(data, 'refundId') });
      else await askPayment(house, { attemptId: text(data, 'attemptId') });
      return undefined;
    }),
  },
  {
    name: 'end-hold',
    atOnce: 10,
    ...eachAtOnce(async ({ subject }) => again(await endHold(house, { bookingId: subject }))),
  },
  {
    name: 'remind-of-payment',
    atOnce: 5,
    run: async ({ subject }) => again(await remindOfPayment(house, { bookingId: subject })),
  },
  {
    name: 'move-refund',
    atOnce: 10,
    run: async ({ data }) => again(await moveRefund(house, { refundId: text(data, 'refundId') })),
  },
  {
    name: 'find-karigar',
    atOnce: 10,
    givesWay: true,
    ...eachAtOnce(async ({ subject, type }) =>
      again(await findKarigar(house, { bookingId: subject, cause: type })),
    ),
  },
  {
    name: 'check-roster',
    atOnce: 5,
    run: async ({ data }) => {
      await checkRoster(house, { karigarId: Number(data.karigarId) });
      return undefined;
    },
  },
  {
    name: 'keep-apart',
    atOnce: 2,
    run: async ({ data }) => {
      // Of two accounts the one that goes on: in it those meet who had parted in the other.
      await keepApart(house, text(data, 'into' in data ? 'into' : 'userId'));
      return undefined;
    },
  },
  {
    name: 'move-payout',
    atOnce: 5,
    run: async ({ data }) => again(await movePayout(house, { payoutId: text(data, 'payoutId') })),
  },
  {
    // Hurried along by a webhook; the timer of the same payout goes on beside it.
    name: 'ask-payout',
    atOnce: 5,
    run: async ({ data }) => {
      await movePayout(house, { payoutId: text(data, 'payoutId') });
      return undefined;
    },
  },
  {
    name: 'mind-visit',
    atOnce: 10,
    ...eachAtOnce(async ({ subject }) => again(await mindVisit(house, { bookingId: subject }))),
  },
  {
    name: 'follow-owner',
    atOnce: 5,
    run: async ({ subject, at, data }) =>
      again(await followOwner(house, { from: subject, into: text(data, 'into'), at })),
  },
  {
    name: 'forget-stragglers',
    atOnce: 5,
    run: async ({ subject, at }) => again(await forgetStragglers(house, { userId: subject, at })),
  },
  {
    name: 'write-messages',
    atOnce: 100,
    givesWay: true,
    run: async (event) => {
      await writeMessages(house, [event]);
      return undefined;
    },
    runTogether: async (events) => {
      await writeMessages(house, events);
      return [];
    },
  },
  {
    name: 'issue-papers',
    atOnce: 20,
    givesWay: true,
    ...eachAtOnce(async ({ subject, data }) => {
      const bookingId = typeof data.bookingId === 'string' ? data.bookingId : subject;
      await issuePapers(house, { bookingId });
      return undefined;
    }),
  },
  {
    name: 'write-welcome',
    atOnce: 20,
    givesWay: true,
    run: async ({ data }) => {
      await writeWelcome(house, { userId: text(data, 'userId') });
      return undefined;
    },
  },
  {
    name: 'send-message',
    atOnce: 20,
    givesWay: true,
    run: async ({ data }) =>
      again(await sendMessage(house, { messageId: text(data, 'messageId') })),
    runTogether: async (events) => {
      const ids = events.map(({ data }) => text(data, 'messageId'));
      return (await sendMessages(house, ids)).map(again);
    },
  },
  {
    // Somebody stands at a screen and waits for it, so it stands in no queue behind the day's news.
    name: 'send-code',
    atOnce: 10,
    run: async ({ data }) =>
      again(await sendMessage(house, { messageId: text(data, 'messageId') })),
  },
];

/** What the clock alone sets going. */
export const routinesOf = (house: JobsHouse): readonly Routine[] => [
  { name: 'sweep-payments', cron: SWEEP, run: () => sweepPayments(house) },
  {
    name: 'rescue-visits',
    cron: RESCUE,
    run: async () => {
      await rescueVisits(house);
    },
  },
  { name: 'mind-visits', cron: SWEEP, run: () => mindVisits(house) },
  { name: 'check-ledger', cron: TIDY, run: () => checkLedger(house) },
  { name: 'reconcile-settlements', cron: RECONCILE, run: () => reconcileSettlements(house) },
  {
    name: 'sweep-visits',
    cron: SWEEP,
    run: async () => {
      await sweepVisits(house.pool, house.now());
    },
  },
  {
    name: 'pay-karigars',
    cron: PAYDAY,
    run: async () => {
      await makeKarigarBatch(house.pool, 'clock', house.now());
    },
  },
  { name: 'carry-bank-files', cron: BANK, run: () => carryBankFiles(house) },
  { name: 'sweep-messages', cron: SWEEP, run: () => sweepMessages(house) },
  {
    name: 'sweep-identity',
    cron: TIDY,
    run: async () => house.log.info('identity-swept', await sweepIdentity(house.pool, house.now())),
  },
  { name: 'end-pauses', cron: SWEEP, run: () => endPauses(house) },
  { name: 'lapse-requests', cron: TIDY, run: () => lapseRequests(house) },
  { name: 'check-papers', cron: NIGHTLY, run: () => checkPapers(house) },
  {
    name: 'sweep-old-records',
    cron: NIGHTLY,
    run: async () =>
      house.log.info('old-records-swept', await sweepOldRecords(house.pool, house.now())),
  },
  {
    name: 'sweep-old-visits',
    cron: NIGHTLY,
    run: async () =>
      house.log.info('old-visits-swept', await sweepOldVisits(house.pool, house.now())),
  },
];
