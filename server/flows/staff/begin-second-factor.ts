import type { Instant } from '#kernel/time.ts';
import { listPasskeys, recordTotp } from '#server/modules/staff/factor-store.ts';
import { totpSeal } from '#server/modules/staff/sealed-store.ts';
import { recordChallenge } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askForPasskey, askToShowPasskey } from '#server/platform/secrets/passkeys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { newTotpSecret, totpAddress } from '#server/platform/secrets/totp.ts';
import type { InStaffSession, StaffHouse } from '../steps/second-factor.ts';

/** What a browser makes a passkey with; the challenge is kept with the session. */
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

/** A new secret for an authenticator: it counts once a code of it was typed back. */
export const beginTotp = (
  { pool, keys, site }: StaffHouse,
  { userId }: InStaffSession,
  name: string,
) =>
  transaction(pool, async (db) => {
    const secret = newTotpSecret();
    await recordTotp(db, userId, seal(keys, secret, totpSeal(userId)));
    return { secret, address: totpAddress(secret, site.name, name) };
  });

/** What a browser shows a passkey with; nothing where there is none. */
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
