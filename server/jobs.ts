import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { applyVisitTimeouts } from '#server/effects/apply-visit-timeouts.ts';
import { askAfterRestore } from '#server/effects/ask-after-restore.ts';
import { askPayment } from '#server/effects/ask-payment.ts';
import { carryBankFiles } from '#server/effects/carry-bank-files.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { endHold } from '#server/effects/end-hold.ts';
import { endPauses } from '#server/effects/end-pauses.ts';
import { keepApart } from '#server/effects/keep-apart.ts';
import { moveObjects } from '#server/effects/move-objects.ts';
import { moveTransfer, type TransferDeps } from '#server/effects/move-transfer.ts';
import { reconcileSettlements } from '#server/effects/reconcile-settlements.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import { type MessageDeps, sendMessage, sendMessages } from '#server/effects/send-message.ts';
import { sweepMessages } from '#server/effects/sweep-messages.ts';
import { sweepPayments } from '#server/effects/sweep-payments.ts';
import { remindOfPayment } from '#server/flows/booking/remind-of-payment.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { eraseLateRecords } from '#server/flows/identity/erase-late-records.ts';
import { followOwner } from '#server/flows/identity/follow-owner.ts';
import { sweepIdentity } from '#server/flows/identity/sweep-identity.ts';
import { sweepInbox } from '#server/flows/inbox/sweep-inbox.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { checkLedger } from '#server/flows/payment/check-ledger.ts';
import { sweepOldRecords } from '#server/flows/payment/sweep-old-records.ts';
import type { TaxDocumentDeps } from '#server/flows/steps/tax-document/write-tax-documents.ts';
import { checkTaxDocuments } from '#server/flows/tax-document/check-tax-documents.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { sweepOldVisits } from '#server/flows/visit/sweep-old-visits.ts';
import { sweepVisits } from '#server/flows/visit/sweep-visits.ts';
import { again, eachAtOnce, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job, Plan, Routine } from '#server/platform/jobs/job.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';
import type { ObjectDeps } from '#server/platform/objects/kept-column.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { accountMailJobsOf } from './account-mail-jobs.ts';
import { lapseRequests } from './effects/lapse-requests.ts';
import { figureRoutinesOf } from './figure-jobs.ts';
import { newsJobsOf } from './news-jobs.ts';
import { reactionsTo } from './reactions.ts';
import { BANK, NIGHTLY, PAYDAY, RECONCILE, RESCUE, SWEEP, TIDY, timersOf } from './timers.ts';

/** What every event sets going, now and later. */
export const planJobs: Plan = (event) => [...reactionsTo(event), ...timersOf(event)];

/** What all of them together are given. */
type JobsDeps = TransferDeps &
  ObjectDeps &
  TaxDocumentDeps &
  MessageDeps & { readonly live: Pick<LiveStreams, 'tell'> };

