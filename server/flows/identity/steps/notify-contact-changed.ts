import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { type Reached, recordUndo } from '#server/modules/identity/undo-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import type { CodeDeps } from '../../steps/identity/send-code.ts';

/** And whose links lead back from a change. */
export type ContactDeps = CodeDeps & { readonly sender: { readonly origin: string } };

export type ContactChanged = {
  readonly person: Person;
  /** How they were reached. */
  readonly before: Reached;
  /** The address that the link leads to. */
  readonly origin: string;
};

/**
 * Should somebody else be taking the account over, its owner hears of it where they still read, with a link that puts it
 * back.
 */
export async function notifyContactChanged(
  db: Database,
  keys: Keys,
  { person: { id, language }, before, origin }: ContactChanged,
  now: Instant,
): Promise<void> {
  const { email, emailProvenAt } = before;
  const token = newToken();
  // Kept for a former mobile as well: whoever has it hears, for some days, where a Karigar is to be paid.
  await recordUndo(db, { token, userId: id, before }, now);
  // An address that was only typed may be a stranger's: nobody there gets a way into this account.
  if (!email || emailProvenAt === null) return;
  const told = { channel: 'email', to: email, template: 'contact-changed', userId: id } as const;
  const params = { link: `${origin}/undo-change?lang=${language}#token=${token}` };
  await recordMessage(
    db,
    keys,
    { ...told, params, language, key: `contact-changed ${newId(now)}` },
    now,
  );
}
