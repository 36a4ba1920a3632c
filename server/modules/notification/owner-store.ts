import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const changeOwner = statement<[from: string, to: string]>({
  name: 'notification-record-new-owner',
  text: 'update notifications set user_id = $2 where user_id = $1',
});

/** Everything of one account goes over to another one of the same person. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
}

const deleteAll = statement<[userId: string]>({
  name: 'notification-erase-person',
  text: 'delete from notifications where user_id = $1',
});

export async function eraseNotificationsOf(db: Database, userId: string): Promise<void> {
  await deleteAll.run(db, [userId]);
}
