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

/** Whether its owner can be written to by mail, which alone says why; an SMS says no more than that it is so. */
export const readsIt = (
  { messenger: { channels } }: Pick<NotifyDeps, 'messenger'>,
  { email }: Pick<Closable, 'email'>,
): boolean => email !== null && channels.includes('email');

/** An account was closed or opened by us: its owner reads why by mail, and by SMS that it is so. */
export async function notifyOfAccount(
  db: Database,
  deps: NotifyDeps,
  person: Closable,
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
  const { keys, messenger } = deps;
  const { id: userId, fullName, email, mobile, mobileProven, language } = person;
  const { template, id, said = '', until = null, now } = told;
  const params = { name: fullName ?? '', said, ...(until !== null && { until }) };
  const message = { template, userId, language, params };
  const key = `${template} ${id}`;
  const byMail =
    email === null || !readsIt(deps, person)
      ? []
      : [{ channel: 'email' as const, to: email, key: `${key} mail` }];
  const bySms =
    mobile === null || !mobileProven || !messenger.channels.includes('sms')
      ? []
      : [{ channel: 'sms' as const, to: mobile, key: `${key} sms` }];
  const messages = [...byMail, ...bySms].map((way) => ({ ...message, ...way }));
  if (messages.length > 0) await recordMessages(db, keys, messages, now);
}
