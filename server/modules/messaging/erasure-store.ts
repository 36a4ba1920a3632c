import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const own = statement<[key: string, userId: string]>({
  name: 'messaging-record-owner',
  text: 'update messages set user_id = $2 where key = $1',
});

/** The owner turns out afterwards, as with the code by which somebody signed in. */
export async function recordOwner(db: Database, key: string, userId: string): Promise<void> {
  await own.run(db, [key, userId]);
}

const changeOwner = statement<[from: string, to: string]>({
  name: 'messaging-record-new-owner',
  text: 'update messages set user_id = $2 where user_id = $1',
});

/** Moves what was said to one account of a person to another account of theirs. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
}

const deleteMessages = statement<[userId: string, keys: string[]]>({
  name: 'messaging-erase-person',
  text: 'delete from messages where user_id = $1 or key = any($2)',
});

const deleteSubscriptions = statement<[userId: string]>({
  name: 'messaging-erase-subscriptions',
  text: 'delete from push_subscriptions where user_id = $1',
});

/** Everything said to a person, sent or not, the messages of these keys as well, and every browser that wanted to hear. */
export async function eraseMessagesOf(
  db: Database,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  await deleteMessages.run(db, [userId, [...keys]]);
  await deleteSubscriptions.run(db, [userId]);
}
