import type { OutputOf } from '#contract/operation.ts';
import type { readDay as contract } from '#contract/ops/read-day.ts';
import { policy } from '#contract/policy.ts';
import type { SlotGrid } from '#contract/slots.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { DAY, type Instant, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import type { DaySchedule } from '#server/modules/availability/openings.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Day = OutputOf<typeof contract>;

/** The whole city on one day; who works when comes from the day's own board, which every sale and every round of offers stands on. */
export async function readDay(
  db: Database,
  board: Pick<DaySchedule, 'roster' | 'dutiesOf'>,
  date: LocalDate,
): Promise<Day> {
  const midnight = instantInIndia(date, 0);
  const range = [new Date(midnight), new Date(midnight + DAY)] as const;
  const [names, visits, counts, refused, areas, cities] = await Promise.all([
    selectNames.run(db, []),
    selectVisits.run(db, range),
    selectCounts.first(db, [...range, policy.onTimeMinutes]),
    selectRefused.first(db, [date]),
    selectAreas.run(db, []),
    selectGrids.run(db, []),
  ]);
  const karigars = karigarsOf(board, names);
  const occurring = new Set([
    ...karigars.map(({ homePincode }) => homePincode),
    ...visits.map(({ pincode }) => pincode),
  ]);
  return {
    date,
    karigars,
    visits: visits.map(({ leaveAt, startsAt, endsAt, ...one }) => ({
      ...one,
      leaves: minutesAfter(midnight, leaveAt),
      starts: minutesAfter(midnight, startsAt),
      ends: minutesAfter(midnight, endsAt),
    })),
    grids: Object.fromEntries(cities.map(({ city, ...grid }) => [city, grid])),
    areas: Object.fromEntries(
      areas
        .filter(({ pincode }) => occurring.has(pincode))
        .map((one) => [one.pincode, inEveryLanguage(one.names)]),
    ),
    counts: {
      ...(counts ?? NOTHING),
      refused: refused?.requests ?? 0,
      onDuty: karigars.filter(({ duties }) => duties.length > 0).length,
    },
  };
}

const NOTHING = { booked: 0, underWay: 0, arrived: 0, onTime: 0, atRisk: 0, nobodyYet: 0 };

const minutesAfter = (midnight: Instant, at: Instant): number =>
  Math.round((at - midnight) / MINUTE);

function karigarsOf(
  { roster, dutiesOf }: Pick<DaySchedule, 'roster' | 'dutiesOf'>,
  people: readonly PersonRow[],
): Day['karigars'] {
  const known = new Map(people.map((one) => [one.id, one]));
  return roster.karigars.map((one) => ({
    id: one.id,
    name: known.get(one.id)?.name ?? '',
    homePincode: known.get(one.id)?.homePincode ?? '',
    serviceIds: [...one.skills],
    duties: dutiesOf(one).map(({ fromMinute, untilMinute }) => {
      return { from: fromMinute, until: untilMinute };
    }),
    answers: one.answers,
  }));
}

type PersonRow = { id: number; name: string; homePincode: string };

const selectNames = statement<[], PersonRow>({
  name: 'view-day-names',
  text: 'select id, name, home_pincode as "homePincode" from karigars where active',
});

type Range = readonly [from: Date, until: Date];
type VisitRow = Omit<Day['visits'][number], 'leaves' | 'starts' | 'ends'> & {
  leaveAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
};

const selectVisits = statement<Range, VisitRow>({
  name: 'view-day-visits',
  text: `select h.booking_id as id, b.id as "bookingId", b.reference, b.service_id as "serviceId",
      b.service_name as "serviceName", b.category, h.pincode, p.city, b.status, h.karigar_id as "karigarId",
      coalesce(lead.karigar_id = h.karigar_id, false) as leads,
      h.leave_at as "leaveAt", h.starts_at as "startsAt", h.ends_at as "endsAt", trouble.kind as trouble
    from holds h
      join visits day on day.id = h.booking_id
      join bookings b on b.id = day.booking_id
      join pincodes p on p.pincode = h.pincode
      left join visits lead on lead.id = b.id
      left join (select distinct on (booking_id) booking_id, kind from inbox_items
        where closed_at is null and booking_id is not null order by booking_id, harm_at) trouble on trouble.booking_id = b.id
    where h.starts_at >= $1 and h.starts_at < $2
    order by h.starts_at, h.booking_id, h.karigar_id`,
});

/** On time as it is promised in public. */
const selectCounts = statement<[...Range, number], Omit<Day['counts'], 'refused' | 'onDuty'>>({
  name: 'view-day-counts',
  text: `select count(*) filter (where b.status not in ('cancelled', 'expired'))::int as booked,
      count(*) filter (where b.status in ('dispatched', 'arrived', 'in_progress'))::int as "underWay",
      count(b.arrived_at)::int as arrived,
      count(*) filter (where is_on_time(b.starts_at, b.arrived_at, $3))::int as "onTime",
      count(*) filter (where exists (select from inbox_items i
        where i.booking_id = b.id and i.closed_at is null))::int as "atRisk",
      count(*) filter (where b.status = 'pending')::int as "nobodyYet"
    from bookings b where b.starts_at >= $1 and b.starts_at < $2`,
});

const selectRefused = statement<[LocalDate], { requests: number }>({
  name: 'view-day-refused',
  text: 'select coalesce(sum(requests), 0)::int as requests from refused_requests where day = $1',
});

const selectAreas = statement<[], { pincode: string; names: Partial<ByLanguage<string>> }>({
  name: 'view-day-areas',
  text: 'select pincode, names from pincodes where served',
});

const selectGrids = statement<[], SlotGrid & { city: string }>({
  name: 'view-day-grids',
  text: `select slug as city, slots_first_minute as "firstMinute", slots_step_minutes as "stepMinutes",
      slots_count as count from cities`,
});
