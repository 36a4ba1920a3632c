import {
  DAY,
  dateInIndia,
  HOUR,
  type Instant,
  instantInIndia,
  MINUTE,
  minuteOfDayInIndia,
} from '#kernel/time.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import { atTheDoor } from './at-the-door.ts';
import type { Wish } from './demand.ts';
import { minutesEarly } from './leaving-early.ts';
import type { Day, Person } from './person.ts';

/** Karigars hear what the server tells them, answer as they are, ride, work, and sometimes do not. */
export function sendKarigars(day: Day): void {
  const { house, clockwork, nature, booked, causes } = day;
  const { clock, places } = house;
  const people = new Map<number, Person>(
    house.workers.map((worker) => [
      worker.id,
      {
        worker,
        place: worker.homePincode,
        doing: null,
        brokenUntil: 0,
        mine: new Set<string>(),
        reminded: new Set<string>(),
        unheard: new Set<string>(),
      },
    ]),
  );
  const rung = new Map<string, number>();
  const audience = atTheDoor(day, free);
  clockwork.onEvent(hear);
  for (const person of people.values()) {
    const { index } = person.worker;
    const at = day.from + Math.floor((DAY * nature.fallsIllAt(index)) / MINUTE) * MINUTE;
    if (nature.fallsIll(index)) clockwork.at(at, () => fallIll(person));
  }

  async function hear({ type, subject, data }: DomainEvent): Promise<void> {
    if (type === 'VisitOffered') return offered(subject, data);
    if (type === 'TimeToLeave') return rings(people.get(Number(data.karigarId)), subject);
    if (type === 'KarigarAssigned' || type === 'KarigarReplaced' || type === 'LeaderChanged') {
      loses(people.get(Number(data.formerKarigarId)), subject);
      causes.given(subject, booked.get(subject)?.startsAt ?? 0, clock.now);
      const person = people.get(Number(data.karigarId));
      if (person && data.why === 'committed') hearsOfBeingSent(person, subject);
      if (person) takes(person, subject);
      return;
    }
    if (type === 'NobodyAssignedYet')
      causes.note(subject, 'everybody who could come said no, or is busy');
    if (type === 'KarigarReleased') causes.note(subject, 'gave it back');
    if (ENDS.has(type)) {
      for (const person of people.values()) loses(person, subject);
    }
  }

  async function offered(bookingId: string, data: DomainEvent['data']): Promise<void> {
    const open = await house.openOffers(bookingId);
    for (const karigarId of data.karigarIds as number[]) {
      const offer = open.find((one) => one.karigarId === karigarId);
      const person = people.get(karigarId);
      const wish = booked.get(bookingId)?.wish;
      if (!offer || !person || !wish) continue;
      const { index } = person.worker;
      const stays = offer.beyondMinutes === 0 || nature.staysBeyondHours(index, wish.visit);
      const answer = stays ? nature.answers(index, wish.visit) : 'decline';
      if (answer === 'ignore') continue;
      const after = nature.answersAfter(offer.urgent, index, wish.visit);
      clockwork.at(awake(clock.now + after), async () => {
        const stuck = person.brokenUntil > clock.now;
        if (answer === 'decline' || stuck) await house.decline(offer.id, person.worker);
        else await house.accept(offer.id, person.worker);
      });
    }
  }

  /** Sent unasked: some cannot, and give it back; some hear of it only when their telephone rings at the hour to leave. */
  function hearsOfBeingSent(person: Person, bookingId: string): void {
    const found = booked.get(bookingId);
    if (!found) return;
    const { index } = person.worker;
    const { visit } = found.wish;
    const isSoon = found.startsAt - clock.now < 3 * HOUR;
    if (isSoon && nature.answers(index, visit) === 'ignore') person.unheard.add(bookingId);
    else if (nature.cannotWhenSent(index, visit) || person.brokenUntil > clock.now) {
      const after = nature.answersAfter(isSoon, index, visit);
      clockwork.at(awake(clock.now + after), async () => {
        if (!person.mine.has(bookingId) || person.doing === bookingId) return;
        await house.release(person.worker, bookingId);
      });
    }
  }

  function takes(person: Person, bookingId: string): void {
    const found = booked.get(bookingId);
    if (!found) return;
    person.mine.add(bookingId);
    const { visit } = found.wish;
    const { index } = person.worker;
    const { now } = clock;
    if (nature.releases(index, visit) && found.startsAt - now > 60 * MINUTE) {
      const until = found.startsAt - 45 * MINUTE - now;
      const whole = Math.floor((until * nature.releasesAt(index, visit)) / MINUTE) * MINUTE;
      clockwork.at(now + whole, async () => {
        if (!person.mine.has(bookingId) || person.doing === bookingId) return;
        await house.release(person.worker, bookingId);
      });
    }
    plan(person);
  }

  /** Sets out for the next visit when it is time, or as soon as they can. */
  function plan(person: Person): void {
    for (const bookingId of person.mine) {
      const found = booked.get(bookingId);
      if (!found) continue;
      const early = nature.setsOutEarly(person.worker.index, found.wish.visit);
      const slowest = places.minutesBetween(person.place, found.wish.pincode);
      const when = found.startsAt - (slowest + minutesEarly(slowest)) * MINUTE - early;
      clockwork.at(when, () => leave(person, bookingId));
    }
  }

  /** A Karigar who has forgotten it and hears the telephone leaves some minutes later. */
  function rings(person: Person | undefined, bookingId: string): void {
    const visit = booked.get(bookingId)?.wish.visit;
    if (!person || visit === undefined) return;
    const { index } = person.worker;
    const ring = rung.get(bookingId) ?? 0;
    rung.set(bookingId, ring + 1);
    const waits = person.unheard.has(bookingId) || nature.forgets(index, visit);
    if (!waits || !nature.hearsRing(index, visit, ring)) return;
    const after = nature.answersAfter(true, index, visit);
    clockwork.at(clock.now + after, async () => {
      person.reminded.add(bookingId);
      await leave(person, bookingId);
    });
  }

  async function leave(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    const { now } = clock;
    if (!found || !person.mine.has(bookingId)) return;
    if (person.doing !== null) {
      if (person.doing !== bookingId) causes.note(bookingId, 'the visit before overran');
      return;
    }
    const { reminded, unheard } = person;
    const knows = !unheard.has(bookingId) && !nature.forgets(person.worker.index, found.wish.visit);
    if (!knows && !reminded.has(bookingId)) return causes.note(bookingId, 'forgot to set out');
    const { wish } = found;
    const slowest = places.minutesBetween(person.place, wish.pincode);
    // The journey may be short enough to leave later.
    if (now < found.startsAt - (slowest + minutesEarly(slowest) + 15) * MINUTE) return plan(person);
    if (!(await house.setOut(person.worker, bookingId))) return;
    person.doing = bookingId;
    const { index } = person.worker;
    const way = nature.rides(slowest, now, index, wish);
    reportWhile(person, wish, way);
    if (nature.breaksDown(index, wish.visit)) {
      const share = nature.breaksDownAt(index, wish.visit);
      clockwork.at(now + Math.floor(way * share), async () => {
        if (person.doing !== bookingId) return;
        causes.note(bookingId, 'broke down on the way');
        day.driven.km += kilometresOf(slowest) * share;
        person.brokenUntil = Math.max(person.brokenUntil, clock.now + nature.isRepairedAfter());
        person.place = person.worker.homePincode;
        await house.breakOff(person.worker, bookingId);
      });
      return;
    }
    clockwork.at(now + way, async () => {
      if (person.doing !== bookingId) return;
      day.driven.km += kilometresOf(slowest);
      if (way > slowest * MINUTE) causes.note(bookingId, 'the road was slower than usual');
      person.place = wish.pincode;
      await audience.arrives(person, bookingId);
    });
  }

  /** Every few minutes, while they ride, their telephone says where they are, along the straight line. */
  function reportWhile(person: Person, wish: Wish, way: number): void {
    if (!nature.hasSignal(person.worker.index, wish.visit)) return;
    const [from, to] = [person.place, wish.pincode].map((one) => places.pincodes.get(one));
    const { now } = clock;
    if (!from || !to) return;
    for (let after = REPORTED_EVERY; after < way; after += REPORTED_EVERY) {
      const share = after / way;
      clockwork.at(now + after, async () => {
        if (person.doing !== wish.bookingId || person.brokenUntil > clock.now) return;
        await house.report(person.worker, wish, {
          latitude: from.latitude + share * (to.latitude - from.latitude),
          longitude: from.longitude + share * (to.longitude - from.longitude),
        });
      });
    }
  }

  /** They give back what is left, and take nothing more that day. */
  async function fallIll(person: Person): Promise<void> {
    person.brokenUntil = clock.now + DAY;
    for (const bookingId of [...person.mine]) {
      if (person.doing === bookingId) continue;
      causes.note(bookingId, 'gave it back');
      await house.release(person.worker, bookingId);
    }
  }

  /** The visit is no longer theirs, whatever they were doing for it. */
  function loses(person: Person | undefined, bookingId: string): void {
    if (!person) return;
    person.mine.delete(bookingId);
    if (person.doing === bookingId) free(person);
  }

  function free(person: Person): void {
    if (person.doing !== null) person.mine.delete(person.doing);
    person.doing = null;
    plan(person);
  }
}

const REPORTED_EVERY = 3 * MINUTE;

const ENDS: ReadonlySet<string> = new Set([
  'BookingCancelled',
  'BookingCalledOff',
  'BookingExpired',
  'KarigarReleased',
  'VisitBrokenOff',
  'KarigarNoShow',
]);

/** Nobody answers at night. */
function awake(at: Instant): Instant {
  const minute = minuteOfDayInIndia(at);
  if (minute >= 6 * 60 + 30 && minute < 23 * 60) return at;
  const morning = instantInIndia(dateInIndia(at), 6 * 60 + 30 + (minute >= 23 * 60 ? 1440 : 0));
  return morning + (at % (30 * MINUTE));
}
