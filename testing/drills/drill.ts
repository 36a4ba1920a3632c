import { type Attempt, acknowledgedIn } from '../races/bookers.ts';
import { book } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';

export type Drill = StageOptions & {
  readonly name: string;
  /** Each has to ring within a minute. */
  readonly rings: readonly string[];
  /** Bookings go on as if nothing were. */
  readonly harmless?: true;
  strike(stage: Stage): Promise<unknown>;
  /** Takes the fault away, or repeats it as often as was asked. */
  mend(stage: Stage, times: number): Promise<unknown>;
};

export type Drilled = {
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly rang: string;
  readonly slowestMs: number;
  readonly recoveredMs: number;
  readonly broken: readonly string[];
};

const WITHIN_MS = 60_000;
/** Until every server has been asked for its figures twice. */
const WARM_UP_MS = 25_000;

/** One fault under load: which alarm rings, how long until somebody books again, and what is true afterwards. */
export async function runDrill(drill: Drill, times: number): Promise<Drilled> {
  const stage = await openStage(drill);
  try {
    await pause(WARM_UP_MS);
    const tooEarly = drill.environmentOf ? [] : await stage.prometheus.ringing();
    const from = stage.bookers.attempts.length;
    await drill.strike(stage);
    // A fault that is made of several, each awaited, is there only with the last of them.
    const rang = await listen(stage, drill.rings, performance.now());
    await drill.mend(stage, times);
    const recoveredMs = await untilBooked(stage);
    await stage.bookers.stop();
    const during = stage.bookers.attempts.slice(from);
    await askAgain(stage);
    await untilFiled(stage);
    const acknowledged = acknowledgedIn(stage.bookers.attempts);
    const missing = drill.rings.filter((alarm) => !rang.has(alarm));
    return {
      fault: drill.name,
      acknowledged: acknowledged.length,
      lost: await countLost(stage, acknowledged),
      doubled: await countDoubled(stage),
      rang: [...rang].map(([alarm, ms]) => `${alarm} ${Math.round(ms / 1_000)} s`).join(', '),
      slowestMs: Math.round(Math.max(...during.map(({ tookMs }) => tookMs))),
      recoveredMs: Math.round(recoveredMs),
      broken: [
        ...missing.map((alarm) => `${alarm} did not ring within a minute.`),
        ...tooEarly.map((alarm) => `${alarm} rang before anything had happened.`),
        ...(drill.harmless ? failuresIn(during) : []),
        ...(await listBroken(stage.db, acknowledged)),
      ],
    };
  } finally {
    await stage.close();
  }
}

async function listen(
  { prometheus }: Stage,
  wanted: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const rang = new Map<string, number>();
  while (performance.now() - since < WITHIN_MS) {
    for (const alarm of await prometheus.ringing())
      if (!rang.has(alarm)) rang.set(alarm, performance.now() - since);
    if (wanted.every((alarm) => rang.has(alarm))) break;
    await pause(500);
  }
  return rang;
}

async function untilBooked({ bookers }: Stage): Promise<number> {
  const from = bookers.attempts.length;
  const began = performance.now();
  while (acknowledgedIn(bookers.attempts.slice(from)).length === 0) {
    if (performance.now() - began > 120_000) throw new Error('Nobody can book any more.');
    await pause(20);
  }
  return performance.now() - began;
}

/** Customers without an answer ask for the same booking once more: at most one may come of it. */
export async function askAgain({
  bookers,
  product,
}: Pick<Stage, 'bookers' | 'product'>): Promise<void> {
  const open = bookers.attempts.filter(({ answer }) => !answer || answer.status >= 500);
  for (const { customer, body } of open) await book(product.urls[1] as string, customer, body);
}

export async function untilFiled({ db }: Pick<Stage, 'db'>): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query('select from outbox limit 1');
    if (rowCount === 0) return;
    await pause(200);
  }
}

export async function countLost(
  { db }: Pick<Stage, 'db'>,
  acknowledged: readonly string[],
): Promise<number> {
  const { rows } = await db.query<{ id: string }>('select id from bookings where id = any ($1)', [
    acknowledged,
  ]);
  return new Set(acknowledged).size - rows.length;
}

/** Bookings that were placed twice, or that nobody has asked for. */
export async function countDoubled({
  db,
  bookers,
}: Pick<Stage, 'db' | 'bookers'>): Promise<number> {
  const asked = bookers.attempts.map(({ body }) => body.id);
  const people = bookers.attempts.map(({ customer }) => customer.id);
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from (select from events where type = 'BookingPlaced'
          group by subject having count(*) > 1) twice)
        + (select count(*) from bookings where user_id = any ($2) and id <> all ($1)
            and payment_method = 'cash') as count`,
    [asked, people],
  );
  return rows[0]?.count ?? Number.NaN;
}

const failuresIn = (attempts: readonly Attempt[]): string[] => {
  const failed = attempts.filter(({ answer }) => !answer || answer.status >= 500);
  return failed.length > 0 ? [`${failed.length} bookings failed.`] : [];
};

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
