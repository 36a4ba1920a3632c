import { totpSeal } from '#server/modules/staff/sealed-store.ts';
import { recordBegunTotp } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { newTotpSecret, totpAddress } from '#server/platform/secrets/totp.ts';
import type { InStaffSession, StaffHouse } from './steps/is-second-factor.ts';

/** A new secret for an authenticator: it counts once a code of it was typed back, and the one before goes on until then. */
export const beginTotp = (
  { pool, keys, site }: StaffHouse,
  { userId, sessionHash }: InStaffSession,
  name: string,
) =>
  transaction(pool, async (db) => {
    const secret = newTotpSecret();
    await recordBegunTotp(db, sessionHash, seal(keys, secret, totpSeal(userId)));
    return { secret, address: totpAddress(secret, site.name, name) };
  });
