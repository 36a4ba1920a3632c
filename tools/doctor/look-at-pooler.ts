import type { Pool } from '#server/platform/database/connect.ts';
import { clientFor } from '#server/platform/database/primary-client.ts';
import { type Findings, WELL } from './findings.ts';

const CHANNEL = 'aangan_doctor';
const PATIENCE_MS = 2_000;

/** A pooler before the database may give every transaction another connection, or drop the limits that a server asks for. */
export async function lookAtPooler(url: string, pool: Pool): Promise<Findings> {
  if (!(await hearsItself(url, pool)))
    return {
      wrong: [
        'Something between here and the database does not keep sessions: nothing that is listened for arrives, and prepared statements fail. Pool by session (deploy/pgbouncer/).',
      ],
      doubtful: [],
    };
  const { rows } = await pool.query<{ limited: boolean; zone: string }>(
    `select current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0' as limited,
      current_setting('timezone') as zone`,
  );
  const [found] = rows;
  return found?.limited && found.zone === 'UTC'
    ? WELL
    : {
        wrong: [],
        doubtful: [
          'The limits that a server asks for do not reach the database: give them to its role (deploy/pgbouncer/limits.sql), or one slow statement may hold a connection for ever.',
        ],
      };
}

async function hearsItself(url: string, pool: Pool): Promise<boolean> {
  const client = new (clientFor(url))({ connectionString: url });
  const heard = Promise.withResolvers<boolean>();
  client.on('notification', () => heard.resolve(true));
  client.on('error', () => heard.resolve(false));
  await client.connect();
  const patience = setTimeout(() => heard.resolve(false), PATIENCE_MS);
  try {
    await client.query(`listen ${CHANNEL}`);
    await pool.query(`notify ${CHANNEL}`);
    return await heard.promise;
  } finally {
    clearTimeout(patience);
    await client.end();
  }
}
