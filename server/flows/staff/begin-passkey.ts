import type { Instant } from '#kernel/time.ts';
import { listPasskeys } from '#server/modules/staff/factor-store.ts';
import { recordChallenge } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askForPasskey } from '#server/platform/secrets/passkeys.ts';
import type { InStaffSession, StaffHouse } from './steps/is-second-factor.ts';

/** The options with which a browser makes a passkey; the challenge is kept with the session. */
export const beginPasskey = (
  { pool, site }: StaffHouse,
  { userId, sessionHash }: InStaffSession,
  name: string,
  now: Instant,
) =>
  transaction(pool, async (db) => {
    const options = await askForPasskey(site, { id: userId, name }, await listPasskeys(db, userId));
    await recordChallenge(db, sessionHash, options.challenge, now);
    return options;
  });
