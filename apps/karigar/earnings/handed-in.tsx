import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

/** Cash of ours that the Karigar has handed in, each with the number of its receipt. */
export function HandedIn({ handedIn }: Pick<OutputOf<typeof readEarnings>, 'handedIn'>) {
  const { words, lang } = useSpeech();
  const { cashIn } = words.work.earnings;
  if (handedIn.length === 0) return null;
  return (
    <section className="k-card">
      <h2>{cashIn.title}</h2>
      <ul className="k-list">
        {handedIn.map((one) => (
          <li key={one.id} className="k-stack">
            <span className="k-row">
              <span>{shownMoment(one.at, lang)}</span>
              <b className="num">
                {one.reversedWhy === null ? (
                  formatRupees(one.amountPaise)
                ) : (
                  <s>{formatRupees(one.amountPaise)}</s>
                )}
              </b>
            </span>
            <span className="k-note">
              {cashIn.receipt({ receipt: one.receipt })} · {cashIn.takenTo[one.takenTo]}
              {one.reversedWhy !== null && (
                <>
                  <br />
                  {cashIn.reversed({ why: one.reversedWhy })}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
