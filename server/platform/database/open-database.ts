import { CannotStart } from '../cannot-start.ts';
import { type ConnectOptions, connect, type Pool } from './connect.ts';

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
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}
