import type { MoreOfVisit, OfVisit } from '#contract/events/of-visit.ts';
import { canMove, legalMoves, type MoveName, moves } from '#contract/lifecycle.ts';
import { accept, type Outcome, type Refusal, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findAct, findLatestAct, isNameTaken, recordAct } from '#server/modules/visit/act-store.ts';
import { ownTime } from '#server/modules/visit/own-time.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { codeHash, isCodeHash, type Keys } from '#server/platform/secrets/keys.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { requireUnchanged } from '../../steps/booking/has-changed.ts';
import { type By, mayAct } from './may-act.ts';

export type VisitDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly facts: Pick<AppCache, 'places'>;
};

/** The action that a Karigar reports, and its time by their own clock. */
export type KarigarActionCommand = {
  /** The Karigar, or the operator who says it for the one who leads the visit. */
  readonly userId: string;
  /** Why an operator says it, and how it stood when they looked. The rules and the clocks are the Karigar's own. */
  readonly onBehalf?: string;
  readonly seen?: string | undefined;
  readonly bookingId: string;
  readonly actionId: string;
  readonly happenedAt: Instant;
};

/** A visit in the transaction of one action, locked against every other move. */
export type VisitContext = {
  readonly db: Database;
  readonly now: Instant;
  /** The time by the Karigar's own clock, held within what can be. */
  readonly ownAt: Instant;
  readonly booking: Booking;
  readonly visit: Visit;
  readonly karigarId: number;
  readonly actor: string;
};

export type ActRefusal = 'visit-not-found' | 'action-reused' | 'move-not-allowed';

/**
 * One action of the Karigar who leads a visit; where `by` says so, of anybody of its crew or who was told of its complaint. Sent
 * twice, by one telephone or by two, it happens once. A refused action has not happened: it is decided anew, but for a counted try.
 */
export async function performKarigarAction<Code extends string>(
  { pool, keys, now: clock }: Pick<VisitDeps, 'pool' | 'keys' | 'now'>,
  command: KarigarActionCommand,
  name: string,
  perform: (context: VisitContext) => Promise<Outcome<unknown, Code>>,
  by: By = 'leader',
): Promise<Outcome<'done', Code | ActRefusal>> {
  const { userId, bookingId, actionId, happenedAt, onBehalf, seen } = command;
  const content = contentOf(command);
  const contentHash = codeHash(keys, actionId, content);
  const once = transaction<Outcome<'done', Code | ActRefusal>>(pool, async (db) => {
    const ownId = onBehalf === undefined ? await findKarigarAtWork(db, userId) : null;
    const booking = ownId === undefined ? undefined : await lockBooking(db, bookingId);
    if (!booking) return refuse('visit-not-found');
    const known = await findAct(db, actionId);
    if (known) {
      if (ownId !== null && known.karigarId !== ownId) return refuse('action-reused');
      if (known.bookingId !== bookingId || known.act !== name) return refuse('action-reused');
      if (known.contentHash && !isCodeHash(keys, actionId, content, known.contentHash))
        return refuse('action-reused');
      if (known.refusal) return { ok: false, refusal: known.refusal as Refusal<Code> };
      return accept('done');
    }
    await requireUnchanged(db, booking, seen);
    const visit = await findVisit(db, bookingId);
    const karigarId = ownId ?? visit?.karigarId;
    // The clock is read only now: the wait for the lock may have been long.
    const now = clock();
    if (!visit || !karigarId) return refuse('visit-not-found');
    // Nobody learns that there is such a visit of somebody else.
    if (!(await mayAct(db, booking, visit, { karigarId, now, by })))
      return refuse('visit-not-found');
    const latest = await findLatestAct(db, bookingId, karigarId);
    const ownAt = ownTime(happenedAt, { notBefore: latest ?? visit.assignedAt, now });
    const actor = onBehalf === undefined ? `karigar:${karigarId}` : `ops:${userId}`;
    const outcome = await perform({ db, now, ownAt, booking, visit, karigarId, actor });
    const refusal = outcome.ok ? null : outcome.refusal;
    if (refusal === null || COUNTED.has(refusal.code)) {
      const said = { actionId, karigarId, bookingId, act: name, contentHash };
      await recordAct(db, { ...said, ownAt, at: now, refusal });
      if (onBehalf !== undefined) {
        const forThem = { karigarId, act: name, why: onBehalf };
        await recordEvent(db, bookingId, 'ActedOnBehalf', now, actor, forThem);
      }
    }
    return outcome.ok ? accept('done') : outcome;
  });
  return once.catch((error: unknown) => {
    if (isNameTaken(error)) return refuse('action-reused');
    throw error;
  });
}

/** The content of an action without its time and what was seen before: sent again, either may be newer. */
const contentOf = ({ happenedAt: _, seen: __, ...said }: KarigarActionCommand): string =>
  JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Sent again by a bad line it is not another try. */
const COUNTED: ReadonlySet<string> = new Set(['start-code-wrong', 'crew-code-wrong']);

/** "An illegal move answers 409 with the legal moves; repeating one is a no-op": `repeated` when it was made already. */
export function mayMove(
  name: MoveName,
  { status }: Pick<Booking, 'status'>,
): Outcome<'may' | 'repeated', 'move-not-allowed'> {
  if (canMove(name, status, 'karigar')) return accept('may');
  if (status === moves[name].to) return accept('repeated');
  return refuse('move-not-allowed', { moves: legalMoves(status) });
}

/** The event of a move of this visit. */
export const recordVisitEvent = <Name extends OfVisit>(
  { db, now, booking, karigarId, actor, ownAt }: VisitContext,
  event: Name,
  ...[more]: Record<string, never> extends MoreOfVisit<Name>
    ? [MoreOfVisit<Name>?]
    : [MoreOfVisit<Name>]
): Promise<number> =>
  recordEvent(db, booking.id, event, now, actor, {
    ...aboutBooking(booking),
    ...{ karigarId, from: booking.status, ownAt },
    ...more,
  } as never);
