import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { readTrialBalance } from '#contract/ops/read-trial-balance.ts';
import { shownMonth } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Choice } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { go, Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { CloseMonth } from './close-month.tsx';
import { ExportBooks } from './export-books.tsx';
import { GstReturn } from './gst-return.tsx';
import { accountName } from './ledger-names.ts';
import './books.css';

type Balance = OutputOf<typeof readTrialBalance>;

/** The books of a month: every account, where its amounts come from, and whether the month is closed. */
export function Books({ month }: { month: string | undefined }) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  const reading = useReading(readTrialBalance, month ? { month } : {});
  const balance = reading.value;
  // The choice of a month stays while another one is read.
  const [known, setKnown] = useState(balance);
  if (balance && balance !== known) setKnown(balance);
  return (
    <div className="o-body books-room">
      <Panel
        title={says.title}
        beside={balance && <Chip state={balance.state} label={says.states[balance.state]} />}
      >
        <p className="o-help">{says.text}</p>
        {known && (
          <div className="o-filters">
            <Choice
              label={says.month}
              value={month ?? known.month}
              options={monthsOf(known, month ?? known.month)}
              nameOf={(one) => shownMonth(`${one}-01`, lang)}
              onChoose={(one) => go(`/money/books/${one}`)}
            />
          </div>
        )}
        <Waiting reading={reading} />
        {balance && <Accounts balance={balance} />}
      </Panel>
      {balance && (
        <div className="o-stack">
          <CloseMonth key={balance.digest} balance={balance} />
          <ExportBooks key={balance.month} month={balance.month} />
          <GstReturn key={balance.month} month={balance.month} />
        </div>
      )}
    </div>
  );
}

const LOOKS = {
  running: 'o-chip',
  open: 'o-chip risk',
  waits: 'o-chip risk',
  closed: 'o-chip calm',
};

const Chip = ({ state, label }: { state: Balance['state']; label: string }) => (
  <span className={LOOKS[state]}>{label}</span>
);

/** One that was asked for by its address may lie before the first entry. */
const monthsOf = ({ months }: Balance, month: string): string[] => [
  ...new Set([...months.map((one) => one.month), month]),
];

function Accounts({ balance }: { balance: Balance }) {
  const { opsLedger: says } = useSpeech().words;
  const { accounts, month } = balance;
  if (accounts.length === 0) return <p>{says.noMoves}</p>;
  const sum = (of: (one: Balance['accounts'][number]) => number) =>
    accounts.reduce((all, one) => all + of(one), 0);
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{says.account}</th>
          <th className="r">{says.opening}</th>
          <th className="r">{says.debit}</th>
          <th className="r">{says.credit}</th>
          <th className="r">{says.closing}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((one) => (
          <tr key={one.account}>
            <td>
              <Link className="o-link" to={`/money/books/${month}/${one.account}`}>
                {accountName(one.account, says)}
              </Link>
            </td>
            <td className="r">{shownMoney(one.openingPaise)}</td>
            <td className="r">{shownMoney(one.debitPaise)}</td>
            <td className="r">{shownMoney(one.creditPaise)}</td>
            <td className="r">
              <b>{shownMoney(one.closingPaise)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{says.total}</th>
          <td className="r">{shownMoney(sum((one) => one.openingPaise))}</td>
          <td className="r">{shownMoney(sum((one) => one.debitPaise))}</td>
          <td className="r">{shownMoney(sum((one) => one.creditPaise))}</td>
          <td className="r">
            <b>{shownMoney(sum((one) => one.closingPaise))}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
