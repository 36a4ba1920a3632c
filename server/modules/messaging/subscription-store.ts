import { createHash } from 'node:crypto';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The app that a browser's subscription belongs to: each has a worker of its own, and shows its own news. */
export type App = 'customer' | 'karigar' | 'ops';

/** A browser that wants push messages. */
export type Subscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

const insertSubscription = statement<[Buffer, string, Buffer, string, string, string, Date, App]>({
  name: 'messaging-record-subscription',
  // A session of the console is none of the customers' sessions.
  text: `insert into push_subscriptions (endpoint_hash, user_id, session_hash, staff_session_hash, endpoint, p256dh, auth,
      created_at, app)
    values ($1, $2, case when $8 <> 'ops' then $3::bytea end, case when $8 = 'ops' then $3::bytea end, $4, $5, $6, $7, $8)
    on conflict (endpoint_hash)
      do update set user_id = $2, session_hash = excluded.session_hash, staff_session_hash = excluded.staff_session_hash,
        p256dh = $5, auth = $6, app = $8`,
});

/** A browser has one subscription; it belongs to whoever is signed in there now. */
export async function recordSubscription(
  db: Database,
  subscriber: { readonly userId: string; readonly sessionHash: Buffer; readonly app: App },
  { endpoint, p256dh, auth }: Subscription,
  now: Instant,
): Promise<void> {
  const { userId, sessionHash, app } = subscriber;
  const hash = endpointHash(endpoint);
  await insertSubscription.run(db, [
    hash,
    userId,
    sessionHash,
    endpoint,
    p256dh,
    auth,
    new Date(now),
    app,
  ]);
}

const deleteOldest = statement<[string, number]>({
  name: 'messaging-delete-oldest-subscriptions',
  text: `delete from push_subscriptions where endpoint_hash in (
    select endpoint_hash from push_subscriptions where user_id = $1
      order by created_at desc, endpoint_hash offset $2)`,
});

/** Keeps the latest of a person. */
export const deleteOldestSubscriptions = (
  db: Database,
  userId: string,
  kept: number,
): Promise<number> => deleteOldest.count(db, [userId, kept]);

export type KeptSubscription = Subscription & {
  /** Key by which a message to this subscription is written once. */
  readonly id: string;
  readonly userId: string;
  readonly sessionHash: Buffer;
  readonly app: App;
};

const KEPT = `encode(endpoint_hash, 'hex') as id, user_id as "userId",
  coalesce(session_hash, staff_session_hash) as "sessionHash", endpoint, p256dh, auth, app`;

const listOfPeople = statement<[string[], App], KeptSubscription>({
  name: 'messaging-subscriptions',
  text: `select ${KEPT} from push_subscriptions where user_id = any($1) and app = $2`,
});

/** Every browser of these people that wants push messages of this app. */
export const listSubscriptions = (
  db: Database,
  userIds: readonly string[],
  app: App,
): Promise<KeptSubscription[]> => listOfPeople.run(db, [[...userIds], app]);

const deleteOfApp = statement<[string, App]>({
  name: 'messaging-erase-subscriptions-of-app',
  text: 'delete from push_subscriptions where user_id = $1 and app = $2',
});

/** Ends push for this person from this app, in all their browsers. */
export async function deleteSubscriptionsOf(db: Database, userId: string, app: App): Promise<void> {
  await deleteOfApp.run(db, [userId, app]);
}

const byEndpoint = statement<[Buffer], KeptSubscription>({
  name: 'messaging-find-subscription',
  text: `select ${KEPT} from push_subscriptions where endpoint_hash = $1`,
});

export const findSubscription = (
  db: Database,
  endpoint: string,
): Promise<KeptSubscription | undefined> => byEndpoint.first(db, [endpointHash(endpoint)]);

const deleteOne = statement<[Buffer, string | null]>({
  name: 'messaging-erase-subscription',
  text: `delete from push_subscriptions
    where endpoint_hash = $1 and ($2::uuid is null or user_id = $2::uuid)`,
});

/** Without a person: the push service says that the browser has given it up. */
export async function deleteSubscription(
  db: Database,
  endpoint: string,
  userId: string | null = null,
): Promise<void> {
  await deleteOne.run(db, [endpointHash(endpoint), userId]);
}

const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();
