import type { ServicePageWords } from '#contract/catalogue/words.ts';
import { policy } from '#contract/policy.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PartProps } from './part.ts';

/** The description of one visit: jobs, what is included and not, materials, and what follows if something is wrong. */
export function ServiceParts({ facts, words, lang }: PartProps) {
  const { page } = facts;
  return (
    <>
      {page?.visit && <p className="visit">{page.visit}</p>}
      <Jobs facts={facts} words={words} />
      <Rates {...{ facts, words, lang }} />
      {page && (
        <section aria-label={words.included} className="in-out">
          <List title={words.included} icon="check" items={page.included} />
          <List title={words.notIncluded} icon="close" items={page.notIncluded} />
          <List title={words.keepReady} icon="house" items={page.keepReady} />
        </section>
      )}
      <section aria-labelledby="terms" className="plain-parts">
        {page?.materials && (
          <>
            <h2>{words.materials}</h2>
            <p>{page.materials}</p>
          </>
        )}
        <h2 id="terms">{words.ifWrong}</h2>
        <p>{words.ifWrongText({ hours: policy.standstill.acceptHours })}</p>
        <p>
          {words.cancelling({
            hours: policy.cancellation.freeHoursBefore,
            percent: policy.cancellation.feePercent.under24Hours,
          })}
        </p>
      </section>
    </>
  );
}

type JobsProps = Pick<PartProps, 'facts' | 'words'>;

function Jobs({ facts, words }: JobsProps) {
  const names: ServicePageWords['jobs'] = facts.page?.jobs;
  const jobs = facts.jobs.filter(({ key }) => names?.[key]);
  if (jobs.length === 0) return null;
  const price = formatRupees(facts.pricePaise);
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{words.jobs}</h2>
      <p>{words.jobsText}</p>
      <ul className="jobs num">
        {jobs.map(({ key, minutes, covered }) => (
          <li key={key} className={covered ? 'covered' : undefined}>
            <b>{names?.[key]}</b>
            <span>
              {words.aboutMinutes({ minutes })} ·{' '}
              {covered ? words.inThePrice({ price }) : words.extraWork}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card by which more work is proposed at the door, so that its prices are known before. */
function Rates({ facts, words, lang }: PartProps) {
  const { rates } = facts.figures;
  if (rates.length === 0) return null;
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{words.rates}</h2>
      <p>{words.ratesText}</p>
      <ul className="jobs num">
        {rates.map(({ key, unit, pricePaise, names }) => (
          <li key={key}>
            <b>{inLanguage(names, lang)}</b>
            <span>
              {formatRupees(pricePaise)} / {words.rateUnits[unit]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ListProps = { title: string; icon: 'check' | 'close' | 'house'; items: readonly string[] };

function List({ title, icon, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
