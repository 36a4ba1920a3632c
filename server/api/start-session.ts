import { LANG_COOKIE } from '#i18n/index.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { describeDevice } from '#server/modules/identity/device.ts';
import { type Language, toPersonView } from '#server/modules/identity/person.ts';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { type Cookies, nameOfCookie } from './http/cookies.ts';
import type { RequestContext } from './http/request-context.ts';
import { knownDeviceOf, rememberDevice } from './known-device.ts';
import { giveSession, readSessionToken } from './session-cookie.ts';

/** The request's sender, as the flows that sign a person in want them. */
export const callerOf = ({
  caller,
  cookies,
  now,
  world,
}: Pick<RequestContext, 'caller' | 'cookies' | 'now' | 'world'>): Caller => ({
  address: caller.address,
  sessionToken: readSessionToken(cookies),
  app: cookies.app,
  now,
  device: describeDevice(caller.userAgent),
  knownDevice: knownDeviceOf({ cookies, world }),
});

/** The browser gets the session's cookie, and will be known when it comes again without one. */
export function startSession(
  signedIn: SignedIn,
  { cookies, now, world }: Pick<RequestContext, 'cookies' | 'now' | 'world'>,
) {
  giveSession(cookies, signedIn, now);
  rememberDevice({ cookies, world }, signedIn.person);
  followLanguage(cookies, signedIn.person.language);
  return { user: toPersonView(signedIn.person) };
}

const YEAR_SECONDS = 31_536_000;

/**
 * The account's language comes along to every device, so that its next page is in it. A Karigar has just been asked for
 * theirs by the first screen of the app: only where that was never answered the account's is taken.
 */
function followLanguage(cookies: Cookies, language: Language): void {
  const name = nameOfCookie(LANG_COOKIE, cookies.secure);
  const chosen = cookies.read(name);
  if (chosen === language || (cookies.app === 'karigar' && chosen !== undefined)) return;
  cookies.set(name, language, { maxAgeSeconds: YEAR_SECONDS, readableByPages: true });
}

/** When more passwords wait than can soon be compared, nobody waits in vain: they are asked to come back in a moment. */
export async function unlessOverloaded<Entered extends Outcome<unknown>>(
  entering: Promise<Entered>,
): Promise<Entered | ReturnType<typeof refuse<'too-many-requests'>>> {
  try {
    return await entering;
  } catch (error) {
    if (error instanceof Overloaded) return refuse('too-many-requests', { retryAfterSeconds: 5 });
    throw error;
  }
}
