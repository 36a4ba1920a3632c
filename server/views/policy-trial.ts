import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { tryPolicy as promise } from '#contract/ops/try-policy.ts';
import { contradictionsOfFees } from '#contract/policy-versions.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import type { BookingStatus } from '#server/modules/booking/booking.ts';
import { type BookingRow, toBooking } from '#server/modules/booking/booking-row.ts';
import { type EndedBooking, type Shares, tryFees } from '#server/modules/booking/policy-trial.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Tried = OutputOf<typeof promise>;

const MOST_DAYS = 62;
const MOST = 5_000;
const MOST_SHOWN = 200;
const KIND_OF: Readonly<Record<string, EndedBooking['kind']>> = {
  BookingCancelled: 'cancelled',
  BookingCalledOff: 'called-off',
  KarigarNoShow: 'karigar-no-show',
  CustomerNoShow: 'customer-no-show',
};

/** Past ends of bookings under a proposed table of fees, beside what was charged and given back. */
export async function tryPolicy(
  db: Database,
  { from, until, fees }: InputOf<typeof promise>,
): Promise<Outcome<Tried, RefusalOf<typeof promise>>> {
  const [begins, ends] = [instantInIndia(from, 0), instantInIndia(until, 0) + DAY];
  if (ends <= begins || ends - begins > MOST_DAYS * DAY) return refuse('days-invalid');
  if (contradictionsOfFees(fees).length > 0) return refuse('fees-contradict');
  const rows = await selectEnded.run(db, [new Date(begins), new Date(ends), MOST + 1]);
  if (rows.length > MOST) return refuse('too-many-rows');
  const ended = rows.flatMap((row) => {
    const one = endedOf(row);
    return one ? [{ row, was: one.was, wouldBe: tryFees(one, fees), kind: one.kind }] : [];
  });
  const changed = ended
    .filter(({ was, wouldBe }) => differenceOf(was, wouldBe) > 0)
    .sort(
      (one, other) => differenceOf(other.was, other.wouldBe) - differenceOf(one.was, one.wouldBe),
    );
  return accept({
    reckoned: ended.length,
    leftOut: rows.length - ended.length,
    was: sumOf(ended.map(({ was }) => was)),
    wouldBe: sumOf(ended.map(({ wouldBe }) => wouldBe)),
    changed: changed.slice(0, MOST_SHOWN).map(({ row, ...one }) => ({
      ...{ bookingId: row.id, reference: row.reference, serviceName: row.service_name },
      ...{ startsAt: toIndiaIso(row.starts_at), pricePaise: row.price_paise, ...one },
    })),
    changedCount: changed.length,
  });
}

const PARTS = ['feePaise', 'refundPaise', 'duePaise', 'goodwillPaise'] as const;

const differenceOf = (one: Shares, other: Shares): number =>
  PARTS.reduce((sum, part) => sum + Math.abs(one[part] - other[part]), 0);

const sumOf = (all: readonly Shares[]): Shares => {
  const of = (part: (typeof PARTS)[number]) => all.reduce((sum, one) => sum + one[part], 0);
  return {
    ...{ feePaise: of('feePaise'), refundPaise: of('refundPaise') },
    ...{ duePaise: of('duePaise'), goodwillPaise: of('goodwillPaise') },
  };
};

/** Nothing for one day of several, whose money lies with the others, and for money that waits for a case. */
function endedOf(row: Row): EndedBooking | undefined {
  const kind = KIND_OF[row.event];
  const { from, heldForCase = false, countedPaise = 0 } = row.data;
  if (!kind || from === undefined || heldForCase) return undefined;
  const { feePaise = 0, refundPaise = 0, duePaise = 0, goodwillPaise = 0 } = row.data;
  return {
    kind,
    at: row.at,
    // The state of before the end, by which the fee was found.
    booking: { ...toBooking(row), status: from },
    was: { feePaise, refundPaise, duePaise, goodwillPaise },
    countedPaise,
  };
}

type Row = BookingRow & {
  event: string;
  at: Instant;
  data: Partial<Shares> & {
    readonly from?: BookingStatus;
    readonly heldForCase?: boolean;
    readonly countedPaise?: number;
  };
};

/** The switch that held for its promised start as far as was known then: one may have been begun, or ended early, since. */
const SUSPENSION_THEN = `(select jsonb_build_object('kind', z.kind, 'untilAt', known.until_at, 'message', z.message)
    from zone_switches z cross join lateral (select (k.data ->> 'untilAt')::bigint as until_at from events k
      where k.subject = z.id and k.at <= e.at and k.type in ('ZoneStarted', 'ZoneExtended', 'ZoneEnded')
      order by k.id desc limit 1) known
    where z.from_at <= b.starts_at and known.until_at > extract(epoch from b.starts_at) * 1000
      and b.address ->> 'pincode' = any (z.pincodes)
    order by known.until_at desc, z.id limit 1)`;

const selectEnded = statement<[from: Date, until: Date, most: number], Row>({
  name: 'view-policy-trial',
  text: `select b.*, ${SUSPENSION_THEN} as suspension, e.type as event, e.at, e.data from bookings b join events e on e.subject = b.id
      and e.type in ('BookingCancelled', 'BookingCalledOff', 'KarigarNoShow', 'CustomerNoShow',
        'VisitCancelled', 'VisitCalledOff', 'VisitKarigarNoShow', 'VisitCustomerNoShow')
    where b.starts_at >= $1 and b.starts_at < $2 order by e.id limit $3`,
});
