import { addDays, dateInIndia } from '#kernel/time.ts';
import { applyVisitTimeouts } from '#server/effects/apply-visit-timeouts.ts';
import { askAfterRestore } from '#server/effects/ask-after-restore.ts';
import { carryBankFiles } from '#server/effects/carry-bank-files.ts';
import { completeErasures } from '#server/effects/complete-erasures.ts';
import { endAccountPauses } from '#server/effects/end-account-pauses.ts';
import { endPauses } from '#server/effects/end-pauses.ts';
import { moveObjects } from '#server/effects/move-objects.ts';
import { reconcileSettlements } from '#server/effects/reconcile-settlements.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import { sweepMessages } from '#server/effects/sweep-messages.ts';
import { sweepPayments } from '#server/effects/sweep-payments.ts';
import { sweepCases } from '#server/flows/case/sweep-cases.ts';
import { sweepIdentity } from '#server/flows/identity/sweep-identity.ts';
import { sweepInbox } from '#server/flows/inbox/sweep-inbox.ts';
import { payDayFloors } from '#server/flows/karigar/pay-day-floors.ts';
import { tellOfTomorrow } from '#server/flows/karigar/tell-of-tomorrow.ts';
import { warnOfPapers } from '#server/flows/karigar/warn-of-papers.ts';
import { checkLedger } from '#server/flows/payment/check-ledger.ts';
import { sweepOldRecords } from '#server/flows/payment/sweep-old-records.ts';
import { checkTaxDocuments } from '#server/flows/tax-document/check-tax-documents.ts';
import {
  makeKarigarBatch,
  payKarigarsWhoAsked,
} from '#server/flows/transfer/make-karigar-batch.ts';
import { sweepOldVisits } from '#server/flows/visit/sweep-old-visits.ts';
import { sweepVisits } from '#server/flows/visit/sweep-visits.ts';
import { sweepDeliveries } from '#server/flows/webhook/sweep-deliveries.ts';
import type { Job, Plan, Routine } from '#server/platform/jobs/job.ts';
import { listAlarmsWithoutCase } from '#server/views/alarms-without-case.ts';
import { listEndingPapers } from '#server/views/ending-papers.ts';
import { listFloorsDue } from '#server/views/floors-due.ts';
import { listLeftPromises } from '#server/views/left-promises.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { listWorkTomorrow } from '#server/views/work-tomorrow.ts';
import { accountJobsOf } from './account-jobs.ts';
import { accountMailJobsOf } from './account-mail-jobs.ts';
import { lapseRequests } from './effects/lapse-requests.ts';
import { figureRoutinesOf } from './figure-jobs.ts';
import type { JobsDeps } from './jobs-deps.ts';
import { messageJobsOf } from './message-jobs.ts';
import { moneyJobsOf } from './money-jobs.ts';
import { newsJobsOf } from './news-jobs.ts';
import { reactionsTo } from './reactions.ts';
import {
  ASKED_PAY,
  BANK,
  EVENING,
  NIGHTLY,
  PAYDAY,
  RECONCILE,
  RESCUE,
  SWEEP,
  TIDY,
  timersOf,
} from './timers.ts';
import { visitJobsOf } from './visit-jobs.ts';
import { webhookJobsOf } from './webhook-jobs.ts';

/** Jobs that an event starts, now and later. */
export const planJobs: Plan = (event) => [...reactionsTo(event), ...timersOf(event)];

/** Every job by its name, with the effect or flow that does it. */
export const jobsOf = (deps: JobsDeps): readonly Job[] => [
  ...newsJobsOf(deps),
  ...accountMailJobsOf(deps),
  ...moneyJobsOf(deps),
  ...visitJobsOf(deps),
  ...accountJobsOf(deps),
  ...messageJobsOf(deps),
  ...webhookJobsOf(deps),
];

