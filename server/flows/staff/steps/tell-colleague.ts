import type { Channel } from '#contract/channels.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { FactorChange } from '#server/modules/staff/factor-changes.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

export type TellDeps = {
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/** A mail to the address that is proven to be theirs: it may have been somebody else. */
export async function tellColleague(
  db: Database,
  { keys, messenger: { channels } }: TellDeps,
  { userId, happened }: { readonly userId: string; readonly happened: FactorChange },
  now: Instant,
): Promise<void> {
  const person = await findRecipient(db, userId);
  if (person?.email == null || !person.emailProven || !channels.includes('email')) return;
  const { email: to, language } = person;
  const told = { channel: 'email', to, template: 'staff-factor', userId, language } as const;
  const key = `staff-factor ${newId(now)}`;
  await recordMessage(db, keys, { ...told, key, params: { happened } }, now);
}
