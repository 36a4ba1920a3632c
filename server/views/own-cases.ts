import type { OwnCase } from '#contract/own-case.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { canReopen } from '#server/modules/case/reopening.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type CaseRow, SELECT_CASE } from './case-rows.ts';

/** A person's complaints and requests as they read them: what colleagues plan among themselves is none of it. */
export async function listOwnCases(
  db: Database,
  userId: string,
  now: Instant,
  number?: string,
): Promise<OwnCase[]> {
  const rows = await selectOwn.run(db, [userId, number ?? null]);
  const words = await selectWords.run(db, [rows.map(({ id }) => id)]);
  return rows.map((row) => ({
    ...{ number: row.number, kind: row.kind, topic: row.topic },
    booking:
      row.bookingId === null || row.reference === null
        ? null
        : {
            ...{ id: row.bookingId, reference: row.reference },
            ...{ serviceSlug: row.serviceSlug, serviceName: row.serviceName },
          },
    openedAt: toIndiaIso(row.openedAt),
    acknowledgeBy: row.acknowledgeBy === null ? null : toIndiaIso(row.acknowledgeBy),
    acknowledgedAt: row.acknowledgedAt === null ? null : toIndiaIso(row.acknowledgedAt),
    resolveBy: toIndiaIso(row.resolveBy),
    closed:
      row.closedAt === null || row.outcome === null
        ? null
        : { at: toIndiaIso(row.closedAt), outcome: row.outcome },
    maySay: row.closedAt === null || canReopen(row, now),
    words: [
      ...(row.kind === 'dispute' && row.said ? [saidAtFirst(row, row.said)] : []),
      ...words.filter(({ caseId }) => caseId === row.id).map(wordOf),
    ],
  }));
}

const saidAtFirst = ({ id, openedAt }: CaseRow, text: string) => ({
  ...{ id, at: toIndiaIso(openedAt), who: 'you' as const },
  text: shownTo('customer', 'customer.complaint', text),
});

type WordRow = { id: string; caseId: string; at: Instant; theirs: boolean; text: string };

const wordOf = ({ id, at, theirs, text }: WordRow) => ({
  ...{ id, at: toIndiaIso(at), who: theirs ? ('you' as const) : ('us' as const) },
  text: shownTo('customer', 'customer.complaint', text),
});

// The customer is not shown a safety exit of one of the crew: others of it may still be in their home (`customerOf`).
const selectOwn = statement<[string, string | null], CaseRow>({
  name: 'view-own-cases',
  text: `${SELECT_CASE} where c.user_id = $1 and ($2::text is null or c.number = $2)
      and (c.kind <> 'safety-exit' or c.about = c.booking_id::text)
    order by c.opened_at desc, c.id desc limit 50`,
});

// A caller's own words stand in the first step, whoever has written them down.
const selectWords = statement<[readonly string[]], WordRow>({
  name: 'view-own-cases-words',
  text: `select id, case_id as "caseId", at, step in ('opened', 'said') as theirs, text from case_steps
    where case_id = any($1) and step in ('opened', 'said', 'answered', 'closed') and text is not null order by position`,
});
