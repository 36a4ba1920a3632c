import { findIn, isTest, type SourceFile } from './source-tree.ts';

const UPDATE =
  /\bupdate\s+(?:only\s+)?(?:bookings|visits|holds|offers|instalments|payment_attempts|transfers)\s+(?:(?:as\s+)?\w+\s+)?set\b/i;

/** How many updates a file may have, and what for. */
type Excuses = Readonly<Record<string, readonly [updates: number, why: string]>>;

/** States that no flow makes: broken on purpose, from an older version, or at another time than the test's. */
const NO_FLOW_MAKES_IT: Excuses = {
  'server/views/promise.test.ts': [
    8,
    'a month of history with every combination, also impossible ones',
  ],
  'server/effects/payouts.test.ts': [1, 'an open end of one test that is no other’s'],
  'server/effects/ask-after-restore.test.ts': [1, 'what a restored database has forgotten'],
  'server/flows/booking/reschedule-days.test.ts': [
    1,
    'a property that moves more often than a customer may',
  ],
  'server/platform/backup/backup.test.ts': [1, 'any last write before the cluster is lost'],
  'server/flows/transfer/record-transfer-result.test.ts': [1, 'a booking whose customer is gone'],
  'server/flows/messaging/write-messages.test.ts': [1, 'a booking that disagrees with its payment'],
  'server/flows/dispatch/own-booking.test.ts': [
    1,
    'a hold from before the rule that nobody serves themselves',
  ],
  'server/flows/booking/unpaid-event.test.ts': [
    2,
    'bookings from before the rule that an advance comes first',
  ],
  'server/flows/booking/dues-first.test.ts': [
    1,
    'a booking from before the rule that an advance comes first, and so with a fee before it',
  ],
  'server/flows/visit/visit.race.test.ts': [
    1,
    'a writer that goes past the flow is refused by the database',
  ],
  'server/views/stuck-money.test.ts': [1, 'a refund that is sent no more and is no credit either'],
  'server/flows/tax-document/issue-tax-documents.test.ts': [
    1,
    'a name that changes after the booking, which no flow does',
  ],
};

/** Written before the rule; moved to flows file by file, nothing is added. */
const STILL_BY_HAND: Readonly<Record<string, number>> = {
  'server/api/customer/delete-account.test.ts': 5,
  'server/api/customer/karigar-portrait.test.ts': 1,
  'server/effects/reconcile-settlements.test.ts': 1,
  'server/flows/visit/complaint-of-day.test.ts': 2,
  'server/flows/visit/hand-over.test.ts': 1,
  'server/flows/visit/steps/settle-work.test.ts': 2,
  'server/jobs.test.ts': 1,
  'stories/booking-detail.story.ts': 4,
  'stories/cancel-booking.story.ts': 4,
  'stories/credit.story.ts': 1,
  'stories/event-plan.story.ts': 2,
  'stories/gate.story.ts': 3,
  'stories/history.story.ts': 2,
  'stories/karigar-news.story.ts': 3,
  'stories/karigar-stage.ts': 2,
  'stories/ops-catalogue.story.ts': 1,
  'stories/pay-at-gateways.story.ts': 3,
  'stories/reschedule-booking.story.ts': 2,
  'stories/served-visit.story.ts': 1,
  'stories/tax-documents.story.ts': 3,
  'stories/visit-goes-wrong.story.ts': 2,
  'stories/visit-under-way.ts': 5,
  'testing/event-of-days.ts': 1,
  'testing/personal-stage.ts': 2,
};

/**
 * A test brings a booking, its visits and its money to a state as production does, by flows and the test's clock
 * (`given` in `testing/visits.ts`): a row that is written by hand goes on proving what can no longer happen.
 */
export function checkStatesByFlows(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isTest(path) && !path.startsWith('tools/'))
    .flatMap((file) => judge(file, allowedIn(file.path)));
}

const allowedIn = (path: string): number => NO_FLOW_MAKES_IT[path]?.[0] ?? STILL_BY_HAND[path] ?? 0;

function judge(file: SourceFile, allowed: number): string[] {
  const found = findIn(
    file,
    'string',
    UPDATE,
    (update) =>
      `\`${update}\`: a test reaches a state by flows, see given.visit in testing/visits.ts.`,
  );
  if (found.length > allowed) return found;
  if (found.length === allowed) return [];
  return [
    `${file.path}: ${found.length} updates by hand are left, ${allowed} are excused in states-by-flows.ts.`,
  ];
}
