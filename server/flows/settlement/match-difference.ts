import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { matchDifference as promise } from '#contract/ops/match-difference.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  countOpen,
  findDifference,
  lockSettlement,
} from '#server/modules/settlement/answer-store.ts';
import {
  findProposer,
  listMissed,
  lockDifferenceLine,
  type Match,
  nextPosition,
  recordAgreed,
  recordProposed,
} from '#server/modules/settlement/match-store.ts';
import { decideMatch, needsTwoToMatch } from '#server/modules/settlement/matching.ts';
import { type Line, type Ours, reconcile } from '#server/modules/settlement/reconciling.ts';
import {
  findLines,
  recordBooked,
  recordDifferences,
  recordLine,
} from '#server/modules/settlement/store.ts';
import { type DatedTerms, termsOn } from '#server/modules/settlement/terms.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { bookLine } from './steps/book-line.ts';
import { explainDifference } from './steps/explain-difference.ts';
import { findMoved } from './steps/find-moved.ts';

type Command = InputOf<typeof promise> & {
  readonly by: string;
  /** The fees that the gateway may keep. */
  readonly fees: readonly DatedTerms[];
};
type Matched = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Found = { readonly provider: string; readonly day: string; readonly settlementId: string };

/**
 * A line of a report that our books did not know is a payment or refund of ours. What reconciling would have booked under our name
 * is booked now, once: the line is locked, and both names of it are marked. Every report that is read later has our name for it.
 */
export const matchDifference = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: Command,
): Promise<Matched> =>
  transaction<Matched>(pool, async (db) => {
    const { settlementId, position, ourReference, by } = command;
    const found = await lockAll(db, command);
    if (!found) return refuse('difference-not-found');
    if (found.written) return accept({ open: await countOpen(db, settlementId) });
    if (found.explained) return refuse('difference-explained');
    const { provider, day, difference, line, missed } = found;
    const kind = difference.about;
    const named = await findMoved(db, provider, [ourReference]);
    const ours = named.find((one) => one.kind === kind);
    // Two lines may be matched with one payment at once: the second sees that it is told.
    if (ours) await lockBooking(db, ours.bookingId);
    const isTold = (await findLines(db, provider, [ourReference])).some((one) => one.kind === kind);
    const decided = decideMatch({ difference, line, ours, isTold });
    if (!decided.ok) return decided;
    const now = clock();
    const match = { provider, kind, gatewayReference: difference.gatewayReference, ourReference };
    if (!(await isAgreed(db, decided.value, { match, by, now })))
      return refuse('needs-another-person');
    const where = { provider, day, settlementId };
    await bookMatched(db, where, { ...decided.value, command }, now);
    const way = ourReference === match.gatewayReference ? 'adopted' : 'matched';
    await explainDifference(db, { ...command, settlementId, position }, { by, way, now });
    for (const one of missed) {
      const answer = { ...command, ...one, id: newId(now) };
      await explainDifference(db, answer, { by, way, now });
    }
    return accept({ open: await countOpen(db, settlementId) });
  });

/** The report of the difference and those that have missed our payment, each locked in one order; then the line itself. */
async function lockAll(db: Database, command: Command) {
  const { settlementId, position, ourReference } = command;
  const first = await lockDifferenceLine(db, settlementId, position);
  if (!first) return undefined;
  const { provider, difference } = first;
  const missed = await listMissed(db, { provider, kind: difference.about, ourReference });
  const reports = new Set([settlementId, ...missed.map((one) => one.settlementId)]);
  for (const id of [...reports].toSorted()) await lockSettlement(db, id);
  const stands = await findDifference(db, command);
  return stands && { ...first, ...stands, missed };
}

/** One of us is enough, or this is the second who says it of the same two names; else it is proposed. */
async function isAgreed(
  db: Database,
  found: { readonly line: Line; readonly ours: Ours },
  { match, by, now }: { readonly match: Match; readonly by: string; readonly now: Instant },
): Promise<boolean> {
  if (match.gatewayReference === match.ourReference) return true;
  const proposer = await findProposer(db, match);
  if (needsTwoToMatch(found, needsSecondPerson)) {
    if (proposer === undefined) await recordProposed(db, match, by, now);
    if (proposer === undefined || proposer === by) return false;
  } else if (proposer === undefined) await recordProposed(db, match, by, now);
  await recordAgreed(db, match, by, now);
  return true;
}

/** A fee above the terms is booked as it was kept, and named. */
async function bookMatched(
  db: Database,
  { provider, day, settlementId }: Found,
  {
    line,
    ours,
    command,
  }: { readonly line: Line; readonly ours: Ours; readonly command: Pick<Command, 'by' | 'fees'> },
  now: Instant,
): Promise<void> {
  const ofOurs = { ...line, gatewayReference: ours.gatewayReference };
  if (ours.gatewayReference !== line.gatewayReference)
    await recordLine(db, { id: settlementId, provider, day }, ofOurs, true);
  // A payment by its own name may have been booked by the reading of a report at this moment.
  if ((await recordBooked(db, provider, line)) === 0) return;
  const terms = termsOn(command.fees, day);
  const facts = { day, lines: [ofOurs], named: [ours], overdue: [], toldOn: new Map(), terms };
  const { differences } = reconcile(facts);
  const from = await nextPosition(db, settlementId);
  await recordDifferences(db, { id: settlementId }, differences, from);
  await bookLine(db, { provider, day }, { line, ours, actor: `ops:${command.by}` }, now);
}
