import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { type Case, hasOwnAlarm } from '#server/modules/case/case.ts';
import { type CaseAlarm, caseAlarmOf, keyOf } from '#server/modules/case/clocks.ts';
import { recordAlarm } from '#server/modules/case/store.ts';
import { recordWorse } from '#server/modules/inbox/clock-store.ts';
import {
  findOpenItem,
  lockItem,
  recordClosed,
  recordItem,
  recordNoted,
  recordStep,
} from '#server/modules/inbox/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Operations hear of the clock of a case that is new, runs out soon or has run out, once each; and no longer of one that was
 * stopped. What has an alarm of its own is worse by it. Answers whether there was something to hear.
 */
export async function followClock(db: Database, one: Case, now: Instant): Promise<boolean> {
  const alarm = caseAlarmOf(one, now);
  const key = keyOf(alarm);
  // A closed case leaves nothing that rings, were it called for by hand.
  if (key === one.alarm) return one.closedAt !== null && silence(db, one, now);
  await recordAlarm(db, one.id, key);
  if (alarm === null) return silence(db, one, now);
  const why = `${alarm.what}-${alarm.state}`;
  const own = hasOwnAlarm(one.kind) ? await findOpenItem(db, one.kind, one.about) : undefined;
  if (own === undefined) {
    await tell(db, one, alarm, now);
    return true;
  }
  await recordWorse(db, own, why, now);
  await recordStep(
    db,
    { id: newId(now), itemId: own, step: 'escalated', by: 'house', note: why },
    now,
  );
  return true;
}

/** The customer has said more: whoever looks after it reads that now, and not when its clock has run out. */
export async function ringOfReply(db: Database, one: Case, now: Instant): Promise<void> {
  const open = await findOpenItem(db, 'case-due', one.id);
  if (open === undefined) {
    await record(db, one, { why: 'replied', harmAt: one.nextAt ?? now, isWorse: false }, now);
    return;
  }
  await recordNoted(db, open);
  const step = { id: newId(now), itemId: open, step: 'again', by: 'house' } as const;
  await recordStep(db, { ...step, note: 'replied' }, now);
}

/** Answers what the customer has said: an alarm of the case is silenced unless one of its clocks still rings. */
export async function quieten(db: Database, one: Case, now: Instant): Promise<void> {
  if (caseAlarmOf(one, now) === null) await silence(db, one, now);
}

async function silence(db: Database, one: Case, now: Instant): Promise<boolean> {
  const itemId = await findOpenItem(db, 'case-due', one.id);
  if (itemId === undefined || (await isAwaited(db, one, itemId))) return false;
  await recordClosed(db, itemId, { outcome: 'by-itself', by: 'house' }, now);
  await recordStep(db, { id: newId(now), itemId, step: 'closed', by: 'house' }, now);
  return true;
}

/** Somebody was called for and nobody has come yet: an answer does not stop that, the end of the case does. */
async function isAwaited(
  db: Database,
  { closedAt, escalatedAt }: Case,
  itemId: string,
): Promise<boolean> {
  if (closedAt !== null || escalatedAt === null) return false;
  const item = await lockItem(db, itemId);
  return item !== undefined && item.ownerId === null && item.openedAt <= escalatedAt;
}

const tell = (db: Database, one: Case, { what, state, at }: CaseAlarm, now: Instant) =>
  record(db, one, { why: `${what}-${state}`, harmAt: at, isWorse: state !== 'new' }, now);

type Ring = { readonly why: string; readonly harmAt: Instant; readonly isWorse: boolean };

async function record(
  db: Database,
  one: Case,
  { why, harmAt, isWorse }: Ring,
  now: Instant,
): Promise<void> {
  const item = {
    ...({ kind: 'case-due', about: one.id, thingId: one.number, because: why } as const),
    ...({ harms: 'customer', harmAt, meanwhile: { does: 'nothing' } } as const),
    ...(one.bookingId !== null && { bookingId: one.bookingId }),
    ...(one.leadId !== null && { leadId: one.leadId }),
    ...(isWorse && ({ escalates: true } as const)),
  };
  const { id: itemId, isNew } = await recordItem(db, newId(now), item, now);
  const step = isNew ? 'opened' : isWorse ? 'escalated' : 'again';
  await recordStep(db, { id: newId(now), itemId, step, by: 'house', note: why }, now);
}
