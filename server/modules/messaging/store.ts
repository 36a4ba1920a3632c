import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { carriedTrace } from '#server/platform/tracing/current-trace.ts';
import { type Contents, goesFirst, type KeptMessage, type Message } from './message.ts';

const insertMessages = statement<
  [
    ids: string[],
    keys: string[],
    channels: string[],
    templates: string[],
    languages: string[],
    sealed: Buffer[],
    states: string[],
    instead: (string | null)[],
    awaited: boolean[],
    at: Date,
    userIds: (string | null)[],
    trace: object,
  ]
>({
  name: 'messaging-record',
  text: `with written as (
      insert into messages (id, key, channel, template, language, sealed, state, instead, user_id, created_at)
        select id, key, channel, template, language, sealed, state, instead, user_id, $10
          from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[], $8::text[],
              $11::uuid[])
            as given (id, key, channel, template, language, sealed, state, instead, user_id)
        on conflict (key) do nothing returning id
    )
    select record_event(id, 'MessageWritten', $10, 'house',
        jsonb_build_object('messageId', id, 'awaited', awaited) || $12::jsonb)
      from written join unnest($1::uuid[], $9::boolean[]) as given (id, awaited) using (id) order by id`,
});

/** A message to be sent. One that nobody must get (`to` is null) is written the same way and goes nowhere. */
export type NewMessage = Omit<Message, 'to'> & { readonly to: string | null };

/**
 * Writes down what is to be sent, in the caller's transaction; the event sets the sending going after the commit. A
 * message that nobody must get is written as well, so that neither the table's growth nor the time it takes tells who
 * exists.
 */
export const recordMessage = (
  db: Database,
  keys: Keys,
  message: NewMessage,
  now: Instant,
): Promise<void> => recordMessages(db, keys, [message], now);

/** Many in one round trip; each is written once, as with one. */
export async function recordMessages(
  db: Database,
  keys: Keys,
  messages: readonly NewMessage[],
  now: Instant,
): Promise<void> {
  // In the order of their keys: whoever else writes the same ones waits for us and not in a circle.
  const rows = messages
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((message) => ({ ...message, id: newId(now) }));
  await insertMessages.run(db, [
    rows.map(({ id }) => id),
    rows.map(({ key }) => key),
    rows.map(({ channel }) => channel),
    rows.map(({ template }) => template),
    rows.map(({ language }) => language),
    rows.map(({ id, to, params }) => seal(keys, { to: to ?? '', params } satisfies Contents, id)),
    rows.map(({ to }) => (to === null ? 'withheld' : 'waiting')),
    rows.map(({ instead = null }) => instead),
    rows.map(goesFirst),
    new Date(now),
    rows.map(({ userId = null }) => userId),
    carriedTrace(),
  ]);
}

export const contentsOf = (keys: Keys, { id, sealed }: KeptMessage): Contents | undefined =>
  sealed === null ? undefined : unseal<Contents>(keys, sealed, id);

const KEPT = `id, key, channel, template, language, sealed, state, instead, user_id as "userId", attempts,
  created_at as "createdAt", claimed_until as "claimedUntil", settled_at as "settledAt",
  taken_over_at as "takenOverAt"`;

const messageById = statement<[string], KeptMessage>({
  name: 'messaging-find',
  text: `select ${KEPT} from messages where id = $1`,
});

export const findMessage = (db: Database, id: string): Promise<KeptMessage | undefined> =>
  messageById.first(db, [id]);

const messageLocked = statement<[string], KeptMessage>({
  name: 'messaging-lock',
  text: `select ${KEPT} from messages where id = $1 for update`,
});

/** Against whoever does something with the same message. */
export const lockMessage = (db: Database, id: string): Promise<KeptMessage | undefined> =>
  messageLocked.first(db, [id]);

const messageByKey = statement<[string], { id: string }>({
  name: 'messaging-find-by-key',
  text: 'select id from messages where key = $1',
});

export const isWritten = async (db: Database, key: string): Promise<boolean> =>
  (await messageByKey.first(db, [key])) !== undefined;

const claim = statement<[string[], Date, Date], KeptMessage>({
  name: 'messaging-claim',
  text: `update messages set claimed_until = $3, attempts = attempts + 1
    where id = any($1) and state = 'waiting' and (claimed_until is null or claimed_until <= $2)
    returning ${KEPT}`,
});

/** Takes them for sending, against everybody else, until then; without those that somebody has or that have gone. */
export const claimMessages = (
  db: Database,
  ids: readonly string[],
  until: Instant,
  now: Instant,
): Promise<KeptMessage[]> => claim.run(db, [[...ids], new Date(now), new Date(until)]);

const holdUntilNext = statement<[string, string, Date]>({
  name: 'messaging-hold-until-next',
  text: `update messages set claimed_until = $3, failure = $2 where id = $1 and state = 'waiting'`,
});

/** Nobody knows whether it went; the next try is not before then, whoever makes it. */
export async function recordTry(
  db: Database,
  id: string,
  { failure, againAt }: { readonly failure: string; readonly againAt: Instant },
): Promise<void> {
  await holdUntilNext.run(db, [id, failure, new Date(againAt)]);
}

const holdBack = statement<[string, Date]>({
  name: 'messaging-hold-back',
  text: `update messages set claimed_until = $2 where key = $1 and state = 'waiting' and claimed_until is null`,
});

/** Nobody sends it before: until then it counts as taken. */
export async function recordNotBefore(db: Database, key: string, at: Instant): Promise<void> {
  await holdBack.run(db, [key, new Date(at)]);
}

const settle = statement<[string[], (string | null)[], boolean[], Date]>({
  name: 'messaging-settle',
  text: `update messages m set state = 'sent', channel_reference = coalesce(s.reference, m.channel_reference),
      failure = null, sealed = case when s.keep then m.sealed end, settled_at = $4, claimed_until = null
    from unnest($1::uuid[], $2::text[], $3::boolean[]) s (id, reference, keep)
    where m.id = s.id and m.state = 'waiting'`,
});

export type Settled = {
  readonly id: string;
  readonly channelReference: string | null;
  /** Contents and addresses are kept only as long as another channel may have to say it. */
  readonly keepContents: boolean;
};

/** They have gone. A report that came first has the last word, and nothing is changed. */
export async function recordSettled(
  db: Database,
  settled: readonly Settled[],
  now: Instant,
): Promise<void> {
  await settle.run(db, [
    settled.map(({ id }) => id),
    settled.map(({ channelReference }) => channelReference),
    settled.map(({ keepContents }) => keepContents),
    new Date(now),
  ]);
}

const leftBehind = statement<[Date, number], { id: string }>({
  name: 'messaging-left-behind',
  text: `(select id from messages where state = 'waiting' and created_at < $1
      and (claimed_until is null or claimed_until < $1) order by created_at limit $2)
    union all
    (select id from messages where state = 'sent' and instead is not null and taken_over_at is null
      and settled_at < $1 order by settled_at limit $2)`,
});

/** Messages that should have gone, or been taken over, long ago. */
export const listLeftBehind = async (
  db: Database,
  before: Instant,
  most: number,
): Promise<string[]> => (await leftBehind.run(db, [new Date(before), most])).map(({ id }) => id);

const deleteOld = statement<[Date, most: number]>({
  name: 'messaging-delete-old',
  text: `delete from messages where ctid = any (array(
    select ctid from messages where created_at < $1 limit $2))`,
});

export const deleteOldMessages = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => deleteOld.count(db, [new Date(before), most]));
