import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { AskPay } from './ask-pay.tsx';
import { HandedIn } from './handed-in.tsx';

type Earnings = OutputOf<typeof readEarnings>;

/** The balance between the Karigar and us: earned, cash held, to be paid, paid. */
export function Account({ earnings: one }: { earnings: Earnings }) {
  const { earnings } = useSpeech().words.work;
  // The Karigar holds more of our cash than they have earned: the sum adds up only when the rest is said.
  const carried = one.cashHeldPaise - one.owedPaise;
  return (
    <>
      <section className="k-card">
        <h2>{earnings.account}</h2>
        <dl className="k-lines">
          <div>
            <dt>{earnings.owed}</dt>
            <dd className="num">{formatRupees(one.owedPaise)}</dd>
          </div>
          <div>
            <dt>{earnings.cashHeld}</dt>
            <dd className="num">{formatRupees(0 - one.cashHeldPaise)}</dd>
          </div>
          <div className="k-sum">
            <dt>{earnings.toPay}</dt>
            <dd className="num">{formatRupees(one.toPayPaise)}</dd>
          </div>
          {carried > 0 && (
            <div>
              <dt>{earnings.carried}</dt>
              <dd className="num">{formatRupees(carried)}</dd>
            </div>
          )}
        </dl>
        <p className="k-note">{earnings.accountText}</p>
        <AskPay earnings={one} />
      </section>
      <HandedIn handedIn={one.handedIn} />
      <Payouts payouts={one.payouts} />
    </>
  );
}

/** Payouts, the latest first; a returned one leads to the form where its account can be corrected. */
function Payouts({ payouts }: Pick<Earnings, 'payouts'>) {
  const { earnings } = useSpeech().words.work;
  return (
    <section className="k-card">
      <h2>{earnings.payouts}</h2>
      {payouts.length === 0 && <p>{earnings.noPayouts}</p>}
      {payouts[0]?.state === 'returned' && (
        <Link to="/payee" className="k-choice">
          {earnings.changePayee}
          <Icon name="arrow-right" />
        </Link>
      )}
      <ul className="k-list">
        {payouts.map((one) => (
          <PayoutRow key={one.id} payout={one} />
        ))}
      </ul>
    </section>
  );
}

function PayoutRow({ payout }: { payout: Earnings['payouts'][number] }) {
  const { words, lang } = useSpeech();
  const { earnings } = words.work;
  return (
    <li className="k-stack">
      <span className="k-row">
        <span>{shownMoment(payout.madeAt, lang)}</span>
        <b className="num">{formatRupees(payout.amountPaise)}</b>
      </span>
      <span className="k-note">
        {earnings.payoutStates[payout.state]} ·{' '}
        {earnings.payoutText({
          earned: formatRupees(payout.earnedPaise),
          cash: formatRupees(payout.cashHeldPaise),
        })}
        {payout.incomeTaxPaise > 0 &&
          ` · ${earnings.taxKept({ tax: formatRupees(payout.incomeTaxPaise) })}`}
        {payout.bankReference &&
          ` · ${earnings.bankReference({ reference: payout.bankReference })}`}
      </span>
    </li>
  );
}
