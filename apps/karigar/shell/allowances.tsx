import type { Allowance } from '#contract/karigar/allowance.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDayAndMonth } from '#ui/dates.ts';
import { useSpeech } from './words.tsx';

/** Pay on top of a visit's own, each with its words; a visit kept by a version before names none. */
export function Allowances({ of = [] }: { of: readonly Allowance[] | undefined }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const { allowances: says, deductions } = visit;
  if (of.length === 0) return null;
  const days = new Set(of.map(({ date }) => date));
  const taxPaise = of.reduce((sum, { incomeTaxPaise }) => sum + incomeTaxPaise, 0);
  return (
    <section className="k-card">
      <h2>{says.title}</h2>
      <dl className="k-lines">
        {of.map((one) => (
          <div key={`${one.kind} ${one.date}`}>
            <dt>
              {one.kind === 'wait-at-door'
                ? says.waiting({ minutes: one.minutes ?? 0 })
                : says.way({ kilometres: String(one.kilometres ?? 0) })}
              {days.size > 1 && ` · ${shownDayAndMonth(one.date, lang)}`}
              {!one.paid && (
                <>
                  <br />
                  <small className="k-note">{says.whenYouCome}</small>
                </>
              )}
            </dt>
            <dd className="num">{formatRupees(one.amountPaise)}</dd>
          </div>
        ))}
        {taxPaise > 0 && (
          <div>
            <dt>{deductions['income-tax']}</dt>
            <dd className="num">−{formatRupees(taxPaise)}</dd>
          </div>
        )}
        {(of.length > 1 || taxPaise > 0) && (
          <div className="k-sum">
            <dt>{says.together}</dt>
            <dd className="num">{formatRupees(of.reduce((sum, one) => sum + one.netPaise, 0))}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
