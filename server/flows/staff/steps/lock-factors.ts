import { listPasskeys, lockTotpOf } from '#server/modules/staff/factor-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Everything that a colleague can show; locked, so that two who add the first or take the last away at once know of each other. */
export async function lockFactors(
  db: Database,
  userId: string,
): Promise<{
  readonly passkeys: readonly string[];
  readonly hasTotp: boolean;
  readonly count: number;
}> {
  const hasTotp = (await lockTotpOf(db, userId))?.confirmed === true;
  const passkeys = (await listPasskeys(db, userId)).map(({ id }) => id);
  return { passkeys, hasTotp, count: passkeys.length + Number(hasTotp) };
}
