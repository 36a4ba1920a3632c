import type { Channel } from '#contract/channels.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { inviteStaff as promise } from '#contract/ops/invite-staff.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findAccounts } from '#server/modules/identity/account-store.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { lockStaff, recordInvitation } from '#server/modules/staff/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

type Deps = {
  readonly pool: Pool;
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/** The invited person reads where to sign in, in the language of the one who invites. */
export const inviteStaff = (
  { pool, keys, messenger: { channels } }: Deps,
  { email, roles, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ invited: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const wanted = [...new Set(roles)];
    const [known] = await findAccounts(db, { kind: 'email', value: email });
    if (known && (await lockStaff(db, known.id))) return refuse('already-staff');
    await recordInvitation(db, { email, roles: wanted, invitedBy: by }, now);
    const inviter = await findRecipient(db, by);
    const id = newId(now);
    if (channels.includes('email')) {
      const told = { channel: 'email', to: email, template: 'staff-invited', key: `staff ${id}` };
      const params = { by: inviter?.fullName ?? '' };
      const language = inviter?.language ?? 'en';
      await recordMessage(db, keys, { ...told, channel: 'email', params, language }, now);
    }
    await recordEvent(db, id, 'StaffInvited', now, `ops:${by}`, { roles: wanted });
    return accept({ invited: true });
  });
