import type { OfferView } from '#contract/karigar/offer.ts';
import { DECLINE_UNDONE_SECONDS } from '#contract/karigar/undo-decline.ts';
import { slotLabel } from '#contract/slots.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import type { Paise } from '#kernel/money.ts';
import {
  dateInIndia,
  type Instant,
  MINUTE,
  minuteOfDayInIndia,
  SECOND,
  toIndiaIso,
} from '#kernel/time.ts';
import { floorOf } from '#server/modules/address/floor.ts';
import type { Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import type { BookingRow } from '#server/modules/booking/booking-row.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import type { OfferedJourney, OfferedPay } from '#server/modules/dispatch/offer.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Societies } from '#server/modules/society/society.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { daysOfWork } from './days-of-work.ts';
import { asEnclosure } from './enclosures.ts';

/** The visits that a Karigar may take just now, the most urgent first; also what they declined and may still take back. */
export async function listOpenOffers(
  db: Database,
  userId: string,
  now: Instant,
): Promise<OfferView[]> {
  const declinedAfter = new Date(now - DECLINE_UNDONE_SECONDS * SECOND);
  return (await selectOpen.run(db, [userId, new Date(now), declinedAfter])).map(viewOf);
}

/** One offer of this Karigar's, whatever has become of it. */
export async function readOffer(
  db: Database,
  userId: string,
  offerId: string,
): Promise<OfferView | undefined> {
  const row = await selectOne.first(db, [userId, offerId]);
  return row && viewOf(row);
}

/** The lift of a home, and what is there for those who work, are known when its society is. */
export const withSociety =
  (societies: Societies) =>
  (offer: OfferView): OfferView => {
    const { pincode, society } = offer.area;
    const found = societies.find(pincode, society ?? undefined);
    const known = { lift: found?.lift ?? null, forWorkers: found?.forWorkers ?? null };
    return { ...offer, area: { ...offer.area, ...known } };
  };

type Row = Pick<
  BookingRow,
  | 'service_id'
  | 'service_slug'
  | 'service_name'
  | 'category'
  | 'option_key'
  | 'starts_at'
  | 'ends_at'
  | 'address'
  | 'status'
  | 'hold_until'
  | 'payment_method'
> & {
  id: string;
  booking_id: string;
  round: number;
  state: OfferView['state'];
  leads: boolean;
  urgent: boolean;
  beyond_minutes: number;
  offered_at: Instant;
  expires_at: Instant;
  answered_at: Instant | null;
  pay: OfferedPay;
  journey: OfferedJourney;
  long_way_paise: Paise;
  names: Partial<ByLanguage<string>>;
  team_size: number;
  latitude: number;
  longitude: number;
  start: { latitude: number; longitude: number } | null;
  /** The later days of an event that are still to come with this offer; instants are milliseconds. */
  later_days: { startsAt: Instant; endsAt: Instant }[] | null;
  standing: { average: number; count: number };
  instalments: Instalment[] | null;
  /** Beside the customer's note, pictures first. */
  enclosures: { id: string; seconds: number | null }[];
};

const viewOf = (row: Row): OfferView => ({
  id: row.id,
  bookingId: row.booking_id,
  state: row.state,
  round: row.round,
  urgent: row.urgent,
  beyondMinutes: row.beyond_minutes,
  leads: row.leads,
  offeredAt: toIndiaIso(row.offered_at),
  expiresAt: toIndiaIso(row.expires_at),
  undoUntil: undoUntilOf(row),
  serviceId: row.service_id,
  serviceSlug: row.service_slug,
  serviceName: row.service_name,
  category: row.category,
  option: row.option_key,
  date: dateInIndia(row.starts_at),
  time: slotLabel(minuteOfDayInIndia(row.starts_at)),
  startsAt: toIndiaIso(row.starts_at),
  endsAt: toIndiaIso(row.ends_at),
  durationMinutes: (row.ends_at - row.starts_at) / MINUTE,
  teamSize: row.team_size,
  days: daysOf(row),
  customerStanding: row.standing.count >= FEWEST_RATINGS ? row.standing : null,
  area: {
    ...shownTo('other-karigar', 'customer.address', row.address),
    name: inEveryLanguage(row.names),
    floor: floorOf(row.address.flat),
    lift: null,
    forWorkers: null,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  journey: {
    from: row.journey.from,
    start: row.start,
    minutes: row.journey.minutes,
    kilometres: kilometresOf(row.journey.minutes),
    leaveAt: toIndiaIso(row.journey.leaveAt),
  },
  pay: { ...row.pay, deductions: [...row.pay.deductions] },
  longWay: longWayOf(row),
  cashPaise: row.leads ? cashAtDoor(row) : 0,
  enclosures: (shownTo('other-karigar', 'visit.enclosures', row.enclosures) ?? []).map(asEnclosure),
});

/** One or two would tell who has given them. */
const FEWEST_RATINGS = 3;

const undoUntilOf = ({ state, answered_at }: Row): string | null =>
  state === 'declined' && answered_at !== null
    ? toIndiaIso(answered_at + DECLINE_UNDONE_SECONDS * SECOND)
    : null;

const longWayOf = ({ long_way_paise: amountPaise, journey }: Row): OfferView['longWay'] =>
  amountPaise > 0 ? { kilometres: kilometresOf(journey.minutes), amountPaise } : null;

const cashAtDoor = ({ status, hold_until, payment_method, instalments }: Row): Paise =>
  moneyOfParts(
    { status, holdUntil: hold_until, paymentMethod: payment_method },
    instalments ?? [],
    0,
  ).atDoorPaise;

function daysOf(row: Row): OfferView['days'] {
  const later = keepsTeam(row) ? (row.later_days ?? []) : [];
  const days = [{ startsAt: row.starts_at, endsAt: row.ends_at }, ...later];
  return daysOfWork(days, row.pay.netPaise);
}

const SELECT = `select o.id, o.booking_id, o.round, o.state, o.leads, o.urgent, o.beyond_minutes, o.offered_at, o.expires_at, o.answered_at, o.pay, o.journey, o.long_way_paise,
    b.service_id, b.service_slug, b.service_name, b.category, b.option_key, o.starts_at,
    o.starts_at + (b.ends_at - b.starts_at) as ends_at, b.address,
    p.names, p.latitude, p.longitude,
    (select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) from pincodes s
      where s.pincode = case o.journey ->> 'from' when 'home' then k.home_pincode else
        (select h.pincode from holds h where h.karigar_id = o.karigar_id and h.ends_at <= o.starts_at
          order by h.starts_at desc limit 1) end) as start,
    (select jsonb_agg(jsonb_build_object('startsAt', floor(extract(epoch from d.starts_at) * 1000),
        'endsAt', floor(extract(epoch from d.ends_at) * 1000)) order by d.starts_at)
      from later_visits d where d.booking_id = b.id and d.starts_at > o.starts_at) as later_days,
    (select jsonb_build_object('average', round(avg(r.stars), 1), 'count', count(*))
      from ratings r join bookings rated on rated.id = r.booking_id
      where rated.user_id = b.user_id and r.rated_by = 'karigar') as standing,
    (select count(*)::integer from holds h where h.booking_id = b.id) as team_size,
    (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'seconds', e.seconds) order by e.seconds is not null, e.added_at, e.id), '[]')
      from enclosures e where e.booking_id = b.id and e.place = 'briefing') as enclosures,
    b.status, b.hold_until, b.payment_method,
    (select jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'amountPaise', i.amount_paise,
        'dueAt', floor(extract(epoch from i.due_at) * 1000), 'paidAt', floor(extract(epoch from i.paid_at) * 1000)))
      from instalments i where i.booking_id = b.id and i.waived_at is null) as instalments
  from offers o
  join karigars k on k.id = o.karigar_id
  join bookings b on b.id = o.booking_id
  join pincodes p on p.pincode = b.address ->> 'pincode'
  where k.user_id = $1`;

const selectOpen = statement<[string, Date, declinedAfter: Date], Row>({
  name: 'view-open-offers',
  text: `${SELECT} and k.active and o.expires_at > $2 and (o.state = 'open' or o.state = 'declined' and o.answered_at > $3
      and not exists (select from offers other where other.booking_id = o.booking_id and other.offered_at > o.offered_at
        and other.offered_at >= o.answered_at and not other.urgent))
    order by o.urgent desc, o.starts_at, o.offered_at, o.id`,
});

const selectOne = statement<[string, string], Row>({
  name: 'view-offer',
  text: `${SELECT} and o.id = $2`,
});
