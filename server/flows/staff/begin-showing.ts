import type { Instant } from '#kernel/time.ts';
import { listPasskeys } from '#server/modules/staff/factor-store.ts';
import { recordChallenge } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askToShowPasskey } from '#server/platform/secrets/passkeys.ts';
import type { InStaffSession, StaffHouse } from './steps/is-second-factor.ts';

/** The options with which a browser shows a passkey; nothing for somebody without one. */
export const beginShowing = (
  { pool, site }: StaffHouse,
  { userId, sessionHash }: InStaffSession,
  now: Instant,
) =>
  transaction(pool, async (db) => {
    const known = await listPasskeys(db, userId);
    if (known.length === 0) return undefined;
    const options = await askToShowPasskey(site, known);
    await recordChallenge(db, sessionHash, options.challenge, now);
    return options;
  });
