import type { Database } from './connect.ts';
import { statement } from './statement.ts';

/**
 * Every advisory lock of the product: what is locked, and its number in the database. A number stays as it is, because a
 * server of the version before may hold the same lock. Locks of two numbers never meet those of one.
 */
export const LOCKS = {
  /** Held by one at a time. */
  whole: {
    freezes: [44, 0],
    catalogue: [44, 1],
    societies: [44, 2],
    templates: [44, 3],
    texts: [44, 30],
    'rate-cards': [44, 31],
    'allowance-rates': [44, 32],
    'payout-batches': [45, 1],
    'pay-batches': [45, 2],
  },
  /**
   * One for each number; `book_slots` and `take_time` take those of `time` themselves, and whoever posts in the books shares
   * that of the month (`posting_moment`).
   */
  each: { time: 42, 'income-tax': 46, ringing: 47, 'ledger-month': 48 },
  /** One for each word: two words of one hash wait for each other, and no more than that. */
  word: {
    placing: 43,
    credit: 44,
    contact: 50,
    'outside-identity': 51,
    settlements: 52,
    'bank-reference': 53,
  },
  /** One for each word, in the 64 bits of locks with one number. */
  longWord: { checks: 'karigar_checks', addresses: 'saved_addresses' },
  /** Held by processes. */
  process: {
    migrating: 7_261_001,
    lease: 7_261_002,
    'test-databases': 7_261_003,
    sowing: 7_261_004,
  },
  /** Their hash is the number, in SQL functions alone. */
  inSql: ['keep_figures'],
} as const;

type Locks = typeof LOCKS;

/** Waits for whoever holds it; it is given back with the end of the transaction. */
export const lockWhole = (db: Database, name: keyof Locks['whole']): Promise<unknown> =>
  takeWhole.run(db, LOCKS.whole[name]);

const takeWhole = statement<readonly [number, number]>({
  name: 'lock-whole',
  text: 'select pg_advisory_xact_lock($1, $2)',
});

/** In the order of the numbers, so that two who want the same ones never wait for each other. */
export const lockEach = (
  db: Database,
  name: keyof Locks['each'],
  numbers: readonly number[],
): Promise<unknown> =>
  takeEach.run(db, [LOCKS.each[name], numbers.toSorted((one, other) => one - other)]);

const takeEach = statement<[number, number[]]>({
  name: 'lock-each',
  text: 'select pg_advisory_xact_lock($1, one) from unnest($2::integer[]) one',
});

export const lockWord = (
  db: Database,
  name: Exclude<keyof Locks['word'], 'placing'>,
  word: string,
): Promise<unknown> => takeWord.run(db, [LOCKS.word[name], word]);

const takeWord = statement<[number, string]>({
  name: 'lock-word',
  text: 'select pg_advisory_xact_lock($1, hashtext($2))',
});

export const lockLongWord = (
  db: Database,
  name: keyof Locks['longWord'],
  word: string,
): Promise<unknown> => takeLongWord.run(db, [`${LOCKS.longWord[name]} ${word}`]);

const takeLongWord = statement<[string]>({
  name: 'lock-long-word',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
});

type Process = keyof Locks['process'];

export const lockSowing = (db: Database): Promise<unknown> =>
  db.query('select pg_advisory_xact_lock($1)', [LOCKS.process.sowing]);

/** Kept until the connection ends. */
export const holdLock = (db: Database, name: Process): Promise<unknown> =>
  db.query('select pg_advisory_lock($1)', [LOCKS.process[name]]);

export const shareLock = (db: Database, name: Process): Promise<unknown> =>
  db.query('select pg_advisory_lock_shared($1)', [LOCKS.process[name]]);

/** Gives up a share, and answers whether that was the last one; from then on nobody gets another. */
export async function leaveAsTheLast(db: Database, name: Process): Promise<boolean> {
  await db.query('select pg_advisory_unlock_shared($1)', [LOCKS.process[name]]);
  const answer = await db.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    LOCKS.process[name],
  ]);
  return answer.rows[0]?.last === true;
}
