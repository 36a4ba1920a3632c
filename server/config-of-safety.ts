import { CannotStart } from '#server/platform/cannot-start.ts';
import { isElsewhere } from '#server/platform/http/other-host.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const KINDS = ['production', 'development', 'test'];

/**
 * Whether this is the real thing. A misspelt or forgotten NODE_ENV would open everything that development has: the outbox
 * with every code, people with a known password, payments by pressing a button.
 */
export function readProduction({ NODE_ENV, PUBLIC_ORIGIN }: Environment): boolean {
  if (NODE_ENV && !KINDS.includes(NODE_ENV))
    throw new CannotStart(`NODE_ENV must be one of ${KINDS.join(', ')}, not "${NODE_ENV}".`);
  if (NODE_ENV === 'production') return true;
  if (/https:/i.test(PUBLIC_ORIGIN ?? ''))
    throw new CannotStart(
      'PUBLIC_ORIGIN begins with https, so people can reach this server: set NODE_ENV=production.',
    );
  return false;
}

/** To another host nothing goes in the clear unless somebody has said so: `sslmode=disable` is written, not forgotten. */
export function mustBeSafeOnTheWay(name: string, databaseUrl: string, production: boolean): void {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode');
  if (!production || !isElsewhere(url) || (mode !== null && mode !== 'prefer' && mode !== 'allow'))
    return;
  throw new CannotStart(
    `${name} leads to another host without TLS: add ?sslmode=verify-full to it (or ?sslmode=disable where nobody else is on the way).`,
  );
}
