import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { readLedgerAccount as promise } from '#contract/ops/read-ledger-account.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { beginOf, endOf } from '#server/modules/ledger/closing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { cursorOf, NEWEST_ENTRY, PAGE, readEntryCursor } from './entry-cursor.ts';
import { karigarOf } from './ledger-entries.ts';
import { sumsOfAccount } from './ledger-sums.ts';

/** An account in a month: the balance before, each entry with what it adds, and the balance after. */
export const readLedgerAccount = (
  pool: Pool,
  { account, month, before }: InputOf<typeof promise>,
): Promise<Outcome<OutputOf<typeof promise>, 'account-not-found'>> =>
  snapshot(pool, async (db) => {
    const [from, until] = [beginOf(month), endOf(month)];
    const sums = await sumsOfAccount(db, account, { from, until });
    if (!sums) return refuse('account-not-found');
    const cursor = before === undefined ? NEWEST_ENTRY : readEntryCursor(before);
    const span = [new Date(from), new Date(until), new Date(cursor.at), cursor.id] as const;
    const rows = await selectEntries.run(db, [account, ...span, PAGE + 1]);
    const shown = rows.slice(0, PAGE);
    return accept({
      ...sums,
      month,
      entries: shown.map(({ postedAt, ...entry }) => ({ ...entry, at: toIndiaIso(postedAt) })),
      next: rows.length > PAGE ? cursorOf(shown.at(-1)) : null,
      karigarId: karigarOf(account)[0] ?? null,
      bookingIds: [...new Set(shown.flatMap(({ bookingId }) => bookingId ?? []))],
    });
  });

type Row = Omit<OutputOf<typeof promise>['entries'][number], 'at'> & { readonly postedAt: Instant };

const selectEntries = statement<
  readonly [account: string, from: Date, until: Date, at: Date, id: number, most: number],
  Row
>({
  name: 'view-ledger-account',
  text: `select e.id, e.kind, e.posted_at as "postedAt", ev.type as "eventType", e.booking_id as "bookingId",
      b.reference as booking, sum(l.amount_paise)::bigint as "amountPaise"
    from ledger_entries e join ledger_lines l on l.entry_id = e.id join events ev on ev.id = e.event_id
      left join bookings b on b.id = e.booking_id
    where e.posted_at >= $2 and e.posted_at < $3 and (e.posted_at, e.id) < ($4, $5)
      and (l.account = $1 or starts_with(l.account, $1 || ':'))
    group by e.id, ev.id, b.id order by e.posted_at desc, e.id desc limit $6`,
});
