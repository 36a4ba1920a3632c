import type { Failed } from './failed.ts';
import { Link } from './path.tsx';
import { shownMoney, shownSince } from './shown.ts';
import { useSpeech } from './words.tsx';

/** One failed refund or payout: how much, of whom, how often it was tried, why not, and where its money is. */
export function FailedFacts({ of }: { of: Failed }) {
  const { words, lang } = useSpeech();
  const { opsFailed: says, ops, opsAudit, opsFind } = words;
  const states = opsFind.states as Readonly<Record<string, string>>;
  const { instead } = of;
  return (
    <dl className="o-facts">
      <dt>{says.amount}</dt>
      <dd>
        <b>{shownMoney(of.amountPaise)}</b>
      </dd>
      <dt>{ops.customer}</dt>
      <dd>
        <Link className="o-link" to={`/customers/${of.customer.id}`}>
          {of.customer.name ?? ops.customer}
        </Link>
      </dd>
      {of.bookingId && (
        <>
          <dt>{opsAudit.whose.booking}</dt>
          <dd>
            <Link className="o-link mono" to={`/bookings/${of.bookingId}`}>
              {of.reference}
            </Link>
          </dd>
        </>
      )}
      <dt>{says.tries}</dt>
      <dd>
        {of.tries}
        {of.provider && ` · ${of.provider}`}
      </dd>
      <dt>{says.reason}</dt>
      <dd className="o-anywhere">{of.reason ?? says.noReason}</dd>
      <dt>{says.failedAt}</dt>
      <dd>{of.failedAt ? shownSince(of.failedAt, lang) : '–'}</dd>
      <dt>{says.lies}</dt>
      <dd>
        {of.lies === 'credit' ? says.asCredit({ amount: shownMoney(of.creditPaise) }) : says.withUs}
      </dd>
      {instead && (
        <>
          <dt>{says.instead}</dt>
          <dd>
            {shownMoney(instead.amountPaise)} · {states[instead.state] ?? instead.state}{' '}
            {instead.bankReference && <span className="mono">{instead.bankReference}</span>}
          </dd>
        </>
      )}
    </dl>
  );
}
