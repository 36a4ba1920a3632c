import { listLedgerEntries } from '#contract/ops/list-ledger-entries.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { accountName, creditOf, debitOf, kindName } from './ledger-names.ts';

type PersonLedgerProps = { of: 'customer' | 'karigar'; id: string };
const SHOWN = 6;

/** The latest entries of one person in the books, and the way to all of them. */
export const PersonLedger = (props: PersonLedgerProps) =>
  useMay()(listLedgerEntries) ? <Ledger {...props} /> : null;

function Ledger({ of, id }: PersonLedgerProps) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  const reading = useReading(listLedgerEntries, { of, id });
  const entries = reading.value?.entries;
  return (
    <Panel title={says.books}>
      <Waiting reading={reading} />
      {entries?.length === 0 && <p className="t3">{says.nothingHere}</p>}
      <ul className="o-rows">
        {entries?.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <span>
              <Link className="o-link" to={`/money/entries/entry/${one.id}`}>
                {kindName(one.kind, says)}
              </Link>
              <small>
                {one.bookingId && (
                  <>
                    <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                      {one.booking}
                    </Link>
                    {' · '}
                  </>
                )}
                {shownAt(one.at, lang)}
              </small>
              {one.lines.map(({ account, amountPaise }) => (
                <small key={`${account} ${amountPaise}`}>
                  {accountName(account, says)}:{' '}
                  {amountPaise > 0
                    ? `${says.debit} ${debitOf(amountPaise)}`
                    : `${says.credit} ${creditOf(amountPaise)}`}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <Link className="o-link" to={`/money/entries/${of}/${id}`}>
          {says.allEntries}
        </Link>
      )}
    </Panel>
  );
}
