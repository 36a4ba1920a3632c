import type { OutputOf } from '#contract/operation.ts';
import type { listApiKeys as promise } from '#contract/ops/list-api-keys.ts';
import { addDays, dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>['keys'][number];
type Row = Omit<Listed, 'madeAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'> & {
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
  readonly revokedAt: Instant | null;
  readonly lastUsedAt: Instant | null;
};

const COUNTED_DAYS = 30;
const iso = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

export const listApiKeys = async (db: Database, now: Instant): Promise<Listed[]> =>
  (await selectKeys.run(db, [addDays(dateInIndia(now), -COUNTED_DAYS)])).map(
    ({ madeAt, expiresAt, revokedAt, lastUsedAt, ...row }) => ({
      ...row,
      madeAt: toIndiaIso(madeAt),
      expiresAt: toIndiaIso(expiresAt),
      revokedAt: iso(revokedAt),
      lastUsedAt: iso(lastUsedAt),
    }),
  );

const selectKeys = statement<[string], Row>({
  name: 'view-api-keys',
  text: `select k.id, i.name as integrator, k.ending, k.scopes, k.made_at as "madeAt", k.expires_at as "expiresAt",
      k.revoked_at as "revokedAt", (select max(u.last_at) from api_key_uses u where u.key_id = k.id) as "lastUsedAt",
      coalesce((select json_agg(json_build_object('operation', t.operation, 'answered', t.answered, 'refused', t.refused)
            order by t.operation)
        from (select u.operation, sum(u.answered)::int as answered, sum(u.refused)::int as refused from api_key_uses u
          where u.key_id = k.id and u.day > $1 group by u.operation) t), '[]') as uses
    from api_keys k join integrators i on i.id = k.integrator_id
    order by k.made_at desc, k.id`,
});
