import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { type Contents, isAwaited, type KeptMessage, type Message } from './message.ts';

const insertMessage = statement<
  [string, string, string, string, string, Buffer, string, string | null, Date],
  { id: string }
>({
  name: 'messaging-record',
  text: `insert into messages (id, key, channel, template, language, sealed, state, instead, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning id`,
});

/**
 * Writes down what is to be sent, in the caller's transaction; the event sets the sending going after the commit. A
 * message that nobody must get (`to` is null) is written the same way and goes nowhere, so that neither the table's
 * growth nor the time it takes tells who exists.
 */
export async function recordMessage(
  db: Database,
  keys: Keys,
  message: Omit<Message, 'to'> & { readonly to: string | null },
  now: Instant,
): Promise<void> {
  const { channel, to, template, params, language, key, instead = null } = message;
  const id = newId(now);
  const sealed = seal(keys, { to: to ?? '', params } satisfies Contents, id);
  const state = to === null ? 'withheld' : 'waiting';
  const written = await insertMessage.first(db, [
    id,
    key,
    channel,
    template,
    language,
    sealed,
    state,
    instead,
    new Date(now),
  ]);
  const told = { messageId: id, awaited: isAwaited(params) };
  if (written) await recordEvent(db, id, 'MessageWritten', now, 'house', told);
}

export const contentsOf = (keys: Keys, { id, sealed }: KeptMessage): Contents | undefined =>
  sealed === null ? undefined : unseal<Contents>(keys, sealed, id);

const KEPT = `id, key, channel, template, language, sealed, state, instead, attempts,
  created_at as "createdAt", claimed_until as "claimedUntil", settled_at as "settledAt",
  taken_over_at as "takenOverAt"`;

const messageById = statement<[string], KeptMessage>({
  name: 'messaging-find',
  text: `select ${KEPT} from messages where id = $1`,
});

export const findMessage = (db: Database, id: string): Promise<KeptMessage | undefined> =>
  messageById.first(db, [id]);

const claim = statement<[string, Date, Date], KeptMessage>({
  name: 'messaging-claim',
  text: `update messages set claimed_until = $3, attempts = attempts + 1
    where id = $1 and state = 'waiting' and (claimed_until is null or claimed_until <= $2)
    returning ${KEPT}`,
});

/** Takes it for sending, against everybody else, until then; nothing when somebody has it or it has gone. */
export const claimMessage = (
  db: Database,
  id: string,
  until: Instant,
  now: Instant,
): Promise<KeptMessage | undefined> => claim.first(db, [id, new Date(now), new Date(until)]);

const letGo = statement<[string, string]>({
  name: 'messaging-let-go',
  text: `update messages set claimed_until = null, failure = $2 where id = $1 and state = 'waiting'`,
});

/** Nobody knows whether it went; others may try. */
export async function recordTry(db: Database, id: string, failure: string): Promise<void> {
  await letGo.run(db, [id, failure]);
}

const settle = statement<[string, string, string | null, string | null, boolean, Date]>({
  name: 'messaging-settle',
  text: `update messages set state = $2, channel_reference = coalesce($3, channel_reference), failure = $4,
      sealed = case when $5 then sealed end, settled_at = $6, claimed_until = null
    where id = $1 and state = 'waiting'`,
});

export type Settled = {
  readonly id: string;
  readonly state: 'sent' | 'failed';
  readonly channelReference: string | null;
  readonly failure: string | null;
  /** What was said and to whom is kept only as long as another channel may have to say it. */
  readonly keepContents: boolean;
};

/** What became of it at once. A report that came first has the last word, and nothing is changed. */
export async function recordSettled(db: Database, settled: Settled, now: Instant): Promise<void> {
  const { id, state, channelReference, failure, keepContents } = settled;
  await settle.run(db, [id, state, channelReference, failure, keepContents, new Date(now)]);
}

const leftBehind = statement<[Date, number], { id: string }>({
  name: 'messaging-left-behind',
  text: `(select id from messages where state = 'waiting' and created_at < $1 order by created_at limit $2)
    union all
    (select id from messages where state = 'sent' and instead is not null and taken_over_at is null
      and settled_at < $1 order by settled_at limit $2)`,
});

/** What should have gone, or been taken over, long ago. */
export const listLeftBehind = async (
  db: Database,
  before: Instant,
  most: number,
): Promise<string[]> => (await leftBehind.run(db, [new Date(before), most])).map(({ id }) => id);

const deleteOld = statement<[Date]>({
  name: 'messaging-forget-old',
  text: 'delete from messages where created_at < $1',
});

export const forgetOldMessages = (db: Database, before: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(before)]);
