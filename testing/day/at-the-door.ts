import { policy } from '#contract/policy.ts';
import { MINUTE } from '#kernel/time.ts';
import type { Day, Person } from './person.ts';

/** Plays a visit from the Karigar's arrival to the money. */
export function atTheDoor(day: Day, free: (person: Person) => void) {
  const { house, clockwork, nature, booked } = day;
  const { clock } = house;

  return { arrives };

  async function arrives(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    if (!found || person.doing !== bookingId) return;
    // A Karigar who comes earlier waits outside, unless the customer was asked.
    const opensAt = found.startsAt - policy.early.withoutAskingMinutes * MINUTE;
    if (clock.now < opensAt) return clockwork.at(opensAt, () => arrives(person, bookingId));
    const { wish, startsAt } = found;
    await house.arrive(person.worker, wish);
    const { now } = clock;
    if (nature.isOut(wish.visit)) return waitInVain(person, bookingId);
    // Nobody opens long before the hour that was promised.
    const begin = Math.max(now, startsAt - 5 * MINUTE) + nature.isLetIn(wish.visit);
    clockwork.at(begin, async () => {
      if (person.doing !== bookingId) return;
      await house.begin(person.worker, bookingId);
      const planned = wish.durationMinutes * MINUTE;
      const done = clock.now + nature.works(planned, wish.visit);
      clockwork.at(done, () => finish(person, bookingId));
    });
  }

  async function finish(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    if (!found || person.doing !== bookingId) return;
    await house.finish(person.worker, found.wish);
    free(person);
    clockwork.at(clock.now + 40 * MINUTE, () => house.acceptWork(found.wish));
  }

  async function waitInVain(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    if (!found) return;
    const { worker } = person;
    const from = Math.max(clock.now, found.startsAt);
    const wait =
      policy.noShow.waitMinutes[
        found.wish.service.category as keyof typeof policy.noShow.waitMinutes
      ];
    for (const minutes of [5, wait]) {
      clockwork.at(from + minutes * MINUTE, async () => {
        if (person.doing === bookingId) await house.tryContact(worker, bookingId);
      });
    }
    clockwork.at(from + (wait + 1) * MINUTE, async () => {
      if (person.doing !== bookingId) return;
      await house.reportNobodyHome(worker, bookingId);
      free(person);
    });
  }
}
