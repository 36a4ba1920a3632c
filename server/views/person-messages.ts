import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listPersonMessages as promise } from '#contract/ops/list-person-messages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { NEVER_AGAIN } from '#server/modules/messaging/message.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { NEWEST, readCursor } from './page-cursor.ts';

type Listed = OutputOf<typeof promise>;
type Row = Omit<Listed['messages'][number], 'writtenAt' | 'deliveredAt'> & {
  readonly writtenAt: Instant;
  readonly deliveredAt: Instant | null;
};

const PAGE = 50;

/** The messages to a person, the latest first. */
export async function listPersonMessages(
  db: Database,
  { userId, before }: InputOf<typeof promise>,
): Promise<Outcome<Listed, 'person-not-found' | 'cursor-invalid'>> {
  if (!(await selectPerson.first(db, [userId]))) return refuse('person-not-found');
  const cursor = before === undefined ? NEWEST : readCursor(before);
  if (!cursor) return refuse('cursor-invalid');
  const rows = await selectMessages.run(db, [userId, new Date(cursor.at), cursor.id, PAGE + 1]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return accept({
    messages: shown.map(({ writtenAt, deliveredAt, ...one }) => ({
      ...one,
      writtenAt: toIndiaIso(writtenAt),
      deliveredAt: deliveredAt === null ? null : toIndiaIso(deliveredAt),
    })),
    next: last && rows.length > PAGE ? `${last.writtenAt}.${last.id}` : null,
  });
}

const selectPerson = statement<[string], { id: string }>({
  name: 'view-person-messages-of',
  text: 'select id from users where id = $1',
});

/** A message is kept under the name of the event that it tells of. */
const selectMessages = statement<[userId: string, at: Date, id: string, most: number], Row>({
  name: 'view-person-messages',
  text: `select m.id, e.type as about, m.template, b.id as "bookingId", b.reference, m.channel, m.language, m.state,
      coalesce(m.failure = 'no such template', false) as "notRegistered", m.created_at as "writtenAt",
      m.delivered_at as "deliveredAt",
      e.id is not null and m.channel <> 'push' and m.template not in ${sqlList(NEVER_AGAIN)} as "mayRepeat"
    from (select * from messages where user_id = $1 and state <> 'withheld' and (created_at, id) < ($2, $3)
        order by created_at desc, id desc limit $4) m
      left join events e on e.id = substring(m.key from '^event (\\d+) ')::bigint
      left join bookings b on b.id = e.subject
    order by m.created_at desc, m.id desc`,
});
