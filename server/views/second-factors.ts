import type { OutputOf } from '#contract/operation.ts';
import type { listSecondFactors as promise } from '#contract/public/list-second-factors.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Passkey = { id: string; device: string | null; addedAt: Instant; usedAt: Instant | null };

const passkeysOf = statement<[string], Passkey>({
  name: 'staff-passkeys-listed',
  text: `select id, device, added_at as "addedAt", used_at as "usedAt" from staff_passkeys
    where user_id = $1 order by added_at, id`,
});
const others = statement<[string], { since: Instant | null; left: number }>({
  name: 'staff-other-factors',
  text: `select totp_confirmed_at as since,
      (select count(*)::integer from staff_recovery_codes c where c.user_id = m.user_id and c.used_at is null) as left
    from staff m where user_id = $1`,
});

/** Ways in which a colleague shows that it is they. */
export async function findSecondFactors(
  db: Database,
  userId: string,
): Promise<OutputOf<typeof promise>> {
  const passkeys = await passkeysOf.run(db, [userId]);
  const { since = null, left = 0 } = (await others.first(db, [userId])) ?? {};
  return {
    passkeys: passkeys.map(({ addedAt, usedAt, ...row }) => ({
      ...row,
      addedAt: toIndiaIso(addedAt),
      usedAt: usedAt === null ? null : toIndiaIso(usedAt),
    })),
    authenticatorSince: since === null ? null : toIndiaIso(since),
    recoveryCodesLeft: left,
  };
}
