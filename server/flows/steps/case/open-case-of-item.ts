import { CASE_KINDS, type CaseKind, type CaseOutcome } from '#contract/cases.ts';
import type { InboxKind, InboxOutcome } from '#contract/ops/inbox.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { type Case, customerOf } from '#server/modules/case/case.ts';
import { deadlinesOf } from '#server/modules/case/clocks.ts';
import {
  lockCase,
  lockCaseAbout,
  recordCaseStep,
  recordChanged,
} from '#server/modules/case/store.ts';
import { findItem } from '#server/modules/inbox/clock-store.ts';
import type { NewItem } from '#server/modules/inbox/item.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { followClock } from './follow-clock.ts';
import { isDecided } from './is-decided.ts';
import { openCase } from './open-case.ts';

const isCase = (kind: InboxKind): kind is InboxKind & CaseKind =>
  (CASE_KINDS as readonly string[]).includes(kind);

/** An inbox item that operations must end themselves is a case; one that was closed and comes again is reopened. */
export async function openCaseOfItem(db: Database, item: NewItem, now: Instant): Promise<void> {
  const { kind, about, harmAt, bookingId, karigarId, leadId, because } = item;
  if (!isCase(kind)) return;
  const known = await lockCaseAbout(db, kind, about);
  if (known) {
    if (known.closedAt === null) return;
    await change(db, takenUp(known, harmAt, now), 'reopened', 'house', now, because);
    return;
  }
  const booking = bookingId === undefined ? undefined : await findBooking(db, bookingId);
  // A dispute is due by its own deadline; a call-back is promised for a moment.
  const nextAt = kind === 'dispute' ? null : harmAt;
  const of = { kind, about, userId: booking?.userId ?? null, bookingId: bookingId ?? null };
  const whom = { karigarId: karigarId ?? null, leadId: leadId ?? null };
  const more = { ...whom, userId: customerOf(of), nextAt, topic: because ?? null };
  await openCase(db, { ...of, ...more, by: 'house' }, now);
}

/** Its old clocks have run out: what was heard before is acknowledged, and there is as long again to resolve it. */
const takenUp = (one: Case, nextAt: Instant, now: Instant): Case => ({
  ...one,
  ...{ closedAt: null, closedBy: null, outcome: null, reason: null, nextAt },
  acknowledgedAt: one.acknowledgedAt ?? now,
  resolveBy: Math.max(one.resolveBy, deadlinesOf(one.kind, now).resolveBy, nextAt),
});

/** Its alarm has an owner, and so has the case. */
export async function giveCaseOfItem(
  db: Database,
  item: { readonly id: string; readonly kind: InboxKind; readonly about: string },
  ownerId: string,
  now: Instant,
): Promise<void> {
  const one = await caseOf(db, item.id);
  if (!one || one.closedAt !== null || one.ownerId === ownerId) return;
  await change(db, { ...one, ownerId }, 'taken', `ops:${ownerId}`, now);
}

/** Its alarm has ended, and so has the case, unless a decision is still awaited. */
export async function endCaseOfItem(
  db: Database,
  itemId: string,
  { by, outcome }: { readonly by: string; readonly outcome?: InboxOutcome },
  now: Instant,
): Promise<void> {
  const item = await findItem(db, itemId);
  if (!item || !isCase(item.kind)) return;
  const one = await lockCaseAbout(db, item.kind, item.about);
  if (!one || one.closedAt !== null || !(await isDecided(db, one))) return;
  const end = { closedAt: now, closedBy: by, outcome: endOf(item.kind, outcome), nextAt: null };
  await change(db, { ...one, ...end, nextStep: null }, 'closed', by, now);
}

const endOf = (kind: CaseKind, outcome: InboxOutcome | undefined): CaseOutcome => {
  if (kind === 'dispute') return 'decided';
  if (kind === 'safety-exit') return 'heard';
  return outcome === 'booked' || outcome === 'reached' || outcome === 'not-wanted'
    ? outcome
    : 'not-reached';
};

async function caseOf(db: Database, itemId: string): Promise<Case | undefined> {
  const item = await findItem(db, itemId);
  if (!item) return undefined;
  if (item.kind === 'case-due') return item.thingId ? lockCase(db, item.thingId) : undefined;
  return isCase(item.kind) ? lockCaseAbout(db, item.kind, item.about) : undefined;
}

async function change(
  db: Database,
  next: Case,
  step: 'taken' | 'closed' | 'reopened',
  by: string,
  at: Instant,
  text?: string,
): Promise<void> {
  await recordCaseStep(db, { id: newId(at), caseId: next.id, step, by, text }, at);
  await recordChanged(db, next, { by, at });
  await followClock(db, next, at);
}
