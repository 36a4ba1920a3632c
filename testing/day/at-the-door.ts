import { policy } from '#contract/policy.ts';
import { MINUTE } from '#kernel/time.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { reportCustomerNoShow } from '#server/flows/visit/report-customer-no-show.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import type { Act, Day, Person } from './person.ts';

/** Plays a visit from the Karigar's arrival to the money. */
export function atTheDoor(day: Day, act: Act, free: (person: Person) => void) {
  const { city, clockwork, nature, booked } = day;
  const { app, pool, places } = city;

  return { arrives };

  async function arrives(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    const middle = places.pincodes.get(found?.wish.pincode ?? '');
    if (!found || !middle || person.doing !== bookingId) return;
    // A Karigar who comes earlier waits outside, unless the customer was asked.
    const opensAt = found.startsAt - policy.early.withoutAskingMinutes * MINUTE;
    if (city.clock.now < opensAt) return clockwork.at(opensAt, () => arrives(person, bookingId));
    const { latitude, longitude } = middle;
    const position = { latitude, longitude, accuracyMeters: 40 };
    sure(await arrive(app, { ...act(person, bookingId), position }), 'arrive');
    const { wish, startsAt } = found;
    const { now } = city.clock;
    if (nature.isOut(wish.visit)) return waitInVain(person, bookingId);
    // Nobody opens long before the hour that was promised.
    const begin = Math.max(now, startsAt - 5 * MINUTE) + nature.isLetIn(wish.visit);
    clockwork.at(begin, async () => {
      if (person.doing !== bookingId) return;
      const sealed = (await findVisit(pool, bookingId))?.startCode;
      const code = sealed && unseal<string>(app.keys, sealed, startCodeSeal(bookingId));
      sure(await startWork(app, { ...act(person, bookingId), code: code ?? '' }), 'start');
      const planned = wish.durationMinutes * MINUTE;
      const done = city.clock.now + nature.works(planned, wish.visit);
      clockwork.at(done, () => finish(person, bookingId));
    });
  }

  async function finish(person: Person, bookingId: string): Promise<void> {
    const found = booked.get(bookingId);
    if (!found || person.doing !== bookingId) return;
    const sums = { workPaise: found.wish.pricePaise, laborPaise: 0, partsPaise: 0 };
    const cashPaise = dueAtEnd(await listInstalments(pool, bookingId), sums);
    const paid = { payBy: cashPaise > 0 ? ('cash' as const) : ('nothing' as const), cashPaise };
    sure(await finishWork(app, { ...act(person, bookingId), lines: [], ...paid }), 'finish');
    free(person);
    clockwork.at(city.clock.now + 40 * MINUTE, async () => {
      sure(await acceptWork(app, { bookingId, userId: found.wish.userId }), 'accept');
    });
  }

  async function waitInVain(person: Person, bookingId: string): Promise<void> {
    const { wish, startsAt } = booked.get(bookingId) as {
      wish: { service: { category: 'daily' } };
      startsAt: number;
    };
    const from = Math.max(city.clock.now, startsAt);
    const wait = policy.noShow.waitMinutes[wish.service.category];
    for (const minutes of [5, wait]) {
      clockwork.at(from + minutes * MINUTE, async () => {
        if (person.doing !== bookingId) return;
        sure(await tryContact(app, { ...act(person, bookingId), by: 'bell' }), 'try');
      });
    }
    clockwork.at(from + (wait + 1) * MINUTE, async () => {
      if (person.doing !== bookingId) return;
      sure(await reportCustomerNoShow(app, act(person, bookingId)), 'no-show');
      free(person);
    });
  }
}

/** Every act here is allowed at its moment: a refusal is a finding. */
function sure(
  outcome:
    | { readonly ok: true }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
  what: string,
): void {
  if (!outcome.ok) throw new Error(`Could not ${what}: ${JSON.stringify(outcome.refusal)}`);
}
