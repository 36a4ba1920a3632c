import type { Channel } from '#contract/channels.ts';
import { type Clock, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { findRecipients } from '#server/modules/identity/recipient-store.ts';
import { isRung, type RingStage, ringStages } from '#server/modules/inbox/ringing.ts';
import { lockItem, recordHeard } from '#server/modules/inbox/store.ts';
import { staffWayFor } from '#server/modules/messaging/delivery-addresses.ts';
import type { Contents } from '#server/modules/messaging/message.ts';
import { type NewMessage, recordMessages } from '#server/modules/messaging/store.ts';
import type { KeptSubscription } from '#server/modules/messaging/subscription-store.ts';
import { listOnDuty, listStaffOf } from '#server/modules/staff/duty-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listLiveSubscriptions } from '../steps/messaging/list-live-subscriptions.ts';

export type RingDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

type RingEvent = {
  readonly id: number;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * People on duty are rung for an item that nobody has taken: by push at once, by SMS a minute later, and then every
 * administrator. Under the item's lock: of somebody who takes it and the ring one is first, and a ring that is second does
 * not ring. Each stage rings once for an event. Answers when to look again.
 */
export const ringStaff = (
  deps: RingDeps,
  event: RingEvent,
): Promise<{ readonly againAt?: Instant }> =>
  transaction(deps.pool, async (db) => {
    const item = await lockItem(db, event.subject);
    if (!item || item.closedAt !== null || item.ownerId !== null || !isRung(item.kind)) return {};
    const now = deps.now();
    const { due, nextAt } = ringStages(Number(event.data.ringsAt), now);
    for (const stage of due) {
      if (!(await recordHeard(db, event.id, `rung ${stage}`))) continue;
      const people = await whoIsRung(db, stage, now);
      const call = { eventId: event.id, stage, people, params: paramsOf(item, now) };
      await recordMessages(db, deps.keys, await messagesOf(db, deps, call, now), now);
      const data = { kind: item.kind, stage, people };
      await recordEvent(db, item.id, 'StaffRung', now, 'house', data);
    }
    return nextAt === undefined ? {} : { againAt: nextAt };
  });

/** While nobody is on duty everybody is who could send somebody else. */
async function whoIsRung(db: Database, stage: RingStage, now: Instant): Promise<string[]> {
  if (stage === 'administrators') return listStaffOf(db, ['admin']);
  const onDuty = await listOnDuty(db, now);
  return onDuty.length > 0 ? onDuty : listStaffOf(db, ['dispatch', 'admin']);
}

const paramsOf = (
  { kind, bookingId }: { readonly kind: string; readonly bookingId: string | null },
  now: Instant,
): Contents['params'] => ({
  ...{ kind, untilAt: now + WORTH_READING_MS },
  ...(bookingId !== null && { bookingId }),
});

/** A telephone that was off for longer rings for nothing. */
const WORTH_READING_MS = HOUR;

/** On a day on which everything goes wrong one SMS says so, and the console says the rest; each safety exit rings. */
const ONE_SMS_MS = 5 * MINUTE;

type Call = {
  readonly eventId: number;
  readonly stage: RingStage;
  readonly people: readonly string[];
  readonly params: Contents['params'];
};

async function messagesOf(
  db: Database,
  { messenger: { channels } }: RingDeps,
  { eventId, stage, people, params }: Call,
  now: Instant,
): Promise<NewMessage[]> {
  const recipients = await findRecipients(db, people);
  const wanting = channels.includes('push') && stage !== 'telephones' ? people : [];
  const pushes = await listLiveSubscriptions(db, wanting, 'ops', now);
  return [...recipients].flatMap(([userId, recipient]) => {
    const message = { template: 'staff-called', language: recipient.language, userId, params };
    const key = `staff-called ${eventId} ${stage} ${userId}`;
    const telephoneKey =
      params.kind === 'safety-exit'
        ? key
        : `staff-called ${stage} ${userId} ${Math.floor(now / ONE_SMS_MS)}`;
    const way = stage === 'browsers' ? undefined : staffWayFor(recipient, channels);
    return [
      ...pushes.filter((one) => one.userId === userId).map(toBrowser(message, key)),
      ...(way ? [{ ...message, ...way, key: `${telephoneKey} ${way.channel}` }] : []),
    ];
  });
}

const toBrowser =
  (message: Omit<NewMessage, 'channel' | 'to' | 'key'>, key: string) =>
  ({ id, endpoint, p256dh, auth }: KeptSubscription): NewMessage => ({
    ...{ ...message, channel: 'push' as const },
    to: JSON.stringify({ endpoint, p256dh, auth }),
    key: `${key} push ${id}`,
  });
