import type { Channel } from '#contract/channels.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { KeptMessage } from './message.ts';

/** Finds the message that a report is about: by the channel's own name for it, or by ours. */
export type Reported = {
  readonly channel: Channel;
  readonly channelReference: string | null;
  readonly id: string | null;
};

const KEPT = `id, key, channel, template, language, sealed, state, instead, user_id as "userId", attempts,
  created_at as "createdAt", claimed_until as "claimedUntil", settled_at as "settledAt",
  taken_over_at as "takenOverAt"`;

const lockById = statement<[string, string], KeptMessage>({
  name: 'messaging-lock-by-id',
  text: `select ${KEPT} from messages where id = $1 and channel = $2 for update`,
});

const lockByReference = statement<[string, string], KeptMessage>({
  name: 'messaging-lock-by-reference',
  text: `select ${KEPT} from messages where channel_reference = $1 and channel = $2 for update`,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The message itself, locked until the transaction ends. */
export async function lockReported(
  db: Database,
  { channel, channelReference, id }: Reported,
): Promise<KeptMessage | undefined> {
  const ours = id && UUID.test(id) ? await lockById.first(db, [id, channel]) : undefined;
  if (ours || !channelReference) return ours;
  return lockByReference.first(db, [channelReference, channel]);
}

const deliver = statement<[string, string | null, boolean, Date]>({
  name: 'messaging-delivered',
  text: `update messages set state = 'delivered', delivered_at = $4, settled_at = coalesce(settled_at, $4),
      channel_reference = coalesce(channel_reference, $2), failure = null, claimed_until = null,
      sealed = case when $3 then sealed end
    where id = $1 and state <> 'delivered'`,
});

/** It has arrived; that also answers whether it was sent, where the answer to the sending was lost. */
export async function recordDelivered(
  db: Database,
  delivered: {
    readonly id: string;
    readonly channelReference: string | null;
    readonly keepContents: boolean;
  },
  now: Instant,
): Promise<void> {
  const { id, channelReference, keepContents } = delivered;
  await deliver.run(db, [id, channelReference, keepContents, new Date(now)]);
}

const fail = statement<[string, string, boolean, Date]>({
  name: 'messaging-failed-later',
  text: `update messages set state = 'failed', failure = $2, settled_at = $4, claimed_until = null,
      sealed = case when $3 then sealed end
    where id = $1 and state in ('waiting', 'sent')`,
});

/** Whether it was news that it will never arrive. */
export const recordUndelivered = async (
  db: Database,
  failed: { readonly id: string; readonly failure: string; readonly keepContents: boolean },
  now: Instant,
): Promise<boolean> =>
  (await fail.count(db, [failed.id, failed.failure, failed.keepContents, new Date(now)])) === 1;

const takeOver = statement<[string, boolean, Date]>({
  name: 'messaging-taken-over',
  text: `update messages set taken_over_at = $3, sealed = case when $2 then sealed end
    where id = $1 and taken_over_at is null`,
});

export async function recordTakenOver(
  db: Database,
  { id, keepContents }: { readonly id: string; readonly keepContents: boolean },
  now: Instant,
): Promise<void> {
  await takeOver.run(db, [id, keepContents, new Date(now)]);
}

/** The other messages of the same news to the same person; none of them ends meanwhile. */
export const lockOtherWays = (
  db: Database,
  { id, userId, news }: { readonly id: string; readonly userId: string; readonly news: string },
): Promise<OtherWay[]> => selectOtherWays.run(db, [userId, id, news]);

type OtherWay = Pick<KeptMessage, 'id' | 'state' | 'attempts'>;

const selectOtherWays = statement<[userId: string, id: string, news: string], OtherWay>({
  name: 'messaging-other-ways-tried',
  text: `select id, state, attempts from messages
      where user_id = $1 and id <> $2 and starts_with(key, $3 || ' ') order by id for update`,
});
