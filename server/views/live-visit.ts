import { isBeforeArrival, isComing, isFinished, isJudged } from '#contract/booking-phases.ts';
import { checklistOf } from '#contract/catalogue/known.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import type { ArrivalWindow } from '#contract/live.ts';
import { policy } from '#contract/policy.ts';
import type { ProblemView } from '#contract/visit.ts';
import { DAY, dateInIndia, HOUR, type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type OnTheWay, quoteArrival } from '#server/modules/visit/arrival.ts';
import { crewCodeName } from '#server/modules/visit/crew-code.ts';
import { doorFrom } from '#server/modules/visit/early.ts';
import { nearestCentre, roadKmBetween } from '#server/modules/visit/road.ts';
import type { Spot } from '#server/modules/visit/spot.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { codeFor, type Keys } from '#server/platform/secrets/keys.ts';
import { attendanceNow, isOnTheWay, visitOfCrewCode } from './attendance.ts';
import { karigarPortrait } from './karigar-portrait.ts';
import { dayOf } from './later-days.ts';
import { visitActions } from './live-visit-actions.ts';
import { type LiveVisitRow, selectLiveVisit } from './live-visit-row.ts';
import { readProblem } from './problem.ts';
import { saidTo } from './said.ts';
import { openStartCode } from './start-code.ts';
import { readVisitParts, type VisitParts } from './visit-parts.ts';

export type LiveVisitFacts = {
  readonly places: Places;
  readonly keys: Keys;
  readonly now: Instant;
};

/** The visit of one's own booking; nothing when the booking is somebody else's. */
export async function readLiveVisit(
  db: Database,
  userId: string,
  bookingId: string,
  facts: LiveVisitFacts,
): Promise<LiveVisit | undefined> {
  const blindSince = new Date(facts.now - policy.rating.blindDays * DAY);
  const row = await selectLiveVisit.first(db, [userId, bookingId, blindSince]);
  if (!row) return undefined;
  // While the Karigar is on the way nothing has been done or owed yet, and this is read most often.
  const parts = isBeforeArrival(row.status)
    ? undefined
    : await readVisitParts(db, bookingId, 'customer', facts.now);
  const problem = isJudged(row.status) ? await readProblem(db, bookingId) : undefined;
  return viewOf(row, { parts, problem }, facts);
}

function viewOf(
  row: LiveVisitRow,
  {
    parts,
    problem,
  }: { readonly parts: VisitParts | undefined; readonly problem: ProblemView | undefined },
  facts: LiveVisitFacts,
): LiveVisit {
  const { places, now } = facts;
  const booking = toBooking(row);
  const home = places.centres.find(({ pincode }) => pincode === booking.address.pincode);
  const position = positionOf(row, home, places);
  const seen = asOfDay(row, now);
  return {
    id: row.id,
    status: seen.status,
    promisedAt: toIndiaIso(seen.starts_at),
    karigar: cardOf(row, facts),
    replaced: row.replaced && row.status !== 'completed',
    dispatchedAt: isoOf(seen.set_out_at),
    arrivedAt: isoOf(seen.arrived_at),
    startedAt: isoOf(row.started_at),
    finishedAt: isoOf(row.finished_at),
    startCode: startCodeOf(seen, facts.keys),
    arrival: arrivalOf({ ...seen, day: seen.day_id ?? seen.id }, position, now),
    early: earlyOf(seen, now),
    position: shownTo(
      'customer',
      'karigar.position',
      position && {
        ...position,
        at: toIndiaIso(position.at),
        minutesOld: Math.floor((now - position.at) / MINUTE),
      },
    ),
    home: home
      ? { latitude: home.latitude, longitude: home.longitude, place: { ...home.name } }
      : null,
    said: row.said.map(saidTo('customer')),
    checklist: checklistOf(row.category, parts?.ticked ?? []),
    photos: parts?.photos ?? [],
    estimates: parts?.estimates ?? [],
    bill: parts?.bill ?? null,
    visits: (row.took_place ?? []).map(({ position, startsAt }) => ({
      ...{ position, date: dateInIndia(startsAt) },
    })),
    problem: problem ?? null,
    ratings: parts?.ratings ?? { mayRate: false, mine: null, theirs: null },
    shares: row.shares.map(({ id, sharedAt }) => ({ id, sharedAt: toIndiaIso(sharedAt) })),
    actions: visitActions(booking, seen, parts, now),
  };
}

/**
 * Until a Karigar is at its door, a later day of an event is seen as a visit of its own: on the way, with a code. The
 * booking, whose work goes on, decides what may be done.
 */
function asOfDay(row: LiveVisitRow, now: Instant): LiveVisitRow {
  const day = dayOf(row, now);
  if (!day) return row;
  const { startsAt: starts_at, dispatchedAt: set_out_at } = day;
  // Nobody comes yet to a visit that nobody leads.
  const status = row.karigar_id === null ? 'pending' : day.status;
  const { day_code: start_code, day_tries: start_code_tries } = row;
  const day_id = day.id;
  return {
    ...{ ...row, status, starts_at, set_out_at, day_id },
    ...{ arrived_at: null, start_code, start_code_tries },
  };
}

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

