import type { OutputOf } from '#contract/operation.ts';
import type { tryPolicy } from '#contract/ops/try-policy.ts';
import { Link } from '../shell/path.tsx';
import { shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';

type Tried = OutputOf<typeof tryPolicy>;
type TrialResultProps = { of: Tried };

const PARTS = ['feePaise', 'duePaise', 'refundPaise', 'goodwillPaise'] as const;

/** The sums beside each other, and below them the bookings that would have ended otherwise. */
export function TrialResult({ of }: TrialResultProps) {
  const { opsHouse: says } = useSpeech().words;
  return (
    <div className="o-stack">
      <p>
        <b>{says.reckoned({ count: of.reckoned })}</b>{' '}
        {of.leftOut > 0 && says.leftOut({ count: of.leftOut })}
      </p>
      <table className="o-t">
        <thead>
          <tr>
            <th>{says.sum}</th>
            <th className="r">{says.was}</th>
            <th className="r">{says.wouldBe}</th>
            <th className="r">{says.difference}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <td>{says.shares[part]}</td>
              <td className="r">{shownMoney(of.was[part])}</td>
              <td className="r">{shownMoney(of.wouldBe[part])}</td>
              <td className="r">
                <b>{shownDifference(of.wouldBe[part] - of.was[part])}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {of.changedCount === 0 ? says.nothingChanges : says.changes({ count: of.changedCount })}
      </p>
      {of.changed.length > 0 && <Changed rows={of.changed} />}
    </div>
  );
}

function Changed({ rows }: { rows: Tried['changed'] }) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const { opsHouse: says, opsList } = words;
  return (
    <table className="o-t o-cards">
      <thead>
        <tr>
          <th>{opsList.reference}</th>
          <th>{opsList.when}</th>
          <th>{says.howItEnded}</th>
          {PARTS.map((part) => (
            <th key={part} className="r">
              {says.shares[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.bookingId}>
            <td>
              <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                {shortReference(one.reference)}
              </Link>
            </td>
            <td>{shownAt(one.startsAt, lang)}</td>
            <td>
              {says.ends[one.kind]} · {nameOf(one.serviceName)}
            </td>
            {PARTS.map((part) => (
              <td key={part} className="r">
                {one.was[part] === one.wouldBe[part]
                  ? shownMoney(one.was[part])
                  : `${shownMoney(one.was[part])} → ${shownMoney(one.wouldBe[part])}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shownDifference = (paise: number): string =>
  paise === 0 ? '–' : `${paise > 0 ? '+' : '−'}${shownMoney(Math.abs(paise))}`;
