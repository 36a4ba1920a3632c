import { createECDH, randomBytes } from 'node:crypto';
import type { Instant } from '#kernel/time.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Account, insertSession } from './cast.ts';

/** The console of this colleague was open in a browser that may ring. */
export async function letBrowserRing(
  db: Pool,
  { id }: Pick<Account, 'id'>,
  now: Instant,
): Promise<void> {
  await insertSession(db, { id }, now);
  const { rows } = await db.query(
    'select token_hash from staff_sessions where user_id = $1 order by created_at desc limit 1',
    [id],
  );
  const subscriber = { userId: id, sessionHash: rows[0].token_hash, app: 'ops' } as const;
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const subscribed = await subscribePush(db, subscriber, subscription, now);
  if (!subscribed.ok) throw new Error(subscribed.refusal.code);
}
