import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import type { Contents, KeptMessage, Message } from './message.ts';

const insertMessage = statement<
  [string, string, string, string, string, Buffer, string, Date],
  { id: string }
>({
  name: 'messaging-record',
  text: `insert into messages (id, key, channel, template, language, sealed, state, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing returning id`,
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
  const { channel, to, template, params, language, key } = message;
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
    new Date(now),
  ]);
  if (written) await recordEvent(db, id, 'MessageWritten', now, 'house', { messageId: id });
}

export const contentsOf = (keys: Keys, { id, sealed }: KeptMessage): Contents | undefined =>
  sealed === null ? undefined : unseal<Contents>(keys, sealed, id);

const messageById = statement<[string], KeptMessage>({
  name: 'messaging-find',
  text: `select id, key, channel, template, language, sealed, state, attempts, created_at as "createdAt"
    from messages where id = $1`,
});

export const findMessage = (db: Database, id: string): Promise<KeptMessage | undefined> =>
  messageById.first(db, [id]);

const settle = statement<[string, string, string | null, string | null, boolean, Date]>({
  name: 'messaging-settle',
  text: `update messages set state = $2, attempts = attempts + 1, channel_reference = $3, failure = $4,
      sealed = case when $5 then sealed end, settled_at = $6
    where id = $1 and state = 'waiting'`,
});

/** What became of it. Unless it is to be kept for the outbox page of development, its contents go. */
export async function recordSettled(
  db: Database,
  settled: {
    readonly id: string;
    readonly state: 'sent' | 'failed';
    readonly channelReference: string | null;
    readonly failure: string | null;
    readonly keepContents: boolean;
  },
  now: Instant,
): Promise<void> {
  const { id, state, channelReference, failure, keepContents } = settled;
  await settle.run(db, [id, state, channelReference, failure, keepContents, new Date(now)]);
}

const countTry = statement<[string, string]>({
  name: 'messaging-count-try',
  text: `update messages set attempts = attempts + 1, failure = $2 where id = $1 and state = 'waiting'`,
});

export async function recordTry(db: Database, id: string, failure: string): Promise<void> {
  await countTry.run(db, [id, failure]);
}

const deleteOld = statement<[Date]>({
  name: 'messaging-forget-old',
  text: 'delete from messages where created_at < $1',
});

export const forgetOldMessages = (db: Database, before: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(before)]);
