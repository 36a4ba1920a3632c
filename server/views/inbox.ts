import { createHash } from 'node:crypto';
import type { OutputOf } from '#contract/operation.ts';
import type { InboxItem, InboxKind, Owner } from '#contract/ops/inbox.ts';
import type { listInbox as listContract } from '#contract/ops/list-inbox.ts';
import type { readInboxItem as readContract } from '#contract/ops/read-inbox-item.ts';
import type { watchInbox as watchContract } from '#contract/ops/watch-inbox.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type ItemRow, itemViewOf, SELECT_ITEM, type StepRow, stepViewOf } from './inbox-rows.ts';
import { NEWEST, OLDEST, readCursor } from './page-cursor.ts';

const PAGE = 50;
/** The most that operators have taken at one time. */
const MOST_TAKEN = 100;

export type InboxQuery = {
  readonly state: 'open' | 'closed';
  readonly kind?: InboxKind | undefined;
  readonly owner: Owner;
  /** Kinds that the roles of whoever asks can do something about: no item of another. */
  readonly kinds: readonly InboxKind[];
  readonly bookingId?: string | undefined;
  readonly after?: string | undefined;
  /** The member of operations who asks. */
  readonly me: string;
};

/** The open items, the soonest harm first; or the closed ones, the latest first. */
export async function listInbox(
  db: Database,
  { state, kind, owner, kinds, bookingId, after, me }: InboxQuery,
): Promise<Outcome<OutputOf<typeof listContract>, 'cursor-invalid'>> {
  const cursor = after === undefined ? FIRST[state] : readCursor(after);
  if (!cursor) return refuse('cursor-invalid');
  const select = state === 'open' ? selectOpen : selectClosed;
  const rows = await select.run(db, [
    ...([new Date(cursor.at), cursor.id, kind ?? null, owner, me, bookingId ?? null] as const),
    PAGE + 1,
    kinds,
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const at = last && (state === 'open' ? last.harmAt : last.closedAt);
  return accept({
    items: page.map(itemViewOf),
    next: rows.length > PAGE && last ? `${at}.${last.id}` : null,
  });
}

export const readInboxItem = async (
  db: Database,
  id: string,
): Promise<OutputOf<typeof readContract> | undefined> => {
  const row = await selectItem.first(db, [id]);
  if (!row) return undefined;
  const steps = await selectSteps.run(db, [id]);
  return { item: itemViewOf(row), steps: steps.map(stepViewOf) };
};

/** All that was ever open about a booking: what still is first, then the latest. */
export const listItemsOf = async (db: Database, bookingId: string): Promise<InboxItem[]> =>
  (await selectOfBooking.run(db, [bookingId])).map(itemViewOf);

/** How the inbox stands: for every screen of the same roles the same. Its mark differs with anything of the whole inbox. */
export async function readInboxNow(
  db: Database,
  kinds: readonly InboxKind[],
): Promise<OutputOf<typeof watchContract>> {
  const [all, changed, open] = await Promise.all([
    selectCounts.run(db, []),
    selectCasesChanged.first(db, []),
    selectShown.run(db, [PAGE, MOST_TAKEN, kinds]),
  ]);
  const counts = all.filter(({ kind }) => kinds.includes(kind));
  const sum = (of: 'open' | 'unowned') => counts.reduce((all, one) => all + one[of], 0);
  const standing = all.map(({ kind, open, versions }) => `${kind}${open}.${versions}`).join(' ');
  return {
    // Hashed: nobody reads from it how much there is of the kinds that are not theirs.
    revision: createHash('sha256')
      .update(`${standing} ${changed?.at ?? ''}`)
      .digest('base64url'),
    open: sum('open'),
    unowned: sum('unowned'),
    counts: counts.map(({ kind, open, unowned }) => ({ kind, open, unowned })),
    soonest: open.map(itemViewOf),
  };
}

const FIRST = { open: OLDEST, closed: NEWEST };

type Params = [
  at: Date,
  id: string,
  kind: string | null,
  owner: string,
  me: string | null,
  bookingId: string | null,
  most: number,
  kinds: readonly InboxKind[],
];

const FILTERS = `($3::text is null or i.kind = $3) and i.kind = any ($8::text[])
  and ($4 = 'anybody' or i.owner_id is not distinct from case when $4 = 'me' then $5::uuid end)
  and ($6::uuid is null or i.booking_id = $6)`;

const selectOpen = statement<Params, ItemRow>({
  name: 'view-inbox-open',
  text: `${SELECT_ITEM} where i.closed_at is null and (i.harm_at, i.id) > ($1, $2) and ${FILTERS}
    order by i.harm_at, i.id limit $7`,
});

/** However long the queue is, whoever left for safety stands in it, and what somebody has taken is found under their own. */
const selectShown = statement<
  [soonest: number, taken: number, kinds: readonly InboxKind[]],
  ItemRow
>({
  name: 'view-inbox-shown',
  text: `${SELECT_ITEM} where i.id in (
      (select id from inbox_items where closed_at is null and kind = any ($3::text[]) order by harm_at, id limit $1)
      union
      (select id from inbox_items where closed_at is null and kind = 'safety-exit' and kind = any ($3::text[]) order by opened_at desc, id limit $1)
      union
      (select id from inbox_items where closed_at is null and owner_id is not null and kind = any ($3::text[]) order by harm_at, id limit $2))
    order by i.harm_at, i.id`,
});

const selectClosed = statement<Params, ItemRow>({
  name: 'view-inbox-closed',
  text: `${SELECT_ITEM} where i.closed_at is not null and (i.closed_at, i.id) < ($1, $2) and ${FILTERS}
    order by i.closed_at desc, i.id desc limit $7`,
});

const selectItem = statement<[string], ItemRow>({
  name: 'view-inbox-item',
  text: `${SELECT_ITEM} where i.id = $1`,
});

const selectOfBooking = statement<[string], ItemRow>({
  name: 'view-inbox-of-booking',
  text: `${SELECT_ITEM} where i.booking_id = $1 order by i.closed_at is not null, i.harm_at, i.id limit 100`,
});

const selectSteps = statement<[string], StepRow>({
  name: 'view-inbox-steps',
  text: `select s.id, s.step, s.at, s.by, u.full_name as "byName", s.note
    from inbox_steps s left join users u on 'ops:' || u.id = s.by
    where s.item_id = $1 order by s.position`,
});

/** The screens of cases hear of a change by the same stream. */
const selectCasesChanged = statement<[], { at: Instant | null }>({
  name: 'view-inbox-cases-changed',
  text: 'select max(changed_at) as at from cases',
});

const selectCounts = statement<
  [],
  { kind: InboxKind; open: number; unowned: number; versions: number }
>({
  name: 'view-inbox-counts',
  text: `select kind, count(*)::int as open, count(*) filter (where owner_id is null)::int as unowned,
      sum(version)::int as versions
    from inbox_items where closed_at is null group by kind order by kind`,
});
