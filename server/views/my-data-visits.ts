import { ENCLOSURES } from '#contract/enclosure.ts';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import { statement } from '#server/platform/database/statement.ts';

type Line = Record<string, unknown> & { bookingId: string };

const lines = (name: string, text: string) =>
  statement<[userId: string], Line>({ name: `my-data-${name}`, text });

/**
 * The data of a person’s visits beside their bookings: bill, extra work, problems, pictures, and what they said of
 * them.
 */
export const linesOfVisits = {
  bill: lines(
    'bill-lines',
    `select l.booking_id as "bookingId", l.kind, l.label, l.approved_paise as "agreedPaise",
        l.amount_paise as "amountPaise", l.state
      from bill_lines l join bookings b on b.id = l.booking_id where b.user_id = $1 order by l.booking_id, l.line`,
  ),
  extraWork: lines(
    'estimates',
    `select e.booking_id as "bookingId", e.state, e.total_paise as "totalPaise", e.lines, e.proposed_at as "proposedAt",
        e.decided_at as "decidedAt"
      from estimates e join bookings b on b.id = e.booking_id where b.user_id = $1 order by e.proposed_at`,
  ),
  problems: lines(
    'problems',
    `select d.booking_id as "bookingId", d.reason, d.comment, d.opened_at as "openedAt", d.outcome,
        d.refund_paise as "refundPaise", d.answer, d.resolved_at as "resolvedAt"
      from disputes d join bookings b on b.id = d.booking_id where b.user_id = $1
      union all
      select s.booking_id, 'left for safety', '', s.opened_at, null, s.refund_paise, s.answer, s.closed_at
      from safety_cases s join bookings b on b.id = s.booking_id where b.user_id = $1`,
  ),
  photosOfTheVisit: lines(
    'photos',
    `select p.booking_id as "bookingId", p.kind, '${VISIT_PHOTOS}/' || p.id as address, p.taken_at as "takenAt"
      from visit_photos p join bookings b on b.id = p.booking_id where b.user_id = $1
      union all
      select d.booking_id, 'of a problem', '${VISIT_PHOTOS}/' || d.id, d.added_at
      from dispute_photos d join bookings b on b.id = d.booking_id where b.user_id = $1 order by 4`,
  ),
  // The Karigar's rating of the customer is shown where both have rated, or nobody may any more.
  ratings: lines(
    'ratings',
    `select r.booking_id as "bookingId", r.stars, r.words, r.comment, r.rated_at as "ratedAt"
      from ratings r join bookings b on b.id = r.booking_id where b.user_id = $1 and r.rated_by = 'customer'`,
  ),
  sentences: lines(
    'sentences',
    `select s.booking_id as "bookingId", s.said_by as "by", s.sentence, s.said_at as at
      from visit_sentences s join bookings b on b.id = s.booking_id where b.user_id = $1 order by s.said_at`,
  ),
  briefing: lines(
    'briefings',
    `select t.booking_id as "bookingId", t.work, t.access, t.at_home as "atHome", t.at_home_mobile as "atHomeMobile",
        t.tell_at_gate as "tellAtGate", t.latitude, t.longitude, t.written_at as "writtenAt"
      from briefings t join bookings b on b.id = t.booking_id where b.user_id = $1 order by t.written_at`,
  ),
  besideWords: lines(
    'enclosures',
    `select e.booking_id as "bookingId", e.said_by as "by", e.seconds as "secondsOfVoice",
        '${ENCLOSURES}/' || e.id as address, e.added_at as "addedAt"
      from enclosures e join bookings b on b.id = e.booking_id where b.user_id = $1 and e.place in ('briefing', 'talk') order by e.added_at`,
  ),
  favouriteKarigar: lines(
    'favourites',
    `select f.booking_id as "bookingId", k.name as "askedFirst", f.liked_at as "since"
      from favourites f join karigars k on k.id = f.karigar_id where f.user_id = $1 order by f.liked_at`,
  ),
  // The Karigar of a safety exit does not come again, and their name is their own. A Karigar who refuses is not told of.
  keptApart: lines(
    'partings',
    `select distinct booking_id as "bookingId", 'nobody who came to this visit comes again' as what, parted_at as at
      from partings where user_id = $1 and reason is null`,
  ),
} as const;
