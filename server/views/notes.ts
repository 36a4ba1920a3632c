import type { Noted } from '#contract/notes.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listNotes as promise } from '#contract/ops/list-notes.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Row = Pick<Listed['notes'][number], 'id' | 'text' | 'pinned' | 'byName'> & { at: Instant };

/** Notes about one subject: pinned ones, then the latest. */
export async function listNotes(
  db: Database,
  { about, subject }: { readonly about: Noted; readonly subject: string },
): Promise<Listed> {
  const rows = await selectNotes.run(db, [about, subject]);
  return {
    notes: rows.map((row) => ({
      ...row,
      at: toIndiaIso(row.at),
      bookingId: about === 'booking' ? subject : null,
      userId: about === 'customer' ? subject : null,
      karigarId: about === 'karigar' ? Number(subject) : null,
    })),
  };
}

const selectNotes = statement<[Noted, string], Row>({
  name: 'view-notes',
  text: `select n.id, n.text, n.pinned_at is not null as pinned, n.written_at as at, u.full_name as "byName"
    from notes n left join users u on u.id = n.written_by where n.about = $1 and n.subject = $2
    order by n.pinned_at is null, n.written_at desc, n.id limit 200`,
});
