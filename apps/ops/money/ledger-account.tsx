import type { OutputOf } from '#contract/operation.ts';
import { readLedgerAccount } from '#contract/ops/read-ledger-account.ts';
import { shownMonth } from '#ui/dates.ts';
import { usePages } from '../api/reading.ts';
import { More } from '../shell/more.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney, shownSince } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { accountName, creditOf, debitOf, kindName } from './ledger-names.ts';

type Account = OutputOf<typeof readLedgerAccount>;

/** One account in a month: its balance before and after, and everything that has moved it. */
export function LedgerAccount({ month, account }: { month: string; account: string }) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  const list = usePages(readLedgerAccount, { month, account }, ({ next }) => next);
  const [sums] = list.pages ?? [];
  const entries = list.pages?.flatMap((page) => page.entries) ?? [];
  return (
    <div className="o-body">
      <Panel title={accountName(account, says)} beside={shownMonth(`${month}-01`, lang)}>
        <p>
          <Link className="o-link" to={`/money/books/${month}`}>
            {says.title}
          </Link>
        </p>
        <Waiting reading={list.reading} />
        {sums && <Entries sums={sums} entries={entries} isWhole={!list.hasMore} />}
        {sums && (
          <p className="t3">
            {says.debit} {shownMoney(sums.debitPaise)} · {says.credit}{' '}
            {shownMoney(sums.creditPaise)}
          </p>
        )}
        <More pages={list} label={says.more} />
      </Panel>
    </div>
  );
}

type EntriesProps = { sums: Account; entries: Account['entries']; isWhole: boolean };

/** The latest entry stands first, below the balance that it has led to. */
function Entries({ sums, entries, isWhole }: EntriesProps) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  const events = words.opsEvents as Readonly<Record<string, string>>;
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{words.opsMoney.day}</th>
          <th>{says.entriesOf}</th>
          <th>{says.event}</th>
          <th>{words.opsAudit.whose.booking}</th>
          <th className="r">{says.debit}</th>
          <th className="r">{says.credit}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={4}>
            {says.closing}
          </th>
          <Side paise={sums.closingPaise} />
        </tr>
        {entries.map((one) => (
          <tr key={one.id}>
            <td>{shownSince(one.at, lang)}</td>
            <td>
              <Link className="o-link" to={`/money/entries/entry/${one.id}`}>
                {kindName(one.kind, says)}
              </Link>
            </td>
            <td>{events[one.eventType] ?? one.eventType}</td>
            <td>
              {one.bookingId && (
                <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                  {one.booking}
                </Link>
              )}
            </td>
            <Side paise={one.amountPaise} />
          </tr>
        ))}
        {isWhole && (
          <tr>
            <th scope="row" colSpan={4}>
              {says.opening}
            </th>
            <Side paise={sums.openingPaise} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Side({ paise }: { paise: number }) {
  return (
    <>
      <td className="r">{debitOf(paise)}</td>
      <td className="r">{creditOf(paise)}</td>
    </>
  );
}
