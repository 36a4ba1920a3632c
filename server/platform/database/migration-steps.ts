import type pg from 'pg';
import type { Migration } from './read-migrations.ts';

/**
 * Each migration says in a line `-- step: …` what it does to the version before:
 *
 * - `expand`: only adds, so that the version before goes on working on it;
 * - `contract`: takes away or changes what the version before uses, which therefore has to be gone;
 * - `index`: `create index concurrently`, which keeps nobody from writing and cannot stand in a transaction;
 * - `backfill`: one statement that writes a batch of rows, repeated until none is left to write.
 */
export const STEPS = ['expand', 'contract', 'index', 'backfill'] as const;
export type Step = (typeof STEPS)[number];

/** Nobody runs a version of before; from the next number on each migration says what it does to the version before. */
export const LAST_BEFORE_THE_FIRST_RELEASE = 499;

export function stepOf({ number, text }: Pick<Migration, 'number' | 'text'>): Step {
  const said = /^-- step: (\w+)$/m.exec(text)?.[1];
  const step = STEPS.find((one) => one === said);
  return step ?? (number > LAST_BEFORE_THE_FIRST_RELEASE ? 'expand' : 'contract');
}

/** A statement that waits to lock a table makes everybody behind it wait, so it soon gives way, and tries again. */
const LOCK_WAIT = '2s';
const ATTEMPTS = 30;
const PAUSE_MS = 1_000;

export type OnWait = (attempt: number) => void;

/** All of it, or nothing. */
export async function applyAtOnce(
  client: pg.ClientBase,
  text: string,
  record: () => Promise<void>,
  onWait: OnWait,
): Promise<void> {
  await untilLocked(client, onWait, async () => {
    await client.query('begin');
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    await client.query(text);
    await record();
    await client.query('commit');
  });
}

/** An index that an earlier attempt has left half made is made anew. */
export async function applyIndexes(
  client: pg.ClientBase,
  text: string,
  record: () => Promise<void>,
  onWait: OnWait,
): Promise<void> {
  for (const statement of statementsOf(text)) {
    const name = /\bindex concurrently if not exists (\w+)/i.exec(statement)?.[1];
    await untilLocked(client, onWait, async () => {
      await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
      if (name && (await isHalfMade(client, name))) {
        await client.query(`drop index concurrently if exists ${name}`);
      }
      await client.query(statement);
    });
  }
  await record();
}

/** Each batch is committed by itself: whoever wants a row waits for one batch, and what is done stays done. */
export async function applyBatches(
  client: pg.ClientBase,
  text: string,
  record: () => Promise<void>,
  onWait: OnWait,
): Promise<void> {
  for (let written = 1; written > 0; ) {
    await untilLocked(client, onWait, async () => {
      await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
      written = (await client.query(text)).rowCount ?? 0;
    });
  }
  await record();
}

/** PostgreSQL's codes for a lock that did not come, and for two that wait for each other: later both come. */
const HELD_UP: ReadonlySet<string> = new Set(['55P03', '40P01']);

async function untilLocked(
  client: pg.ClientBase,
  onWait: OnWait,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      const { code = '' } = error as { code?: string };
      if (attempt === ATTEMPTS || !HELD_UP.has(code)) throw error;
      onWait(attempt);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Such files hold nothing but plain statements, which the rules of shape see to. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

async function isHalfMade(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  return rowCount === 1;
}
