import type { App } from '#server/modules/identity/session-life.ts';

/** The cookies that came with a request, and those that go back with its answer, accepted or refused. */
export type Cookies = {
  /** True where the site is served over https: then cookies are kept for it alone. */
  readonly secure: boolean;
  /** The app that asks. */
  readonly app: App;
  read(name: string): string | undefined;
  /** For the whole site. */
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string): void;
  /** The `Set-Cookie` lines so far. */
  readonly lines: readonly string[];
};

export type CookieOptions = {
  /** Without it the cookie ends with the browser. */
  readonly maxAgeSeconds?: number;
  /** Otherwise Lax; `Strict`: no other site's link sends it along. */
  readonly sameSite?: 'Strict';
  /** Otherwise HttpOnly: no script of a page can read it. */
  readonly readableByPages?: boolean;
};

/** Over https the browser itself makes sure that a cookie of this name was set by this very host. */
export const nameOfCookie = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;

export function cookiesOf(
  header: string | undefined,
  secure: boolean,
  app: App = 'customer',
): Cookies {
  const lines: string[] = [];
  const set: Cookies['set'] = (
    name,
    value,
    { maxAgeSeconds, readableByPages, sameSite = 'Lax' } = {},
  ) => {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`;
    const hidden = readableByPages ? '' : '; HttpOnly';
    lines.push(
      `${name}=${value}; Path=/; SameSite=${sameSite}${hidden}${age}${secure ? '; Secure' : ''}`,
    );
  };
  return {
    ...{ secure, app, lines },
    set,
    read: (name) => readCookie(header, name),
    clear: (name) => set(name, '', { maxAgeSeconds: 0 }),
  };
}

/** The first cookie of that name; browsers send the one with the most specific path first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
