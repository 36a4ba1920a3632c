import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const setTotp = statement<[string, Buffer]>({
  name: 'staff-record-totp',
  text: `update staff set totp_sealed = $2, totp_confirmed_at = null, totp_step = null where user_id = $1`,
});
/** A new secret; it counts once a code of it was typed back. */
export const recordTotp = (db: Database, userId: string, sealed: Buffer): Promise<unknown> =>
  setTotp.run(db, [userId, sealed]);

const lockTotp = statement<
  [string],
  { sealed: Buffer | null; step: number | null; confirmed: boolean }
>({
  name: 'staff-lock-totp',
  text: `select totp_sealed as sealed, totp_step as step, totp_confirmed_at is not null as confirmed
    from staff where user_id = $1 for update`,
});
export const lockTotpOf = (
  db: Database,
  userId: string,
): Promise<{ sealed: Buffer | null; step: number | null; confirmed: boolean } | undefined> =>
  lockTotp.first(db, [userId]);

const setStep = statement<[string, number, Date]>({
  name: 'staff-record-totp-step',
  text: `update staff set totp_step = $2, totp_confirmed_at = coalesce(totp_confirmed_at, $3) where user_id = $1`,
});
/** A code is taken, and none of its step or before it any more. */
export const recordTotpStep = (
  db: Database,
  userId: string,
  step: number,
  now: Instant,
): Promise<unknown> => setStep.run(db, [userId, step, new Date(now)]);

export type Passkey = {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
};

const listKeys = statement<[string], Passkey>({
  name: 'staff-list-passkeys',
  text: `select id, public_key as "publicKey", counter, transports from staff_passkeys where user_id = $1 order by added_at`,
});
export const listPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  listKeys.run(db, [userId]);

const insertKey = statement<[string, string, Buffer, number, string[], Date]>({
  name: 'staff-record-passkey',
  text: `insert into staff_passkeys (id, user_id, public_key, counter, transports, added_at)
    values ($1, $2, $3, $4, $5, $6)`,
});
export const recordPasskey = (
  db: Database,
  userId: string,
  { id, publicKey, counter, transports }: Passkey,
  now: Instant,
): Promise<unknown> =>
  insertKey.run(db, [id, userId, publicKey, counter, [...transports], new Date(now)]);

const useKey = statement<[string, string, number, Date]>({
  name: 'staff-record-passkey-used',
  text: 'update staff_passkeys set counter = $3, used_at = $4 where id = $1 and user_id = $2',
});
export const recordPasskeyUsed = (
  db: Database,
  userId: string,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Instant,
): Promise<unknown> => useKey.run(db, [id, userId, counter, new Date(now)]);

const dropCodes = statement<[string]>({
  name: 'staff-drop-recovery-codes',
  text: 'delete from staff_recovery_codes where user_id = $1',
});
const addCodes = statement<[string, Buffer[]]>({
  name: 'staff-add-recovery-codes',
  text: 'insert into staff_recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
});
/** New ones in place of all that there were. */
export async function recordRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropCodes.run(db, [userId]);
  await addCodes.run(db, [userId, [...hashes]]);
}

const useCode = statement<[string, Buffer, Date]>({
  name: 'staff-use-recovery-code',
  text: `update staff_recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null`,
});
/** Whether it was one that had not been used. */
export const recordRecoveryCodeUsed = async (
  db: Database,
  userId: string,
  hash: Buffer,
  now: Instant,
): Promise<boolean> => (await useCode.count(db, [userId, hash, new Date(now)])) > 0;
