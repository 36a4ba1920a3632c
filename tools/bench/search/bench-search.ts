import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchOps } from '#contract/ops/search-ops.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Client } from '#testing/client.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { comeIn } from '../come-in.ts';
import { atMost, tellFacts } from '../report.ts';
import { startServer } from '../server-process.ts';
import { sowBookings } from './sow-bookings.ts';

const AIM_MS = 100;
/** Questions of each kind, each about another person, home or payment. */
const TIMES = 25;
/** Questions of each kind that come before, about others: a shift has begun, and neither server nor database is cold. */
const BEFORE = 10;

/** The search of the console among so many bookings, from the question over HTTP to its whole answer. */
export async function benchSearch(
  say: (sentence: string) => void,
  bookings = 1_000_000,
): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, say);
  try {
    await sowBookings(database.pool, bookings, say);
    const server = await startServer(database.url, dataFolder);
    try {
      const client = await comeIn(`http://127.0.0.1:${server.port}`, server.origin);
      const facts = [];
      const kinds = Object.entries(await questions(database.pool));
      for (const [, asked] of kinds) await timed(client, asked.slice(0, BEFORE));
      for (const [name, asked] of kinds)
        facts.push([name, await timed(client, asked.slice(BEFORE))] as const);
      const title = `Search of the console in ${bookings.toLocaleString('en-IN')} bookings`;
      return tellFacts(title, facts);
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

type Sample = { reference: string; name: string; mobile: string; pincode: string } & Home;
type Home = { society: string; wing: string; flat: string };

async function questions(db: Pool): Promise<Record<string, string[]>> {
  const { rows } = await db.query<Sample>(
    `select b.reference, u.full_name as name, u.mobile, b.address ->> 'society' as society,
        b.address ->> 'wing' as wing, b.address ->> 'flat' as flat, b.address ->> 'pincode' as pincode
      from bookings b tablesample system (0.05) join users u on u.id = b.user_id
      where u.mobile is not null and b.address ->> 'society' <> '' order by random() limit $1`,
    [BEFORE + TIMES],
  );
  const paid = await db.query<{ number: string }>(
    'select gateway_reference as number from payment_attempts tablesample system (0.05) order by random() limit $1',
    [BEFORE + TIMES],
  );
  const given = await numbers(db, `select reference from transfers order by random() limit $1`);
  const atBank = await numbers(
    db,
    `select payout_reference as reference from (select distinct payout_reference from settlement_lines) one
      order by random() limit $1`,
  );
  const karigars = await numbers(
    db,
    'select name as reference from karigars order by random() limit $1',
  );
  const first = (name: string) => name.split(' ')[0] ?? name;
  return {
    'by reference': rows.map((one) => one.reference),
    'by mobile': rows.map((one) => one.mobile),
    'by a first name': rows.map((one) => first(one.name)),
    'by three letters': rows.map((one) => one.name.slice(0, 3)),
    'by name and last four digits': rows.map((one) => `${first(one.name)} ${one.mobile.slice(-4)}`),
    'by society': rows.map((one) => one.society),
    'by society and flat': rows.map((one) => `${one.wing} ${one.flat} ${one.society}`),
    'by society and wing': rows.map((one) => `${one.society} ${one.wing}`),
    'by the beginning of a society': rows.map((one) => one.society.slice(0, 3)),
    'by flat alone': rows.map((one) => `${one.wing}${one.flat}`),
    'by the digits of a flat': rows.map((one) => one.flat),
    'by a street': rows.map((one) => `${first(one.society)} Road`),
    'by pincode': rows.map((one) => one.pincode),
    'by a Karigar': karigars,
    'by a gateway’s number': paid.rows.map(({ number }) => number),
    'by the number of a refund': given,
    'by a bank’s number': atBank,
  };
}

const numbers = async (db: Pool, text: string): Promise<string[]> =>
  (await db.query<{ reference: string }>(text, [BEFORE + TIMES])).rows.map((one) => one.reference);

async function timed(client: Client, asked: readonly string[]): Promise<string> {
  const took: number[] = [];
  for (const query of asked) {
    const began = performance.now();
    const answer = await client.call(searchOps, { query });
    took.push(performance.now() - began);
    if (!answer.value) throw new Error(`"${query}" was not looked for: ${answer.refusal?.code}`);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const worst = sorted.at(-1) ?? Number.NaN;
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
  return `${atMost(Math.round(worst), AIM_MS, 'ms')} at worst, ${middle} ms in the middle of ${sorted.length}`;
}
