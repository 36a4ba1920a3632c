import type { OutputOf } from '#contract/operation.ts';
import type { listCallBacks as contract } from '#contract/ops/list-call-backs.ts';
import type { Lang } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { NEWEST, OLDEST, readCursor } from './page-cursor.ts';

const PAGE = 50;

/** People who wait to be called, the longest waiting first; or who were called, the latest first. */
export async function listCallBacks(
  db: Database,
  { state, after }: { readonly state: 'waiting' | 'handled'; readonly after?: string | undefined },
): Promise<Outcome<OutputOf<typeof contract>, 'cursor-invalid'>> {
  const cursor = after === undefined ? FIRST[state] : readCursor(after);
  if (!cursor) return refuse('cursor-invalid');
  const select = state === 'waiting' ? selectWaiting : selectHandled;
  const rows = await select.run(db, [new Date(cursor.at), cursor.id, PAGE + 1]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const at = last && (state === 'waiting' ? last.askedAt : last.handledAt);
  return accept({
    callBacks: page.map(viewOf),
    next: rows.length > PAGE && last ? `${at}.${last.id}` : null,
  });
}

const viewOf = ({ ownerId, ownerName, askedAt, handledAt, mobile, ...row }: Row) => ({
  ...row,
  name: shownTo('operations', 'caller.name', row.name),
  mobileMasked: shownTo('operations', 'caller.mobile', mobile),
  askedAt: toIndiaIso(askedAt),
  owner: ownerId === null ? null : { id: ownerId, name: ownerName },
  handledAt: handledAt === null ? null : toIndiaIso(handledAt),
});

const FIRST = { waiting: OLDEST, handled: NEWEST };

type Row = {
  id: string;
  name: string;
  mobile: string;
  serviceInterest: string;
  area: string;
  language: Lang;
  askedAt: Instant;
  inboxItemId: string | null;
  ownerId: string | null;
  ownerName: string | null;
  handledAt: Instant | null;
  outcome: string | null;
};

const SELECT = `select l.id, l.name, l.mobile, l.service_interest as "serviceInterest", l.area, l.language,
    l.created_at as "askedAt", i.id as "inboxItemId", i.owner_id as "ownerId", u.full_name as "ownerName",
    l.handled_at as "handledAt", l.outcome
  from leads l
    left join lateral (select * from inbox_items where lead_id = l.id order by opened_at desc limit 1) i on true
    left join users u on u.id = i.owner_id`;

const selectWaiting = statement<[at: Date, id: string, most: number], Row>({
  name: 'view-call-backs-waiting',
  text: `${SELECT} where l.handled_at is null and (l.created_at, l.id) > ($1, $2) order by l.created_at, l.id limit $3`,
});

const selectHandled = statement<[at: Date, id: string, most: number], Row>({
  name: 'view-call-backs-handled',
  text: `${SELECT} where l.handled_at is not null and (l.handled_at, l.id) < ($1, $2)
    order by l.handled_at desc, l.id desc limit $3`,
});

const selectMobile = statement<[id: string], { mobile: string }>({
  name: 'view-call-back-mobile',
  text: 'select mobile from leads where id = $1',
});

/** Their number, for somebody who has said why. */
export async function openCallBack(
  db: Database,
  id: string,
): Promise<Outcome<{ mobile: string }, 'call-back-not-found'>> {
  const found = await selectMobile.first(db, [id]);
  if (!found) return refuse('call-back-not-found');
  return accept({ mobile: shownTo('operations-with-reason', 'caller.mobile', found.mobile) });
}
