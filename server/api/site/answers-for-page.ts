import type { PageAnswers } from '#contract/customer/page-answers.ts';
import { readBooking as readBookingContract } from '#contract/customer/read-booking.ts';
import type { Instant } from '#kernel/time.ts';
import type { Cookies } from '#server/api/http/cookies.ts';
import { viewOrHint, whoAsks } from '#server/api/session-cookie.ts';
import type { World } from '#server/app-context.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { listBookings, readBooking } from '#server/views/bookings.ts';
import { catalogueReader } from '#server/views/catalogue.ts';
import { listNeeds } from '#server/views/needs.ts';
import { languagesAt } from '#server/views/offered-languages.ts';
import { findLastAddress } from '#server/views/session.ts';
import type { DrawnPage } from './gaps.ts';

type Asking = { readonly page: DrawnPage; readonly id: string | undefined };
type Shown = Omit<PageAnswers, 'session' | 'needs'>;

/**
 * Reads what the app would ask for first, by the address; nothing for whoever is not known, for whom nothing is drawn now, and
 * where there is no such booking: the app says all of that.
 */
export function answersReader(world: World, mayDraw: (uid: string) => boolean) {
  const readCatalogue = catalogueReader(world.facts, world.now);
  return async function answersFor(
    cookies: Cookies,
    asking: Asking,
  ): Promise<PageAnswers | undefined> {
    const now = world.now();
    const asks = await whoAsks(world, cookies, now);
    if (!asks) return undefined;
    const user = toPersonView(asks.person);
    // New terms stand before everything else.
    if (user.termsDue || !mayDraw(user.uid)) return undefined;
    const view = viewOrHint(cookies, asks.session, now);
    const at = { now, paymentProvider: world.paymentProvider };
    const [lastAddress, shown, needs] = await Promise.all([
      findLastAddress(world.pool, user.uid),
      shownAt(asking, user.uid, now),
      listNeeds(world.pool, user.uid, at),
    ]);
    if (!shown) return undefined;
    const languages = await languagesAt(world.facts, lastAddress);
    return { session: { user, lastAddress, ...languages, ...view }, needs, ...shown };
  };

  async function shownAt(
    { page, id }: Asking,
    userId: string,
    now: Instant,
  ): Promise<Shown | undefined> {
    const at = { now, paymentProvider: world.paymentProvider };
    if (page === 'drawn-booking') {
      const input = readBookingContract.input.safeParse({ id });
      if (!input.success) return undefined;
      const found = await readBooking(world.pool, userId, input.data.id, at);
      return found.ok ? { booking: found.value } : undefined;
    }
    const [catalogue, bookings] = await Promise.all([
      page === 'dashboard' ? readCatalogue() : undefined,
      listBookings(world.pool, userId, {}, at),
    ]);
    if (!bookings.ok) return undefined;
    return catalogue ? { catalogue, bookings: bookings.value } : { history: bookings.value };
  }
}
