import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listSecurityEvents as promise } from '#contract/ops/list-security-events.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Row = Omit<Listed['events'][number], 'at'> & { at: Instant };

const MOST = 100;

/** Security events of sign-ins and accounts, the latest first. */
export async function listSecurityEvents(
  db: Database,
  { kind, userId, address, before }: InputOf<typeof promise>,
): Promise<Listed> {
  const rows = await latest.run(db, [
    kind ?? null,
    userId ?? null,
    address ?? null,
    before ?? null,
    MOST,
  ]);
  return {
    events: rows.map((row) => ({ ...row, at: toIndiaIso(row.at) })),
    next: rows.length === MOST ? (rows.at(-1)?.id ?? null) : null,
  };
}

const latest = statement<[string | null, string | null, string | null, string | null, number], Row>(
  {
    name: 'view-security-events',
    text: `select id::text, at, kind, operation, result, user_id as "userId", tried, address,
      request_id as "requestId", times
    from security_events
    where ($1::text is null or kind = $1) and ($2::uuid is null or user_id = $2)
      and ($3::text is null or address = $3) and ($4::bigint is null or id < $4)
    order by id desc limit $5`,
  },
);
