import { CannotStart } from '../cannot-start.ts';
import { type ConnectOptions, connect, type Pool } from './connect.ts';
import { databaseUrls } from './hosts.ts';

const OLDEST_VERSION = 15;

/** Connects and makes sure that somebody answers; a wrong address is told in one sentence, never with its password. */
export async function openDatabase(options: ConnectOptions): Promise<Pool> {
  const pool = connect(options);
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST_VERSION) return pool;
    throw new CannotStart(
      `DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`,
    );
  } catch (error) {
    await pool.end();
    throw error instanceof CannotStart ? error : new CannotStart(explain(error, options.url));
  }
}

function explain(error: unknown, url: string): string {
  const { code, message } = error as { code?: string; message?: string };
  const where = placeOf(url);
  switch (code) {
    case '25006':
      return `No host of ${where} takes writes: each of them is a standby.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No database answers at ${where}; is it running, and is DATABASE_URL right?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of DATABASE_URL is not known (${where}).`;
    case '28P01':
    case '28000':
      return `The database at ${where} does not accept the name or password in DATABASE_URL.`;
    case '3D000':
      return `There is no such database at ${where}; create it, or mend DATABASE_URL.`;
    default:
      return `The database at ${where} cannot be used: ${message}.`;
  }
}

function placeOf(url: string): string {
  const places = (databaseUrls(url) ?? [url]).map((one) => new URL(one));
  const hosts = places.map(({ host, searchParams }) => searchParams.get('host') ?? host);
  return `${hosts.join(' or ')}${places[0]?.pathname ?? ''}`;
}
