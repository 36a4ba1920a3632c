import { newId } from '#kernel/ids.ts';
import { addDays, type Clock, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { findMatches, lockSettlements } from '#server/modules/settlement/match-store.ts';
import {
  type Difference,
  keyOf,
  type Line,
  type Reconciliation,
  reconcile,
} from '#server/modules/settlement/reconciling.ts';
import {
  findLines,
  recordBooked,
  recordDifferences,
  recordLine,
  recordSettlement,
  recordToldAnew,
  type Settlement,
} from '#server/modules/settlement/store.ts';
import {
  type DatedTerms,
  LOOKED_FOR_DAYS,
  PAID_OUT_WITHIN_DAYS,
  termsOn,
} from '#server/modules/settlement/terms.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { bookLine } from './steps/book-line.ts';
import { findMoved, listMoved, type Moved } from './steps/find-moved.ts';

/**
 * A gateway's report of a payout, held against payments, refunds and ledger. What is ours to the paisa is booked: the
 * bank has it, less what the gateway has kept; everything else is written down as a difference. The same report read
 * again only books what our books have learned of since. A day without any report is looked at as well: money may have
 * been waited for.
 */
export async function reconcileDay(
  world: { readonly pool: Pool; readonly now: Clock },
  report: {
    readonly provider: string;
    readonly day: LocalDate;
    readonly digest: string;
    readonly lines: readonly Line[];
    /** The fees that the gateway may keep. */
    readonly fees: readonly DatedTerms[];
  },
): Promise<{ readonly booked: number; readonly differences: readonly Difference[] } | 'known'> {
  const { provider, day, digest } = report;
  const settlement: Settlement = { id: newId(world.now()), provider, day, digest };
  return transaction(world.pool, async (db) => {
    await lockSettlements(db, provider);
    const lines = await underOurNames(db, provider, report.lines);
    const references = lines.map(({ gatewayReference }) => gatewayReference);
    const before = await findLines(db, provider, references);
    const { matched, differences } = reconcile({
      day,
      lines,
      named: await findMoved(db, provider, references),
      overdue: await findOverdue(db, provider, day),
      toldOn: new Map(before.map((one) => [keyOf(one), one.day])),
      terms: termsOn(report.fees, day),
    });
    if (lines.length === 0 && differences.length === 0) return 'known';
    const isNew = await recordSettlement(db, settlement, lines, world.now());
    if (isNew) await recordDifferences(db, settlement, differences);
    if (isNew && differences.length > 0)
      await tell(db, settlement, differences.length, world.now());
    if (isNew) for (const line of lines) await recordToldAnew(db, settlement, line);
    const inLedger = new Set(before.filter(({ booked }) => booked).map(keyOf));
    const fresh = matched.filter(({ line }) => !inLedger.has(keyOf(line)));
    let booked = 0;
    for (const match of fresh) booked += await book(db, settlement, match, world.now());
    if (!isNew) return booked === 0 ? 'known' : { booked, differences: [] };
    for (const line of lines) await recordLine(db, settlement, line, false);
    return { booked, differences };
  });
}

/** Lines that were matched by hand are read with the names that our books have for them. */
async function underOurNames(
  db: Database,
  provider: string,
  lines: readonly Line[],
): Promise<Line[]> {
  const theirs = lines.map(({ gatewayReference }) => gatewayReference);
  const matches = await findMatches(db, provider, theirs);
  const ours = new Map(matches.map((one) => [keyOf(one), one.ourReference]));
  return lines.map((line) => ({
    ...line,
    gatewayReference: ours.get(keyOf(line)) ?? line.gatewayReference,
  }));
}

/** Somebody has to find out why. */
const tell = (db: Database, { id, provider, day }: Settlement, differences: number, now: Instant) =>
  recordEvent(db, id, 'SettlementDiffers', now, `gateway:${provider}`, {
    ...{ provider, day, differences },
  });

/** Ours, old enough to have been paid out, and on no report so far. */
async function findOverdue(db: Database, provider: string, day: LocalDate): Promise<Moved[]> {
  const moved = await listMoved(db, provider, {
    from: instantInIndia(addDays(day, -LOOKED_FOR_DAYS)),
    until: instantInIndia(addDays(day, -PAID_OUT_WITHIN_DAYS)),
  });
  const references = moved.map(({ gatewayReference }) => gatewayReference);
  const told = new Set((await findLines(db, provider, references)).map(keyOf));
  return moved.filter((one) => !told.has(keyOf(one)));
}

/** The caller that marks the line books it: 0 when another has done so at this moment. */
async function book(
  db: Database,
  settlement: Settlement,
  { line, ours }: Reconciliation['matched'][number],
  now: number,
): Promise<number> {
  const { provider } = settlement;
  const marked =
    (await recordLine(db, settlement, line, true)) || (await recordBooked(db, provider, line));
  if (marked === 0) return 0;
  await bookLine(db, settlement, { line, ours, actor: `gateway:${provider}` }, now);
  return 1;
}