/** Routines that only the clock starts. */
export const routinesOf = (deps: JobsDeps): readonly Routine[] => [
  ...figureRoutinesOf(deps),
  { name: 'ask-after-restore', cron: SWEEP, run: () => askAfterRestore(deps) },
  { name: 'sweep-payments', cron: SWEEP, run: () => sweepPayments(deps) },
  { name: 'rescue-visits', cron: RESCUE, run: () => rescueVisits(deps) },
  { name: 'apply-timeouts', cron: SWEEP, run: () => applyVisitTimeouts(deps) },
  { name: 'sweep-inbox', cron: SWEEP, run: () => sweepInboxOf(deps) },
  { name: 'sweep-cases', cron: SWEEP, run: () => sweepCasesOf(deps) },
  {
    name: 'check-ledger',
    cron: TIDY,
    run: async () => checkLedger(deps, await listLeftPromises(deps.pool)),
  },
  { name: 'reconcile-settlements', cron: RECONCILE, run: () => reconcileSettlements(deps) },
  { name: 'sweep-visits', cron: SWEEP, run: () => sweepVisits(deps.pool, deps.now()) },
  {
    name: 'pay-karigars',
    cron: PAYDAY,
    run: () => makeKarigarBatch(deps.pool, 'clock', deps.now()),
  },
  {
    name: 'pay-karigars-who-asked',
    cron: ASKED_PAY,
    run: () => payKarigarsWhoAsked(deps.pool, deps.now()),
  },
  { name: 'move-objects', cron: SWEEP, run: () => moveObjects(deps) },
  { name: 'carry-bank-files', cron: BANK, run: () => carryBankFiles(deps) },
  { name: 'sweep-messages', cron: SWEEP, run: () => sweepMessages(deps) },
  { name: 'sweep-webhooks', cron: SWEEP, run: () => sweepWebhooksOf(deps) },
  {
    name: 'sweep-identity',
    cron: TIDY,
    run: async () =>
      deps.log.info('identity-swept', await sweepIdentity(deps.pool, deps.keys, deps.now())),
  },
  {
    name: 'warn-of-papers',
    cron: TIDY,
    run: async () =>
      warnOfPapers(deps.pool, await listEndingPapers(deps.pool, deps.now()), deps.now()),
  },
  {
    name: 'tell-of-tomorrow',
    cron: EVENING,
    run: async () =>
      tellOfTomorrow(deps, await listWorkTomorrow(deps.pool, addDays(dateInIndia(deps.now()), 1))),
  },
  {
    name: 'pay-day-floors',
    cron: TIDY,
    run: async () => payDayFloors(deps, await listFloorsDue(deps.pool, deps.now())),
  },
  { name: 'end-pauses', cron: SWEEP, run: () => endPauses(deps) },
  { name: 'end-account-pauses', cron: SWEEP, run: () => endAccountPauses(deps) },
  { name: 'lapse-requests', cron: TIDY, run: () => lapseRequests(deps) },
  { name: 'check-tax-documents', cron: NIGHTLY, run: () => checkTaxDocuments(deps) },
  {
    name: 'sweep-old-records',
    cron: NIGHTLY,
    run: async () =>
      deps.log.info('old-records-swept', await sweepOldRecords(deps.pool, deps.now())),
  },
  {
    name: 'complete-erasures',
    cron: NIGHTLY,
    run: async () => deps.log.info('erasures-completed', await completeErasures(deps)),
  },
  {
    name: 'sweep-old-visits',
    cron: NIGHTLY,
    run: async () => deps.log.info('old-visits-swept', await sweepOldVisits(deps.pool, deps.now())),
  },
];

/** Money that is stuck lies in the inbox, and whoever looks at it sees it come. */
async function sweepInboxOf(deps: JobsDeps): Promise<void> {
  const { stuck } = await listStuckMoney(deps.pool, deps.now());
  await deps.live.tell(await sweepInbox(deps, stuck));
}

/** Deliveries are left behind when a server of another version takes their event; each time it is logged. */
async function sweepWebhooksOf({ pool, now, log }: JobsDeps): Promise<void> {
  const deliveries = await sweepDeliveries(pool, now());
  if (deliveries > 0) log.warn('webhooks-left-behind', { deliveries });
}

async function sweepCasesOf({ pool, now, live }: JobsDeps): Promise<void> {
  await live.tell(await sweepCases(pool, now(), await listAlarmsWithoutCase(pool)));
}
