import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { matchDifference as promise } from '#contract/ops/match-difference.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { countOpen } from '#server/modules/settlement/answer-store.ts';
import {
  findProposer,
  findTold,
  lockSettlements,
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
import { findMoved } from './steps/find-moved.ts';
import { lockDifferences } from './steps/lock-differences.ts';
import { writeAnswer } from './steps/write-answer.ts';

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
 *
 * One at a time works on the lines of a gateway, so that nothing changes between looking and booking. The lock of the booking, the
 * count of marked lines and `recordBooked` hold the same against servers of the version before, which do not take that lock.
 */
export const matchDifference = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: Command,
): Promise<Matched> =>
  transaction<Matched>(pool, async (db) => {
    const { settlementId, position, ourReference, by } = command;
    const told = await findTold(db, command);
    if (!told) return refuse('difference-not-found');
    await lockSettlements(db, told.provider);
    const found = await lockDifferences(db, command);
    if (!found) return refuse('difference-not-found');
    // A proposal that is sent again waits as before.
    if (found.written && !found.explained) return refuse('needs-another-person');
    if (found.written) return accept({ open: await countOpen(db, settlementId) });
    if (found.explained) return refuse('difference-explained');
    const { provider, day, difference, line, match, missed } = found;
    const kind = difference.about;
    const named = await findMoved(db, provider, [ourReference]);
    const ours = named.find((one) => one.kind === kind);
    if (ours) await lockBooking(db, ours.bookingId);
    const isTold = (await findLines(db, provider, [ourReference])).some((one) => one.kind === kind);
    const decided = decideMatch({ difference, line, ours, isTold });
    if (!decided.ok) return decided;
    const now = clock();
    const proposer = await findProposer(db, match);
    if (needsTwoToMatch(decided.value, needsSecondPerson) && (proposer ?? by) === by) {
      if (proposer === undefined) await propose(db, match, command, now);
      return refuse('needs-another-person');
    }
    const where = { provider, day, settlementId };
    if (!(await markBothNames(db, where, decided.value))) return refuse('already-settled');
    if (ourReference !== match.gatewayReference) {
      if (proposer === undefined) await recordProposed(db, match, by, now);
      await recordAgreed(db, match, by, now);
    }
    await bookMatched(db, where, { ...decided.value, command }, now);
    const way = ourReference === match.gatewayReference ? 'adopted' : 'matched';
    for (const one of [{ id: command.id, settlementId, position }, ...missed]) {
      const answer = { id: newId(now), ...one, way: 'explained', why: command.why } as const;
      await writeAnswer(db, answer, { by, way, now });
    }
    return accept({ open: await countOpen(db, settlementId) });
  });

/** The first of two: their reason stays beside the difference whatever is said after them. */
async function propose(db: Database, match: Match, command: Command, now: Instant): Promise<void> {
  const { id, settlementId, position, why, by } = command;
  await recordProposed(db, match, by, now);
  const answer = { id, settlementId, position, why, proposes: match.ourReference };
  await writeAnswer(db, { ...answer, way: 'asked' }, { by, way: 'proposed', now });
}

/** False when a server of the version before has told our name meanwhile. */
async function markBothNames(
  db: Database,
  { provider, day, settlementId }: Found,
  { line, ours }: { readonly line: Line; readonly ours: Ours },
): Promise<boolean> {
  const { gatewayReference } = ours;
  if (gatewayReference === line.gatewayReference) return true;
  const where = { id: settlementId, provider, day };
  return (await recordLine(db, where, { ...line, gatewayReference }, true)) === 1;
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
  if ((await recordBooked(db, provider, line)) === 0) return;
  const terms = termsOn(command.fees, day);
  const facts = { day, lines: [ofOurs], named: [ours], overdue: [], toldOn: new Map(), terms };
  const { differences } = reconcile(facts);
  const from = await nextPosition(db, settlementId);
  await recordDifferences(db, { id: settlementId }, differences, from);
  await bookLine(db, { provider, day }, { line, ours, actor: `ops:${command.by}` }, now);
}
