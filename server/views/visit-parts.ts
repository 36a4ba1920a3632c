import { type BillView, type EstimateView, type PhotoKind, VISIT_PHOTOS } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { areRatingsSeen, isRatingOpen } from '#server/modules/rating/rating.ts';
import { agreedLines, type BillLine, sumsOf, totalOf } from '#server/modules/visit/bill.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The parts of a visit that both sides see: its bill, extra work, pictures and ratings. */
export type VisitParts = {
  readonly bill: BillView;
  readonly estimates: EstimateView[];
  readonly photos: { id: string; kind: PhotoKind; address: string; takenAt: string }[];
  readonly ratings: {
    mayRate: boolean;
    mine: { stars: number; comment: string } | null;
    theirs: { stars: number; comment: string } | null;
  };
  readonly ticked: string[];
};

/** A booking that has a visit, as its customer or its Karigar reads it. */
export async function readVisitParts(
  db: Database,
  bookingId: string,
  reader: 'customer' | 'karigar',
  now: Instant,
): Promise<VisitParts> {
  const row = await selectParts.first(db, [bookingId]);
  if (!row) throw new Error('There is no such booking');
  const estimates = row.estimates ?? [];
  const lines = row.lines ?? agreedLines(row.price, estimates);
  const ratings = row.ratings ?? [];
  const rated = {
    acceptedAt: row.acceptedAt,
    byCustomer: ratings.some(({ by }) => by === 'customer'),
    byKarigar: ratings.some(({ by }) => by === 'karigar'),
  };
  const mine = ratings.find(({ by }) => by === reader);
  const theirs = ratings.find(({ by }) => by !== reader);
  const totalPaise = totalOf(lines);
  const { paidPaise, dueAllPaise } = moneyOfParts(row, row.parts, now);
  const waits = reader === 'karigar' || row.acceptedAt === null;
  const duePaise = waits ? dueAtEnd(row.parts, sumsOf(lines)) : dueAllPaise;
  return {
    bill: {
      lines,
      ...{ totalPaise, paidPaise, duePaise },
      laterPaise: waits ? Math.max(0, totalPaise - paidPaise - duePaise) : 0,
      payBy: row.payBy,
      partial: row.partial ?? false,
    },
    estimates: estimates.map(({ proposedAt, decidedAt, ...one }) => ({
      ...one,
      proposedAt: toIndiaIso(proposedAt),
      decidedAt: decidedAt === null ? null : toIndiaIso(decidedAt),
    })),
    photos: (row.photos ?? []).map(({ id, kind, takenAt }) => ({
      id,
      kind,
      address: `${VISIT_PHOTOS}/${id}`,
      takenAt: toIndiaIso(takenAt),
    })),
    ratings: {
      mayRate: isRatingOpen(rated, now) && mine === undefined,
      mine: mine ? { stars: mine.stars, comment: mine.comment } : null,
      theirs:
        theirs && areRatingsSeen(rated, now)
          ? { stars: theirs.stars, comment: theirs.comment }
          : null,
    },
    ticked: row.ticked ?? [],
  };
}

type Row = Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'> & {
  price: Paise;
  payBy: BillView['payBy'];
  partial: boolean | null;
  acceptedAt: Instant | null;
  parts: Instalment[];
  lines: BillLine[] | null;
  estimates:
    | (Omit<EstimateView, 'proposedAt' | 'decidedAt'> & {
        proposedAt: Instant;
        decidedAt: Instant | null;
      })[]
    | null;
  photos: { id: string; kind: PhotoKind; takenAt: Instant }[] | null;
  ratings: { by: 'customer' | 'karigar'; stars: number; comment: string }[] | null;
  ticked: string[] | null;
};

const at = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`;

const selectParts = statement<[string], Row>({
  name: 'visit-parts',
  text: `select b.price_paise as price, b.status, b.hold_until as "holdUntil", b.payment_method as "paymentMethod", v.pay_by as "payBy", v.partial, v.accepted_at as "acceptedAt",
    (select jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'amountPaise', i.amount_paise,
        'dueAt', ${at('i.due_at')}, 'paidAt', ${at('i.paid_at')}) order by i.position)
      from instalments i where i.booking_id = b.id and i.waived_at is null) as parts,
    (select jsonb_agg(jsonb_build_object('line', l.line, 'kind', l.kind, 'label', l.label,
        'approvedPaise', l.approved_paise, 'amountPaise', l.amount_paise, 'state', l.state) order by l.line)
      from bill_lines l where l.booking_id = b.id) as lines,
    (select jsonb_agg(jsonb_build_object('id', e.id, 'lines', e.lines, 'totalPaise', e.total_paise, 'state', e.state,
        'proposedAt', ${at('e.proposed_at')}, 'decidedAt', ${at('e.decided_at')}) order by e.proposed_at, e.id)
      from estimates e where e.booking_id = b.id) as estimates,
    (select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'takenAt', ${at('p.taken_at')}) order by p.taken_at)
      from visit_photos p where p.booking_id = b.id) as photos,
    (select jsonb_agg(jsonb_build_object('by', r.rated_by, 'stars', r.stars, 'comment', r.comment))
      from ratings r where r.booking_id = b.id) as ratings,
    (select jsonb_agg(t.item) from checklist_ticks t where t.booking_id = b.id) as ticked
    from bookings b left join visits v on v.id = b.id where b.id = $1`,
});
