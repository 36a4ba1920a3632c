import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { keepSession } from '#server/flows/identity/keep-session.ts';
import type { SignedIn } from '#server/modules/identity/caller.ts';
import { type Session, slideSession } from '#server/modules/identity/session-life.ts';
import { findSession, findView } from '#server/views/session.ts';
import { type Cookies, nameOfCookie } from './http/cookies.ts';
import type { WhoAsks } from './http/who.ts';

/** A look of ours at what a customer sees, beside whatever session that browser has of its own. */
export const viewName = (secure: boolean): string => nameOfCookie('aangan_view', secure);

/** One for each app: signed in as a customer, nobody is signed in as a Karigar by it. */
const nameOf = ({ secure, app }: Cookies): string =>
  nameOfCookie(app === 'karigar' ? 'aangan_karigar' : 'aangan_session', secure);

/**
 * Says only that there may be a session, so that `/` is answered with the page that offers the dashboard, without asking
 * the database. Scripts may read it; it opens nothing.
 */
export const hintName = (secure: boolean): string => nameOfCookie('aangan_in', secure);

export const readSessionToken = (cookies: Cookies): string | undefined =>
  cookies.read(nameOf(cookies));

export const hasHint = (cookies: Cookies): boolean =>
  cookies.read(hintName(cookies.secure)) !== undefined;

export function giveSession(
  cookies: Cookies,
  { token, session }: Pick<SignedIn, 'token' | 'session'>,
  now: Instant,
): void {
  cookies.set(nameOf(cookies), token, lifeOf(session, now));
  giveHint(cookies, session, now);
}

export function giveHint(cookies: Cookies, session: Session, now: Instant): void {
  const hint = { ...lifeOf(session, now), readableByPages: true };
  if (cookies.app === 'customer') cookies.set(hintName(cookies.secure), '1', hint);
}

/** Until when one of us looks. A session of the customer's own has no such end, and is given the hint that it lacks. */
export function viewOrHint(
  cookies: Cookies,
  session: Session & { readonly viewedBy?: string | null },
  now: Instant,
): { readonly view?: { readonly endsAt: string } } {
  if (session.viewedBy != null) return { view: { endsAt: toIndiaIso(session.expiresAt) } };
  if (!hasHint(cookies)) giveHint(cookies, session, now);
  return {};
}

/** Ruling R35: a cookie without an age ends with the browser. */
const lifeOf = ({ remember, expiresAt }: Session, now: Instant): { maxAgeSeconds?: number } =>
  remember ? { maxAgeSeconds: (expiresAt - now) / 1000 } : {};

export function takeSession(cookies: Cookies): void {
  cookies.clear(nameOf(cookies));
  takeHint(cookies);
}

export function takeHint(cookies: Cookies): void {
  const gone = { maxAgeSeconds: 0, readableByPages: true };
  if (cookies.app === 'customer') cookies.set(hintName(cookies.secure), '', gone);
}

/** Never slides, and nothing is asked of a person who does not sit there. */
async function whoIsViewed(world: World, token: string, now: Instant) {
  const found = await findView(world.pool, token, now);
  if (found?.session.viewedBy == null) return undefined;
  return { ...found, person: { ...found.person, termsDue: false } };
}

/**
 * Finds the person by the session cookie. A session slides now and then: the cookie goes back with the answer, and no answer
 * waits for the database to write it down. A dead session's cookie is left alone, because its answer may overtake the cookie of
 * a sign-in that has just replaced it.
 */
export const whoAsks: WhoAsks = async (world, cookies, now) => {
  const viewing = cookies.app === 'customer' && cookies.read(viewName(cookies.secure));
  const viewed = viewing && (await whoIsViewed(world, viewing, now));
  if (viewed) return viewed;
  // A look that has ended is none: the browser's own session asks again.
  if (viewing) cookies.clear(viewName(cookies.secure));
  const token = readSessionToken(cookies);
  if (!token) return undefined;
  const found = await findSession(world.pool, token, now);
  // A token that somebody has put into the cookie of another app.
  if (found?.session.app !== cookies.app || found.session.viewedBy !== null) return undefined;
  const slid = slideSession(found.session, now, {
    roles: found.person.roles,
    beganAt: found.session.createdAt,
  });
  if (slid) {
    if (slid.remember) giveSession(cookies, { token, session: slid }, now);
    keepSession(world.pool, token, slid).catch((error) =>
      world.log.fault('session-not-kept', error),
    );
  }
  return found;
};
