import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { readCredit } from '#contract/customer/read-credit.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** The credit's sources and uses, the newest first. */
export function CreditEntries({ entries }: Pick<OutputOf<typeof readCredit>, 'entries'>) {
  const { credit, catalogue } = useWords();
  const lang = useLang();
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{credit.entries}</h3>
      <ul className="entries">
        {entries.map(({ id, reason, amountPaise, at, reference, serviceSlug }) => (
          <li key={id}>
            <p>
              {credit.reasons[reason]}
              <small>
                {[
                  serviceSlug && serviceNameIn(catalogue, serviceSlug),
                  reference,
                  shownDay(at.slice(0, 10), lang),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
            <b className="num">{`${amountPaise > 0 ? '+' : ''}${formatRupees(amountPaise)}`}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
