import { type Clock, dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

type Entered = {
  readonly eventId: number;
  readonly userId: string;
  readonly device: string | null;
  readonly at: Instant;
};

/** One mail to whoever has been signed in on a browser that was never let in before; to an address that is theirs. */
export async function writeNewDevice(
  deps: { readonly pool: Pool; readonly now: Clock; readonly keys: Keys },
  { eventId, userId, device, at }: Entered,
): Promise<void> {
  await transaction(deps.pool, async (db) => {
    const recipient = await findRecipient(db, userId);
    if (!recipient?.email || !recipient.emailProven) return;
    const { email: to, language } = recipient;
    const told = { channel: 'email', template: 'new-device', to, language, userId } as const;
    const when = `${dateInIndia(at)} ${toIndiaIso(at).slice(11, 16)}`;
    const message = { ...told, params: { device: device ?? '', at: when } };
    await recordMessage(db, deps.keys, { ...message, key: `new-device ${eventId}` }, deps.now());
  });
}
