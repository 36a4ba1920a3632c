import { BooksLink } from '../shell/books-link.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Payout } from './payout-of.ts';

const LOOKS = { made: 'o-chip', paid: 'o-chip calm', returned: 'o-chip harm' } as const;

type PayoutTableProps = { payouts: readonly Payout[]; onDecide: (one: Payout) => void };

/** Each payout with the account that it goes to, and the next act on it. */
export function PayoutTable({ payouts, onDecide }: PayoutTableProps) {
  const { ops, opsMoney: says } = useSpeech().words;
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{ops.karigar}</th>
          <th>{says.where}</th>
          <th className="r">{says.tax}</th>
          <th className="r">{says.amount}</th>
          <th>{says.state}</th>
          <th>{says.next}</th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((one) => (
          <tr key={one.payoutId}>
            <td>
              <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                {one.name}
              </Link>
            </td>
            <td className="mono o-anywhere">{accountOf(one)}</td>
            <td className="r">{one.incomeTaxPaise > 0 ? shownMoney(one.incomeTaxPaise) : '–'}</td>
            <td className="r">
              <b>{shownMoney(one.amountPaise)}</b>
            </td>
            <td>
              <span className={LOOKS[one.state]}>{says.states[one.state]}</span>{' '}
              {one.stopped && <span className="o-chip harm">{ops.stuckBecause.stopped}</span>}
              {one.bankReference && <p className="mono">{one.bankReference}</p>}
              <BooksLink of="transfer" id={one.payoutId} />
            </td>
            <td>
              <Next one={one} onDecide={onDecide} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function accountOf({ payee }: Payout): string {
  if (!payee) return '–';
  return payee.upiAddress ?? [payee.bankAccount, payee.ifsc].filter(Boolean).join(' · ');
}

/** Money that came back is owed as before; where it goes next the Karigar says. */
function Next({ one, onDecide }: { one: Payout; onDecide: (one: Payout) => void }) {
  const { opsMoney: says } = useSpeech().words;
  if (one.madeAgain) return null;
  if (one.state === 'returned') return <p className="o-help">{says.owedAgain}</p>;
  return (
    <button
      type="button"
      className="o-btn"
      aria-label={`${says.bankSays}: ${one.name}`}
      onClick={() => onDecide(one)}
    >
      {says.bankSays}…
    </button>
  );
}
