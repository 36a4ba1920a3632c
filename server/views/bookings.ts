import { isPlanned, PHASES } from '#contract/booking-phases.ts';
import type {
  BookingFilter,
  listBookings as listContract,
} from '#contract/customer/list-bookings.ts';
import {
  type readBooking as readContract,
  TIMELINE_EVENTS,
  type TimelineEvent,
} from '#contract/customer/read-booking.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { nobodyFound } from '#server/modules/booking/better-way.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { quoteFee } from '#server/modules/booking/cancelling.ts';
import { mayReportKarigarNoShow, quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { type Row, SELECT_BOOKING, viewOf } from './booking-rows.ts';
import type { ViewedAt } from './booking-view.ts';
import { readAround, readBriefing } from './briefing.ts';
import { listEnclosures } from './enclosures.ts';
import { homeLinks, readHomeLinks } from './home-links.ts';
import { instalmentViews } from './instalments.ts';
import { lateView } from './late-terms.ts';
import { findMoments, nextStepView } from './next-step.ts';
import { NEWEST, readCursor } from './page-cursor.ts';
import { listRefunds } from './refunds.ts';
import { readSafetyCase } from './safety-case.ts';
import { readSoldItems } from './sold-items.ts';
import { listTaxDocuments, readBusiness } from './tax-documents.ts';

const PAGE = 20;

/** A person's own bookings, newest first, a page at a time. */
export async function listBookings(
  db: Database,
  userId: string,
  { show = 'all', after }: InputOf<typeof listContract>,
  at: ViewedAt,
): Promise<Outcome<OutputOf<typeof listContract>, 'cursor-invalid'>> {
  const cursor = after === undefined ? NEWEST : readCursor(after);
  if (!cursor) return refuse('cursor-invalid');
  const rows = await selectBookings.run(db, [
    userId,
    new Date(cursor.at),
    cursor.id,
    PAGE + 1,
    show,
    new Date(at.now),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return accept({
    bookings: page.map((row) => viewOf(row, at)),
    next: rows.length > PAGE && last ? `${last.created_at}.${last.id}` : null,
  });
}

/** One booking of a person, all of it as of one moment; somebody else's is not found. */
export async function readBooking(
  pool: Pool,
  userId: string,
  id: string,
  at: ViewedAt,
): Promise<Outcome<OutputOf<typeof readContract>, 'booking-not-found'>> {
  const found = await snapshot(pool, (db) => findParts(db, userId, id, at.now));
  if (!found) return refuse('booking-not-found');
  const {
    row,
    refunds,
    taxDocuments,
    business,
    briefing,
    enclosures,
    around,
    links,
    sold,
    events,
    moments,
    late,
    safety,
  } = found;
  const booking = viewOf(row, at);
  return accept({
    booking,
    next: nextStepView(toBooking(row), booking, moments, at.now),
    ifNobodyFound: ifNobodyFound(toBooking(row), row.instalments, at.now),
    ifNobodyCame: ifNobodyCame(toBooking(row), row, at.now),
    late,
    safety,
    sold,
    instalments: instalmentViews(toBooking(row), row.instalments, at.now),
    refunds,
    taxDocuments,
    business,
    briefing: {
      told: briefing,
      enclosures,
      mayWrite: isPlanned(row.status),
      around,
      links: homeLinks(toBooking(row), briefing?.atHome ?? '', links),
    },
    timeline: events.map(({ type, at, amount_paise }) => ({
      type,
      at: toIndiaIso(at),
      amountPaise: amount_paise,
    })),
  });
}

async function findParts(db: Database, userId: string, id: string, now: Instant) {
  const row = await selectBooking.first(db, [userId, id]);
  if (!row) return undefined;
  return {
    row,
    refunds: await listRefunds(db, userId, id, now),
    taxDocuments: await listTaxDocuments(db, userId, id),
    business: await readBusiness(db, userId, id),
    briefing: await readBriefing(db, id),
    around: (await readAround(db, id)) ?? null,
    enclosures: await listEnclosures(db, 'customer', id),
    links: await readHomeLinks(db, id),
    sold: (await readSoldItems(db, id)) ?? null,
    events: await selectTimeline.run(db, [userId, id, TIMELINE_EVENTS]),
    moments: await findMoments(db, id),
    late: await lateView(db, toBooking(row), row, now),
    safety: await readSafetyCase(db, id),
  };
}

/** The next timeout when nobody is found, beside what the customer can do. */
function ifNobodyFound(booking: Booking, instalments: readonly Instalment[], now: Instant) {
  const { paidForVisitsPaise } = moneyOfParts(booking, instalments, now);
  const found = nobodyFound(booking, paidForVisitsPaise, now);
  if (!found) return null;
  const { from, refundPaise, creditPaise } = found;
  const { feePaise } = quoteFee(booking, now);
  return { callOffAt: toIndiaIso(from), refundPaise, creditPaise, feePaise };
}

function ifNobodyCame(booking: Booking, { instalments, visits }: Row, now: Instant) {
  // A visit that ends by itself is reported as missed by itself; the last one left ends its booking.
  const endsAlone = visits.some((visit) => isOneOfSeveral(booking, visits, visit));
  if (endsAlone || !mayReportKarigarNoShow(booking, now)) return null;
  const { paidForVisitsPaise: paidPaise } = moneyOfParts(booking, instalments, now);
  return { refundPaise: paidPaise, creditPaise: quoteMirrorFee(booking, paidPaise, now) };
}

/** A visit that is under way lies ahead until it is done, however late; one that nobody set out for passes by. */
const AHEAD = `(b.status in ${sqlList(PHASES.underWay)}
  or b.status in ${sqlList(PHASES.planned)} and b.until_at > $6)`;

const selectBookings = statement<
  [userId: string, at: Date, id: string, most: number, show: BookingFilter, now: Date],
  Row
>({
  name: 'view-bookings',
  text: `${SELECT_BOOKING} where b.user_id = $1 and (b.created_at, b.id) < ($2, $3)
    and ($5 = 'all' or ${AHEAD} = ($5 = 'upcoming'))
    order by b.created_at desc, b.id desc limit $4`,
});

const selectBooking = statement<[string, string], Row>({
  name: 'view-booking',
  text: `${SELECT_BOOKING} where b.user_id = $1 and b.id = $2`,
});

// A refund that is tried again, or goes back by itself, is no second piece of news. Cash counted at the end of the work is
// part of that event, and a line of its own.
const selectTimeline = statement<
  [userId: string, bookingId: string, types: readonly TimelineEvent[]],
  { type: TimelineEvent; at: Instant; amount_paise: Paise | null }
>({
  name: 'view-timeline',
  text: `select told.type, e.at, told.amount_paise
    from events e join bookings b on b.id = e.subject
      cross join lateral (values (0, e.type, (e.data ->> 'amountPaise')::bigint),
        (1, 'CashCollected', (e.data ->> 'cashPaise')::bigint)) told (part, type, amount_paise)
    where (told.part = 0 or told.amount_paise > 0) and b.user_id = $1 and b.id = $2 and e.type = any($3)
      and (e.type <> 'CreditUsed' or e.data ->> 'isPromise' is distinct from 'true')
      and (e.type <> 'GatePassChecked' or e.data ->> 'verdict' = 'admitted')
      and (e.type <> 'RefundInitiated' or ((e.data ->> 'tries')::int = 1 and e.data ->> 'returned' <> 'true'))
    order by e.id, told.part`,
});