/** Every job by its name, with the effect or flow that does it. */
export const jobsOf = (deps: JobsDeps): readonly Job[] => [
  ...newsJobsOf(deps),
  ...accountMailJobsOf(deps),
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
    run: async ({ subject }) => again(await remindOfPayment(deps, { bookingId: subject })),
  },
  {
    name: 'move-transfer',
    atOnce: 10,
    run: async ({ data }) => again(await moveTransfer(deps, { transferId: transferOf(data) })),
  },
  {
    name: 'find-karigar',
    atOnce: 10,
    givesWay: true,
    ...eachAtOnce(async ({ subject, type }) =>
      again(await findKarigar(deps, { bookingId: subject, cause: type })),
    ),
  },
  {
    name: 'check-roster',
    atOnce: 5,
    run: async ({ data }) => {
      await checkRoster(deps, { karigarId: Number(data.karigarId) });
      return undefined;
    },
  },
  {
    name: 'keep-apart',
    atOnce: 2,
    run: async ({ data }) => {
      // Of two accounts the one that goes on: in it those meet who had parted in the other.
      await keepApart(deps, text(data, 'into' in data ? 'into' : 'userId'));
      return undefined;
    },
  },
  {
    name: 'apply-timeout',
    atOnce: 10,
    ...eachAtOnce(async ({ subject }) =>
      again(await applyVisitTimeout(deps, { bookingId: subject })),
    ),
  },
  {
    name: 'follow-owner',
    atOnce: 5,
    run: async ({ subject, at, data }) =>
      again(await followOwner(deps, { from: subject, into: text(data, 'into'), at })),
  },
  {
    name: 'erase-late-records',
    atOnce: 5,
    run: async ({ subject, at }) => again(await eraseLateRecords(deps, { userId: subject, at })),
  },
  {
    name: 'write-messages',
    atOnce: 100,
    givesWay: true,
    run: async (event) => {
      await writeMessages(deps, [event]);
      return undefined;
    },
    runTogether: async (events) => {
      await writeMessages(deps, events);
      return [];
    },
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
  {
    name: 'send-message',
    atOnce: 20,
    givesWay: true,
    run: async ({ data }) => again(await sendMessage(deps, { messageId: text(data, 'messageId') })),
    runTogether: async (events) => {
      const ids = events.map(({ data }) => text(data, 'messageId'));
      return (await sendMessages(deps, ids)).map(again);
    },
  },
  {
    // Somebody stands at a screen and waits for it, so it stands in no queue behind the day's news.
    name: 'send-code',
    atOnce: 10,
    run: async ({ data }) => again(await sendMessage(deps, { messageId: text(data, 'messageId') })),
  },
];

/** Events of a refund and of a payout name it each in its own way. */
const transferOf = (data: Readonly<Record<string, unknown>>): string =>
  text(data, data.refundId === undefined ? 'payoutId' : 'refundId');

/** What the clock alone sets going. */
export const routinesOf = (deps: JobsDeps): readonly Routine[] => [
  ...figureRoutinesOf(deps),
  { name: 'ask-after-restore', cron: SWEEP, run: () => askAfterRestore(deps) },
  { name: 'sweep-payments', cron: SWEEP, run: () => sweepPayments(deps) },
  {
    name: 'rescue-visits',
    cron: RESCUE,
    run: async () => {
      await rescueVisits(deps);
    },
  },
  { name: 'apply-timeouts', cron: SWEEP, run: () => applyVisitTimeouts(deps) },
  {
    name: 'sweep-inbox',
    cron: SWEEP,
    run: async () => {
      const { stuck } = await listStuckMoney(deps.pool, deps.now());
      await deps.live.tell(await sweepInbox(deps, stuck));
    },
  },
  { name: 'check-ledger', cron: TIDY, run: () => checkLedger(deps) },
  { name: 'reconcile-settlements', cron: RECONCILE, run: () => reconcileSettlements(deps) },
  {
    name: 'sweep-visits',
    cron: SWEEP,
    run: async () => {
      await sweepVisits(deps.pool, deps.now());
    },
  },
  {
    name: 'pay-karigars',
    cron: PAYDAY,
    run: async () => {
      await makeKarigarBatch(deps.pool, 'clock', deps.now());
    },
  },
  {
    name: 'move-objects',
    cron: SWEEP,
    run: async () => {
      await moveObjects(deps);
    },
  },
  { name: 'carry-bank-files', cron: BANK, run: () => carryBankFiles(deps) },
  { name: 'sweep-messages', cron: SWEEP, run: () => sweepMessages(deps) },
  {
    name: 'sweep-identity',
    cron: TIDY,
    run: async () => deps.log.info('identity-swept', await sweepIdentity(deps.pool, deps.now())),
  },
  { name: 'end-pauses', cron: SWEEP, run: () => endPauses(deps) },
  { name: 'lapse-requests', cron: TIDY, run: () => lapseRequests(deps) },
  { name: 'check-tax-documents', cron: NIGHTLY, run: () => checkTaxDocuments(deps) },
  {
    name: 'sweep-old-records',
    cron: NIGHTLY,
    run: async () =>
      deps.log.info('old-records-swept', await sweepOldRecords(deps.pool, deps.now())),
  },
  {
    name: 'sweep-old-visits',
    cron: NIGHTLY,
    run: async () => deps.log.info('old-visits-swept', await sweepOldVisits(deps.pool, deps.now())),
  },
];
