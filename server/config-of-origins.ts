import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Origins = {
  /** Origins whose pages may write; the first is where people find the site. */
  readonly origins: readonly [string, ...string[]];
  /** The console's, where it has one of its own. */
  readonly opsOrigin: string | undefined;
};

/** Addresses at which browsers reach the site, and the console. */
export function readOrigins(
  { PUBLIC_ORIGIN, OPS_ORIGIN }: Environment,
  production: boolean,
  port: number,
): Origins {
  const chosen = PUBLIC_ORIGIN
    ? PUBLIC_ORIGIN.split(',').map((text) => readOrigin(text.trim()))
    : [];
  const opsOrigin = OPS_ORIGIN ? readOrigin(OPS_ORIGIN.trim()) : undefined;
  if (production) mustBePublic(chosen, opsOrigin);
  const console = opsOrigin && new URL(opsOrigin).hostname;
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const [first, ...others] = [
    ...chosen,
    ...(production ? [] : local.filter((origin) => new URL(origin).hostname !== console)),
  ];
  const origins = [first as string, ...others] as const;
  if (new Set([...chosen, ...(opsOrigin ? [opsOrigin] : [])].map(protocolOf)).size > 1) {
    throw new CannotStart(
      `${OPS_ORIGIN ? 'PUBLIC_ORIGIN and OPS_ORIGIN mix' : 'PUBLIC_ORIGIN mixes'} http and https; cookies can be right for one only.`,
    );
  }
  // Cookies know no ports: on one host the customer's would come along.
  if (origins.some((origin) => new URL(origin).hostname === console)) {
    throw new CannotStart('OPS_ORIGIN must have another host name than PUBLIC_ORIGIN.');
  }
  return { origins, opsOrigin };
}

function mustBePublic(chosen: readonly string[], opsOrigin: string | undefined): void {
  if (chosen.length === 0)
    throw new CannotStart('In production PUBLIC_ORIGIN must be set, like https://aangan.example.');
  if (!chosen.every(mayHoldCookies))
    throw new CannotStart('In production PUBLIC_ORIGIN must begin with https (or be localhost).');
  if (opsOrigin && !mayHoldCookies(opsOrigin))
    throw new CannotStart('In production OPS_ORIGIN must begin with https (or be localhost).');
}

const protocolOf = (origin: string): string => new URL(origin).protocol;

/** Over plain http a session could be read by everybody on the way. This machine talks to itself. */
function mayHoldCookies(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || hostname === '127.0.0.1' || /^(.+\.)?localhost$/.test(hostname);
}

export function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new CannotStart(`An origin is an address like https://aangan.example, not "${text}"`);
}
