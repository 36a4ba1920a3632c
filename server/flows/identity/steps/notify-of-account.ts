import type { Channel } from '#contract/channels.ts';
import type { Instant } from '#kernel/time.ts';
import type { Closable } from '#server/modules/identity/closure-store.ts';
import { recordMessages } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

export type NotifyDeps = {
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/** An account was closed or opened by us: its owner reads why by mail, and by SMS that it is so. */
export async function notifyOfAccount(
  db: Database,
  { keys, messenger: { channels } }: NotifyDeps,
  { id: userId, fullName, email, mobile, mobileProven, language }: Closable,
  told: {
    readonly template: 'account-paused' | 'account-closed' | 'account-reopened';
    readonly id: string;
    /** Nothing where the clock has done it. */
    readonly said?: string;
    /** When it ends by itself. */
    readonly until?: Instant | null;
    readonly now: Instant;
  },
): Promise<void> {
  const { template, id, said = '', until = null, now } = told;
  const params = { name: fullName ?? '', said, ...(until !== null && { until }) };
  const message = { template, userId, language, params };
  const key = `${template} ${id}`;
  const byMail =
    email === null || !channels.includes('email')
      ? []
      : [{ channel: 'email' as const, to: email, key: `${key} mail` }];
  const bySms =
    mobile === null || !mobileProven || !channels.includes('sms')
      ? []
      : [{ channel: 'sms' as const, to: mobile, key: `${key} sms` }];
  const messages = [...byMail, ...bySms].map((way) => ({ ...message, ...way }));
  if (messages.length > 0) await recordMessages(db, keys, messages, now);
}
