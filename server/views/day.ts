import { PHASES } from '#contract/booking-phases.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readDay as contract } from '#contract/ops/read-day.ts';
import { policy } from '#contract/policy.ts';
import type { SlotGrid } from '#contract/slots.ts';
import { DAY, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { DaySchedule } from '#server/modules/availability/openings.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

type Day = OutputOf<typeof contract>;
type Visits = Day['visits'];
type Service = Day['services'][number];
export type Roster = NonNullable<Day['roster']>;

/** A visit as one Karigar holds time for it. */
export type HeldVisit = { [Name in Exclude<keyof Visits, 'service'>]: Visits[Name][number] } & {
  readonly service: Service;
};

export type DayNow = {
  readonly visits: readonly HeldVisit[];
  readonly counts: Omit<Day['counts'], 'onDuty'>;
  readonly grids: Day['grids'];
};

/** Everything of a day but who works on it. */
export async function readDayNow(db: Database, date: LocalDate): Promise<DayNow> {
  const midnight = instantInIndia(date, 0);
  const range = [new Date(midnight), new Date(midnight + DAY)] as const;
  const [visits, counts, refused, cities] = await Promise.all([
    selectVisits.run(db, range),
    selectCounts.first(db, [...range, policy.onTimeMinutes]),
    selectRefused.first(db, [date]),
    selectGrids.run(db, []),
  ]);
  return {
    visits: visits.map(({ serviceId: id, serviceName: name, category, ...visit }) => ({
      ...visit,
      service: { id, name, category },
    })),
    counts: { ...(counts ?? NOTHING), refused: refused?.requests ?? 0 },
    grids: Object.fromEntries(cities.map(({ city, ...grid }) => [city, grid])),
  };
}

const NOTHING = { booked: 0, underWay: 0, arrived: 0, onTime: 0, atRisk: 0, nobodyYet: 0 };

/** Differs whenever anything of any day may do: whatever happens to a booking or a Karigar writes an event. */
export async function lastChange(db: Database, date: LocalDate): Promise<string> {
  const found = await selectLastChange.first(db, [date]);
  return found?.mark ?? '';
}

/** The hours of each Karigar come from the day's own board, which every sale and every round of offers stands on. */
export async function readRoster(
  db: Database,
  { roster, dutiesOf }: Pick<DaySchedule, 'roster' | 'dutiesOf'>,
): Promise<Roster> {
  const known = new Map((await selectNames.run(db, [])).map((one) => [one.id, one]));
  const { karigars } = roster;
  const skills = distinct(karigars.map((one) => [...one.skills]));
  const duties = distinct(
    karigars.map((one) =>
      dutiesOf(one).map(({ fromMinute, untilMinute }) => ({
        from: fromMinute,
        until: untilMinute,
      })),
    ),
  );
  return {
    karigars: {
      id: karigars.map(({ id }) => id),
      name: karigars.map(({ id }) => known.get(id)?.name ?? ''),
      homePincode: karigars.map(({ id }) => known.get(id)?.homePincode ?? ''),
      skills: skills.indexes,
      duties: duties.indexes,
      answers: karigars.map(({ answers }) => answers),
    },
    skills: skills.values,
    duties: duties.values,
  };
}

function distinct<Value>(all: readonly Value[]): { values: Value[]; indexes: number[] } {
  const known = new Map<string, number>();
  const values: Value[] = [];
  const indexes = all.map((value) => {
    const text = JSON.stringify(value);
    const at = known.get(text) ?? values.push(value) - 1;
    known.set(text, at);
    return at;
  });
  return { values, indexes };
}

type PersonRow = { id: number; name: string; homePincode: string };

const selectNames = statement<[], PersonRow>({
  name: 'view-day-names',
  text: 'select id, name, home_pincode as "homePincode" from karigars where active',
});

/** The last of the events, and how many of the newest there are: one that is committed after a younger one is not missed. */
const selectLastChange = statement<[LocalDate], { mark: string }>({
  name: 'view-day-last-change',
  text: `with newest as (select max(id) as id from events)
    select concat_ws(' ', newest.id,
        (select count(*) from events e where e.id > newest.id - 500),
        (select concat(count(*), '.', sum(version)) from inbox_items where closed_at is null),
        (select sum(requests) from refused_requests where day = $1)) as mark
      from newest`,
});

type Range = readonly [from: Date, until: Date];
type VisitRow = Omit<HeldVisit, 'service'> & {
  serviceId: number;
  serviceName: string;
  category: Service['category'];
};

const minutes = (column: string): string => `round(extract(epoch from ${column} - $1) / 60)::int`;

const selectVisits = statement<Range, VisitRow>({
  name: 'view-day-visits',
  text: `select h.booking_id as id, nullif(b.id, h.booking_id) as "bookingId", b.reference, b.service_id as "serviceId",
      b.service_name as "serviceName", b.category, h.pincode, b.status, h.karigar_id as "karigarId",
      coalesce(lead.karigar_id = h.karigar_id, false) as leads, b.days > 1 as "hasOtherDays",
      ${minutes('h.leave_at')} as leaves, ${minutes('h.starts_at')} as starts, ${minutes('h.ends_at')} as ends,
      trouble.kind as trouble
    from holds h
      join visits day on day.id = h.booking_id
      join bookings b on b.id = day.booking_id
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
      count(*) filter (where b.status in ${sqlList(PHASES.underWay)})::int as "underWay",
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

const selectGrids = statement<[], SlotGrid & { city: string }>({
  name: 'view-day-grids',
  text: `select slug as city, slots_first_minute as "firstMinute", slots_step_minutes as "stepMinutes",
      slots_count as count from cities`,
});