/** Once the half hour before the promised time has begun, nobody has to answer any more. */
function earlyOf(row: LiveVisitRow, now: Instant): LiveVisit['early'] {
  const { early, starts_at, status } = row;
  if (!early || early.dayId !== (row.day_id ?? row.id)) return null;
  if (!isComing(status) || now >= doorFrom(starts_at, [])) return null;
  return { id: early.id, wantsAt: toIndiaIso(early.wantsAt) };
}

/** A few voices are no reputation. */
const LEAST_RATINGS = 3;

function cardOf(row: LiveVisitRow, facts: LiveVisitFacts): LiveVisit['karigar'] {
  const { id, status, karigar } = row;
  const { now } = facts;
  if (!karigar) return null;
  const { name, portrait, active, identity, skills, average, ratings, visits } = karigar;
  const { favourite, words, companions, since, police, languages } = karigar;
  const verified = active && identity !== null && !hasRunOut(identity.until, now);
  const members = membersOf(row, karigar.members, facts);
  const face = status === 'completed' ? null : shownTo('customer', 'karigar.portrait', portrait);
  return {
    name: shownTo('customer', 'karigar.name', name),
    picture: face && karigarPortrait(id, face),
    verified,
    ...(verified && { checkedOn: identity.checkedOn }),
    ...(police && !hasRunOut(police.until, now) && { policeCheckedOn: police.checkedOn }),
    ...(languages[0] !== undefined && { speaks: languages[0], languages }),
    ...(since !== null && { since: dateInIndia(since) }),
    skills,
    rating: average !== null && ratings >= LEAST_RATINGS ? { average, count: ratings } : null,
    visitsDone: visits,
    ...(average !== null && ratings >= LEAST_RATINGS && { words }),
    ...(isFinished(status) && { favourite }),
    companions,
    crew: members.map(({ name }) => name),
    members,
  };
}

/** The rest of the crew: how far each is, and the digits of those who have not shown that they are at the door. */
function membersOf(
  row: LiveVisitRow,
  members: readonly { readonly id: number; readonly name: string }[],
  { keys, now }: LiveVisitFacts,
) {
  const said = attendanceNow(row, now);
  const onTheWay = isOnTheWay(row, now);
  const visitOf = visitOfCrewCode(row, now);
  return members.map(({ id, name }) => {
    const visitId = visitOf(id);
    const code = visitId && codeFor(keys, crewCodeName(visitId, id));
    return {
      ...{ karigarId: id, name: shownTo('customer', 'karigar.name', name) },
      ...{ attendance: said(id), onTheWay: onTheWay(id) },
      code: shownTo('customer', 'visit.start-code', code),
    };
  });
}

/** The mark goes on the day after the last on which the check holds. */
const hasRunOut = (until: string | null, now: Instant): boolean =>
  stateOfPaper(until, dateInIndia(now)) === 'over';

const startCodeOf = ({ id, day_id, status, start_code: code }: LiveVisitRow, keys: Keys) =>
  shownTo('customer', 'visit.start-code', openStartCode(keys, { day: day_id ?? id, status, code }));

type Home = Places['centres'][number] | undefined;

function positionOf(
  { latitude, longitude, position_at: at }: LiveVisitRow,
  home: Home,
  places: Places,
) {
  if (latitude === null || longitude === null || at === null || !home) return null;
  const here = { latitude, longitude };
  const { name } = places.pincodes.get(nearestCentre(here, places.centres)?.pincode ?? '') ?? home;
  const way = onTheWayTo({ ...here, at }, home.pincode, places);
  return way && { ...here, ...way, place: { ...name } };
}

/** To the middle of a served pincode: the door itself is not on any map. */
export function onTheWayTo(
  { at, ...here }: Spot & { readonly at: Instant },
  pincode: string,
  places: Places,
): OnTheWay | null {
  const home = places.pincodes.get(pincode);
  return home?.served
    ? { at, roadKm: Math.round(roadKmBetween(here, home, places) * 10) / 10 }
    : null;
}

/** Days before, the hour of the booking says enough. */
const NEAR = 12 * HOUR;

export function arrivalOf(
  seen: Pick<LiveVisitRow, 'status' | 'starts_at' | 'set_out_at' | 'journeys'> & {
    /** The booking, or the later day of it. */
    readonly day: string;
  },
  onTheWay: OnTheWay | null,
  now: Instant,
): ArrivalWindow | null {
  const { status, starts_at: promisedAt, set_out_at: dispatchedAt, journeys, day } = seen;
  const planned = journeys?.[day];
  const isNear = status === 'assigned' && promisedAt - now < NEAR;
  if (!isNear && status !== 'dispatched') return null;
  const agreed = planned?.agreedAt ?? null;
  const window = quoteArrival({
    ...{ now, promisedAt, onTheWay: onTheWay ?? undefined },
    journey: planned && { ...planned, dispatchedAt },
    doorFrom: doorFrom(
      promisedAt,
      agreed === null ? [] : [{ id: '', wantsAt: agreed, answer: 'yes' }],
    ),
  });
  return { ...window, from: toIndiaIso(window.from), until: toIndiaIso(window.until) };
}
