import { findIn, isTest, type SourceFile } from './source-tree.ts';

const UPDATE =
  /\bupdate\s+(?:only\s+)?(?:bookings|visits|holds|offers|instalments|payment_attempts|transfers)\s+(?:(?:as\s+)?\w+\s+)?set\b/i;

/** How many updates a file may have, and what for. */
type Excuses = Readonly<Record<string, readonly [updates: number, why: string]>>;

const REAL_CLOCK =
  'a server with a browser before it keeps the real clock, and its visits lie hours ahead';

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
  'server/api/customer/delete-account.test.ts': [
    5,
    'every kind of open money by itself, one after the other, on one booking',
  ],
  'server/api/customer/karigar-portrait.test.ts': [1, REAL_CLOCK],
  'server/flows/visit/complaint-of-day.test.ts': [
    2,
    'one day of a team that stays together, come to and given back by somebody of another team',
  ],
  'server/flows/visit/hand-over.test.ts': [
    1,
    'an event that has begun although only its leader had said yes',
  ],
  'server/flows/visit/steps/settle-work.test.ts': [
    2,
    'a step of several flows, each of which would settle the money by itself',
  ],
  'testing/event-of-days.ts': [
    1,
    'events from before the rule that an advance comes first: their tests reckon with no money',
  ],
  'testing/personal-stage.ts': [
    2,
    'an offer and an address, shared by every route, in words that stand nowhere else',
  ],
  'stories/booking-detail.story.ts': [4, `${REAL_CLOCK}; and a change of which no live news tells`],
  'stories/cancel-booking.story.ts': [4, `${REAL_CLOCK}; and a refund that is days at the bank`],
  'stories/credit.story.ts': [1, 'a fee that falls due between the look and the press'],
  'stories/event-plan.story.ts': [2, REAL_CLOCK],
  'stories/gate-stage.ts': [2, REAL_CLOCK],
  'stories/gate.story.ts': [1, 'another Karigar at the last moment'],
  'stories/history.story.ts': [2, REAL_CLOCK],
  'stories/karigar-news.story.ts': [3, 'news that comes while one looks, told with and without it'],
  'stories/karigar-stage.ts': [2, REAL_CLOCK],
  'stories/ops-catalogue.story.ts': [
    1,
    'a report of another sum, which its gateway’s test makes for real',
  ],
  'stories/pay-at-gateways.story.ts': [3, `${REAL_CLOCK}; and a page left open since before`],
  'stories/reschedule-booking.story.ts': [1, REAL_CLOCK],
  'stories/served-visit.story.ts': [1, 'a link that was sent and did not work'],
  'stories/tax-documents.story.ts': [3, REAL_CLOCK],
  'stories/visit-goes-wrong.story.ts': [2, REAL_CLOCK],
  'stories/visit-under-way.ts': [5, REAL_CLOCK],
  'stories/wedding-crew.ts': [3, REAL_CLOCK],
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

const allowedIn = (path: string): number => NO_FLOW_MAKES_IT[path]?.[0] ?? 0;

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
