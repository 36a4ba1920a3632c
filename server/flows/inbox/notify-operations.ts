import type { InboxKind } from '#contract/ops/inbox.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import {
  decidedKind,
  endedAbout,
  endedBy,
  isStillSo,
  MAY_END,
  replacedBy,
} from '#server/modules/inbox/causes.ts';
import type { NewItem } from '#server/modules/inbox/item.ts';
import { itemsOf } from '#server/modules/inbox/items-of.ts';
import {
  findOpenItem,
  listOpenAbout,
  type OpenItem,
  recordHeard,
} from '#server/modules/inbox/store.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { lockLatestCheck } from '#server/modules/karigar/check-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { actorOf } from '#server/platform/events/actor-of.ts';
import { endItem } from '../steps/inbox/end-item.ts';
import { openItem } from '../steps/inbox/open-item.ts';
import { sinceOf } from '../steps/visit/since-of.ts';
import { endReplaced, isDropped } from './steps/end-replaced.ts';
import { stateOfBooking } from './steps/state-of-booking.ts';

export type InboxEvent = Parameters<typeof itemsOf>[0] & { readonly id: number };

export type InboxDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: Pick<AppCache, 'services'>;
};

/**
 * Operations hear of what needs them, and no longer of what does not. Under the booking's lock: while somebody accepts a
 * visit, nobody writes down that nobody comes. Told twice of an event they hear once. Answers whose screens have something
 * new.
 */
export async function notifyOperations(
  deps: InboxDeps,
  events: readonly InboxEvent[],
): Promise<string[]> {
  const open = await listOpenAbout(deps.pool, [...new Set(events.map(({ subject }) => subject))]);
  const troubled = new Set(open.map(({ bookingId }) => bookingId));
  let told = false;
  for (const event of events) {
    const opens = itemsOf(event).length > 0;
    // A case that it opens may be decided by an event of the same batch.
    if (opens) troubled.add(event.subject);
    const ends = (endedBy(event.type) ?? replacedBy(event.type)) !== undefined;
    if (opens || ends || (troubled.has(event.subject) && mayEnd(event))) {
      told = (await notifyOne(deps, event)) || told;
    }
  }
  return told ? [INBOX_TOPIC] : [];
}

const mayEnd = ({ type }: InboxEvent): boolean =>
  MAY_END.has(type) || decidedKind(type) !== undefined;

const notifyOne = (deps: InboxDeps, event: InboxEvent): Promise<boolean> =>
  transaction(deps.pool, async (db) => {
    const booking = await lockBooking(db, event.subject);
    const visit = booking && (await findVisit(db, booking.id));
    const now = deps.now();
    const out = booking && nextTimeout(booking, sinceOf(booking, visit));
    const state = booking && (await stateOfBooking(db, deps.facts, { booking, visit, now }));
    let told = false;
    // A payee that is gone itself has replaced the one before all the same.
    const replaced = replacedBy(event.type);
    if (replaced !== undefined) told = await endReplaced(db, replaced, event, now);
    if (await isRenewed(db, event)) return told;
    for (const item of itemsOf(event, { timeoutAt: out?.at })) {
      const cause = { karigarId: null, thingId: null, ...item };
      if (state && !isStillSo(cause, state)) continue;
      told = (await hear(db, event, item)) || told;
    }
    const ended = endedBy(event.type);
    if (ended !== undefined) return (await endOf(db, ended, event, now)) || told;
    if (!state || !mayEnd(event)) return told;
    const decided = await decidedBy(db, event);
    for (const item of await listOpenAbout(db, [event.subject])) {
      const isDecided = item.kind === decided && isMeant(event, item);
      if (!isDecided && isStillSo(item, state)) continue;
      await endItem(db, item.id, isDecided ? 'solved' : 'by-itself', event.type, now);
      told = true;
    }
    return told;
  });

/**
 * Since it was told that a paper ends, it may have been checked anew: whoever does that waits for this to end. A payee may
 * have been replaced or stopped since it was named.
 */
async function isRenewed(db: Database, { type, subject, data }: InboxEvent): Promise<boolean> {
  if (type === 'KarigarPayeeChanged') return isDropped(db, subject);
  return (
    type === 'KarigarPaperEnds' &&
    (await lockLatestCheck(db, subject, String(data.kind))) !== data.checkId
  );
}

async function endOf(db: Database, kind: InboxKind, event: InboxEvent, now: Instant) {
  const open = await findOpenItem(db, kind, endedAbout(event));
  if (open === undefined) return false;
  await endItem(db, open, 'solved', event.type, now);
  return true;
}

async function hear(db: Database, event: InboxEvent, item: NewItem): Promise<boolean> {
  if (!(await recordHeard(db, event.id, item.kind))) return false;
  await openItem(db, { id: newId(event.at), item, why: event.type }, event.at);
  return true;
}

/** Each of a crew who left is called, and each of a crew who appealed is answered; the case of the visit is another matter. */
const isMeant = ({ type, subject, data }: InboxEvent, item: OpenItem): boolean => {
  if (type === 'AppealDecided') return data.othersWait !== true;
  // A customer whose way out came too late awaits a call, whatever is decided about the money.
  if (type === 'SafetyCaseClosed') return item.about !== `${subject} customer`;
  return (
    type !== 'SafetyExitAnswered' ||
    (data.closed === true && item.karigarId === data.karigarId && item.about !== subject)
  );
};

/** An operator did it, not the clock: what that decides stays with the operator who looks after it. */
async function decidedBy(db: Database, { id, type }: InboxEvent): Promise<InboxKind | undefined> {
  const kind = decidedKind(type);
  return kind && (await actorOf(db, id))?.startsWith('ops:') ? kind : undefined;
}
