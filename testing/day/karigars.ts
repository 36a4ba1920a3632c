import { newId } from '#kernel/ids.ts';
import {
  dateInIndia,
  type Instant,
  instantInIndia,
  MINUTE,
  minuteOfDayInIndia,
} from '#kernel/time.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { declineOffer } from '#server/flows/dispatch/decline-offer.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import { atTheDoor } from './at-the-door.ts';
import type { Act, Day, Person } from './person.ts';

/** Karigars hear what the server tells them, answer as they are, ride, work, and sometimes do not. */
export function sendKarigars(day: Day): void {
  const { city, clockwork, nature, booked, causes } = day;
  const people = new Map<number, Person>(
    city.workers.map((worker) => [
      worker.id,
      {
        worker,
        place: worker.homePincode,
        doing: null,
        brokenUntil: 0,
        mine: new Set<string>(),
        reminded: new Set<string>(),
      },
    ]),
  );
  const rung = new Map<string, number>();
  const act: Act = ({ worker }, bookingId) => ({
    ...{ userId: worker.userId, bookingId, actionId: newId(), happenedAt: city.clock.now },
  });
  const audience = atTheDoor(day, act, free);
  clockwork.onEvent(hear);

  async function hear({ type, subject, data }: DomainEvent): Promise<void> {
    if (type === 'VisitOffered') return offered(subject, data);
    if (type === 'TimeToLeave') return rings(people.get(Number(data.karigarId)), subject);
    if (type === 'KarigarAssigned' || type === 'KarigarReplaced') {
      loses(people.get(Number(data.formerKarigarId)), subject);
      causes.given(subject, booked.get(subject)?.startsAt ?? 0, city.clock.now);
      const person = people.get(Number(data.karigarId));
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
    const open = await listOffers(city.pool, bookingId);
    for (const karigarId of data.karigarIds as number[]) {
      const offer = open.find((one) => one.karigarId === karigarId && one.state === 'open');
      const person = people.get(karigarId);
      const wish = booked.get(bookingId)?.wish;
      if (!offer || !person || !wish) continue;
      const { index } = person.worker;
      const stays = offer.beyondMinutes === 0 || nature.staysBeyondHours(index, wish.visit);
      const answer = stays ? nature.answers(index, wish.visit) : 'decline';
      if (answer === 'ignore') continue;
      const after = nature.answersAfter(offer.urgent, index, wish.visit);
      clockwork.at(awake(city.clock.now + after), async () => {
        const { id } = offer;
        const { userId } = person.worker;
        const stuck = person.brokenUntil > city.clock.now;
        if (answer === 'decline' || stuck) await declineOffer(city.app, { id, userId });
        else await acceptOffer(city.app, { id, userId });
      });
    }
  }

  function takes(person: Person, bookingId: string): void {
    const found = booked.get(bookingId);
    if (!found) return;
    person.mine.add(bookingId);
    const { visit } = found.wish;
    const { index } = person.worker;
    const { now } = city.clock;
    if (nature.releases(index, visit) && found.startsAt - now > 60 * MINUTE) {
      const until = found.startsAt - 45 * MINUTE - now;
      const whole = Math.floor((until * nature.releasesAt(index, visit)) / MINUTE) * MINUTE;
      clockwork.at(now + whole, async () => {
        if (!person.mine.has(bookingId) || person.doing === bookingId) return;
        await releaseVisit(city.app, { ...act(person, bookingId), reason: 'sick' });
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
      const slowest = city.places.minutesBetween(person.place, found.wish.pincode);
      const when = found.startsAt - slowest * MINUTE - early;
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
    if (!nature.forgets(index, visit) || !nature.hearsRing(index, visit, ring)) return;
    const after = nature.answersAfter(true, index, visit);
    clockwork.at(city.clock.now + after, async () => {
      person.reminded.add(bookingId);
      await leave(person, bookingId);
    });
  }

  async function leave(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    const { now } = city.clock;
    if (!found || !person.mine.has(bookingId)) return;
    if (person.doing !== null) {
      if (person.doing !== bookingId) causes.note(bookingId, 'the visit before overran');
      return;
    }
    const { reminded } = person;
    if (nature.forgets(person.worker.index, found.wish.visit) && !reminded.has(bookingId))
      return causes.note(bookingId, 'forgot to set out');
    const { wish } = found;
    const slowest = city.places.minutesBetween(person.place, wish.pincode);
    // The journey may be short enough to leave later.
    if (now < found.startsAt - (slowest + 15) * MINUTE) return plan(person);
    const outcome = await dispatchVisit(city.app, act(person, bookingId));
    if (!outcome.ok) return;
    person.doing = bookingId;
    const { index } = person.worker;
    const way = nature.rides(slowest, now, index, wish.visit);
    if (nature.breaksDown(index, wish.visit)) {
      const share = nature.breaksDownAt(index, wish.visit);
      clockwork.at(now + Math.floor(way * share), async () => {
        if (person.doing !== bookingId) return;
        causes.note(bookingId, 'broke down on the way');
        day.driven.km += kilometresOf(slowest) * share;
        person.brokenUntil = city.clock.now + nature.isRepairedAfter();
        person.place = person.worker.homePincode;
        await breakOffVisit(city.app, { ...act(person, bookingId), reason: 'vehicle' });
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
