import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KnownDevice } from '#server/modules/identity/caller.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { type Keys, readingKeys } from '#server/platform/secrets/keys.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import type { Cookies } from './http/cookies.ts';

/** As long as a browser keeps a cookie at all. */
const LIFE_SECONDS = 400 * 24 * 3600;
/** A family's tablet; who was let in first is forgotten first. */
const MOST_MARKS = 8;

const nameOf = (cookies: Cookies): string =>
  cookies.secure ? '__Host-aangan_device' : 'aangan_device';

type Context = {
  readonly cookies: Cookies;
  readonly world: { readonly keys: Keys };
};

/**
 * The browser keeps that somebody was let in on it: a random name of its own, and for each of that person's contacts a
 * mark that only the server can make. It opens nothing; it gives its owner tries that no stranger can use up. Nothing of
 * it is kept in the database.
 */
export function rememberDevice({ cookies, world: { keys } }: Context, person: Person): void {
  const { device, marks } = readDevice(cookies) ?? { device: newToken(), marks: [] };
  const own = contactsOf(person).map((contact) => markOf(keys, device, contact));
  if (own.every((mark) => marks.includes(mark))) return;
  const kept = [...new Set([...marks, ...own])].slice(-MOST_MARKS);
  cookies.set(nameOf(cookies), [device, ...kept].join('.'), { maxAgeSeconds: LIFE_SECONDS });
}

/** An address that nobody has proven is its account's own to sign in with; what is sent there may reach a stranger. */
const contactsOf = ({ email, emailProven, mobile, mobileProven }: Person): string[] => [
  ...(email === null ? [] : [`sign-in ${email.toLowerCase()}`]),
  ...(email !== null && emailProven ? [`code ${email.toLowerCase()}`] : []),
  ...(mobile !== null && mobileProven ? [`sign-in ${mobile}`, `code ${mobile}`] : []),
];

/** The device's own name, if whoever answers to this contact has been let in on it. */
export const knownDeviceOf =
  ({ cookies, world: { keys } }: Context): KnownDevice =>
  (purpose, contact) => {
    const known = readDevice(cookies);
    if (!known) return undefined;
    const wanted = `${purpose} ${contact.toLowerCase()}`;
    const isMarked = readingKeys(keys).some((one) => {
      const mark = Buffer.from(markOf(one, known.device, wanted));
      return known.marks.some((kept) => timingSafeEqual(Buffer.from(kept), mark));
    });
    return isMarked ? known.device : undefined;
  };

const markOf = (keys: Pick<Keys, 'devices'>, device: string, contact: string): string =>
  createHmac('sha256', keys.devices)
    .update(`${device} ${contact}`)
    .digest('base64url')
    .slice(0, 22);

function readDevice(cookies: Cookies) {
  const value = cookies.read(nameOf(cookies));
  if (!value || !/^[\w-]{43}(\.[\w-]{22}){1,8}$/.test(value)) return undefined;
  const [device = '', ...marks] = value.split('.');
  return { device, marks };
}
