import { CannotStart } from '../cannot-start.ts';
import type { Database } from './connect.ts';

/**
 * Rights of the role that serves: to read and write rows, and nothing with the tables themselves. It owns nothing, so that
 * whoever takes a server over can neither drop a table nor switch off what keeps the books, looks and security events from
 * being changed. Tables of later migrations follow by themselves.
 */
const GRANTS = [
  'grant usage on schema public, jobs to %I',
  'grant select, insert, update, delete on all tables in schema public, jobs to %I',
  'grant usage, select, update on all sequences in schema public, jobs to %I',
  'grant execute on all functions in schema public, jobs to %I',
  'alter default privileges in schema public, jobs grant select, insert, update, delete on tables to %I',
  'alter default privileges in schema public, jobs grant usage, select, update on sequences to %I',
] as const;

/** Asked of the role that owns the schema; granting again what is granted changes nothing. */
export async function grantServing(owner: Database, role: string): Promise<void> {
  const { rows } = await owner.query<{ mine: boolean }>(
    'select rolsuper or rolname = current_user as mine from pg_roles where rolname = $1',
    [role],
  );
  if (!rows[0])
    throw new CannotStart(
      `The role of DATABASE_URL is not there yet: create role "${role}" login.`,
    );
  if (rows[0].mine)
    throw new CannotStart(
      `The role "${role}" of DATABASE_URL may do what the owner of the tables may: name one that owns nothing.`,
    );
  const { rows: written } = await owner.query<{ statement: string }>(
    'select format(grants, $2::text) as statement from unnest($1::text[]) with ordinality as g (grants, n) order by n',
    [GRANTS, role],
  );
  for (const { statement } of written) await owner.query(statement);
}
