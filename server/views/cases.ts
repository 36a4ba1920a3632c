import type { CaseKind } from '#contract/cases.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listCases as promise } from '#contract/ops/list-cases.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type CaseRow, opsCaseOf, SELECT_CASE } from './case-rows.ts';
import { NEWEST, OLDEST, readCursor } from './page-cursor.ts';

const PAGE = 50;

/** The open cases, the nearest clock first; or the closed ones, the latest first. */
export async function listCases(
  db: Database,
  { state, kind, owner, overdue, before }: InputOf<typeof promise>,
  { me, now }: { readonly me: string; readonly now: Instant },
): Promise<Outcome<OutputOf<typeof promise>, 'cursor-invalid'>> {
  const cursor = before === undefined ? FIRST[state] : readCursor(before);
  if (!cursor) return refuse('cursor-invalid');
  const select = state === 'open' ? selectOpen : selectClosed;
  const [rows, counts] = await Promise.all([
    select.run(db, [
      ...([new Date(cursor.at), cursor.id, kind ?? null, owner, me] as const),
      ...([overdue === 'only', new Date(now), PAGE + 1] as const),
    ]),
    selectCounts.run(db, [new Date(now)]),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const at = last && (state === 'open' ? last.dueAt : last.closedAt);
  return accept({
    cases: page.map(opsCaseOf),
    counts,
    next: rows.length > PAGE && last ? `${at}.${last.id}` : null,
  });
}

const FIRST = { open: OLDEST, closed: NEWEST };

type Params = [
  at: Date,
  id: string,
  kind: string | null,
  owner: string,
  me: string,
  overdue: boolean,
  now: Date,
  most: number,
];

const FILTERS = `($3::text is null or c.kind = $3)
  and ($4 = 'anybody' or c.owner_id is not distinct from case when $4 = 'me' then $5::uuid end)
  and (not $6 or coalesce(c.due_at, c.closed_at) <= $7)`;

const selectOpen = statement<Params, CaseRow>({
  name: 'view-cases-open',
  text: `${SELECT_CASE} where c.closed_at is null and (c.due_at, c.id) > ($1, $2) and ${FILTERS}
    order by c.due_at, c.id limit $8`,
});

const selectClosed = statement<Params, CaseRow>({
  name: 'view-cases-closed',
  text: `${SELECT_CASE} where c.closed_at is not null and (c.closed_at, c.id) < ($1, $2) and ${FILTERS}
    order by c.closed_at desc, c.id desc limit $8`,
});

const selectCounts = statement<[Date], { kind: CaseKind; open: number; overdue: number }>({
  name: 'view-cases-counts',
  text: `select kind, count(*)::int as open, count(*) filter (where due_at <= $1)::int as overdue
    from cases where closed_at is null group by kind order by kind`,
});
