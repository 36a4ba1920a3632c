import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const confirmTotp = statement<[string, Buffer, number, Date]>({
  name: 'staff-record-totp',
  text: `update staff set totp_sealed = $2, totp_step = $3, totp_confirmed_at = $4 where user_id = $1`,
});
/** An authenticator counts from its first code on, in place of the one before. */
export const recordTotp = (
  db: Database,
  userId: string,
  { sealed, step }: { readonly sealed: Buffer; readonly step: number },
  now: Instant,
): Promise<unknown> => confirmTotp.run(db, [userId, sealed, step, new Date(now)]);

const dropTotp = statement<[string]>({
  name: 'staff-erase-totp',
  text: `update staff set totp_sealed = null, totp_step = null, totp_confirmed_at = null
    where user_id = $1 and totp_confirmed_at is not null`,
});
export const deleteTotp = (db: Database, userId: string): Promise<unknown> =>
  dropTotp.run(db, [userId]);

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

const setStep = statement<[string, number]>({
  name: 'staff-record-totp-step',
  text: 'update staff set totp_step = $2 where user_id = $1',
});
/** A code is taken, and none of its step or before it any more. */
export const recordTotpStep = (db: Database, userId: string, step: number): Promise<unknown> =>
  setStep.run(db, [userId, step]);

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

const insertKey = statement<[string, string, Buffer, number, string[], string | null, Date]>({
  name: 'staff-record-passkey',
  text: `insert into staff_passkeys (id, user_id, public_key, counter, transports, device, added_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
});
export const recordPasskey = (
  db: Database,
  userId: string,
  { id, publicKey, counter, transports, device }: Passkey & { readonly device: string | null },
  now: Instant,
): Promise<unknown> =>
  insertKey.run(db, [id, userId, publicKey, counter, [...transports], device, new Date(now)]);

const dropKey = statement<[string, string]>({
  name: 'staff-erase-passkey',
  text: 'delete from staff_passkeys where user_id = $1 and id = $2',
});
export const deletePasskey = (db: Database, userId: string, id: string): Promise<unknown> =>
  dropKey.run(db, [userId, id]);

const dropAll = statement<[string]>({
  name: 'staff-erase-passkeys',
  text: 'delete from staff_passkeys where user_id = $1',
});
/** For whoever has lost everything that they could show. */
export async function deleteFactors(db: Database, userId: string): Promise<void> {
  await deleteTotp(db, userId);
  await dropAll.run(db, [userId]);
  await dropCodes.run(db, [userId]);
}

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
