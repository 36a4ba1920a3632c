import { useState } from 'react';
import { readIncomeTax } from '#contract/ops/read-income-tax.ts';
import { dateInIndia } from '#kernel/time.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Choice } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { currentQuarter } from './current-quarter.ts';
import { IncomeTaxPeople } from './income-tax-people.tsx';
import type { IncomeTaxOf } from './payout-of.ts';

/** The first financial year that the server answers for. */
const FIRST_YEAR = 2024;

/** Income tax kept of what Karigars earned in a quarter: how much to deposit each month, and of whom it is. */
export function IncomeTax() {
  const { words, lang } = useSpeech();
  const { opsIncomeTax: says } = words;
  const now = currentQuarter(dateInIndia(Date.now()));
  const [asked, setAsked] = useState(now);
  const reading = useReading(readIncomeTax, asked);
  const { value } = reading;
  const years = Array.from({ length: now.year - FIRST_YEAR + 1 }, (_, ago) => now.year - ago);
  const days = value && `${shownDate(value.from, lang)} – ${shownDate(value.until, lang)}`;
  return (
    <div className="o-body o-stack">
      <Panel title={says.title} beside={days}>
        <p className="o-help">{says.text}</p>
        <div className="o-filters">
          <Choice
            label={says.year}
            value={String(asked.year)}
            options={years.map(String)}
            nameOf={(year) => `${year}-${String(Number(year) + 1).slice(2)}`}
            onChoose={(year) => setAsked({ ...asked, year: Number(year) })}
          />
          <Choice
            label={says.quarter}
            value={String(asked.quarter)}
            options={['1', '2', '3', '4']}
            nameOf={(quarter) => says.quarters[Number(quarter) - 1] ?? quarter}
            onChoose={(quarter) => setAsked({ ...asked, quarter: Number(quarter) })}
          />
        </div>
        <Waiting reading={reading} />
        {value && <Sums stated={value} />}
      </Panel>
      {value && <IncomeTaxPeople stated={value} asked={asked} />}
    </div>
  );
}

function Sums({ stated }: { stated: IncomeTaxOf }) {
  const { words, lang } = useSpeech();
  const { opsIncomeTax: says } = words;
  const rows = [
    [says.gross, stated.grossPaise],
    [says.kept, stated.keptPaise],
    ...stated.months.map(
      ({ month, keptPaise }) =>
        [says.toDeposit({ month: monthName(month, lang) }), keptPaise] as const,
    ),
  ] as const;
  return (
    <>
      <ul className="o-rows">
        {rows.map(([name, paise]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{shownMoney(paise)}</b>
          </li>
        ))}
      </ul>
      <p className="o-note calm">{says.confirm}</p>
      <details>
        <summary>{says.confirmWhat}</summary>
        <p className="o-help" lang="en">
          {stated.confirm}
        </p>
      </details>
    </>
  );
}

const monthName = (month: string, lang: string): string =>
  new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T00:00Z`));
