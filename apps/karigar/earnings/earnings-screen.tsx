import { useState } from 'react';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { addDays } from '#kernel/time.ts';
import { shownDay, shownDayAndMonth } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { Trade } from '../shell/picture.tsx';
import { serviceName } from '../shell/service-name.ts';
import { unbroken } from '../shell/shown-moment.ts';
import { TakePdf } from '../shell/take-pdf.tsx';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Account } from './account.tsx';
import { EarnedRow } from './earned-row.tsx';
import { Floors } from './floors.tsx';
import { Waits } from './waits.tsx';
import { WeekBars } from './week-bars.tsx';

/** A week, visit by visit; every deduction has its name. */
export function EarningsScreen() {
  const { earnings } = useSpeech().words.work;
  const [week, setWeek] = useState<string>();
  const reading = useReading(readEarnings, week === undefined ? {} : { week });
  const { value } = reading;
  // An answer kept by a version before knows of none.
  const floors = (value as Partial<typeof value>)?.floors ?? [];
  return (
    <section className="k-screen">
      <h1>{earnings.title}</h1>
      <AsOf reading={reading} />
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {value && (
        <>
          <WeekHead value={value} isLast={week === undefined} onWeek={setWeek} />
          <p className="k-row">
            <span>{earnings.total}</span>
            <b className="k-big k-money num">{formatRupees(value.netPaise)}</b>
          </p>
          <WeekBars of={value} />
          {value.visits.length + floors.length === 0 && (
            <p className="k-lead">{earnings.nothing}</p>
          )}
          <ul className="k-list">
            {[...value.visits.entries()].map(([at, one]) => (
              <li key={at}>
                <Earned one={one} />
              </li>
            ))}
            <Floors of={floors} />
          </ul>
          <TakePdf
            key={value.from}
            path={`/api/karigar/earnings/${value.from}/pdf`}
            fileName={`statement-${value.from}.pdf`}
            label={earnings.statement}
          />
          <Waits earnings={value} />
          <Account earnings={value} />
        </>
      )}
    </section>
  );
}

type EarnedVisit = OutputOf<typeof readEarnings>['visits'][number];

const hasMoreToSay = ({ kind, deductions }: EarnedVisit) =>
  kind === 'work' || deductions.length > 0;

function Earned({ one }: { one: EarnedVisit }) {
  const { words, lang } = useSpeech();
  return (
    <EarnedRow pay={one} unfolds={one.grossPaise > 0 && hasMoreToSay(one)}>
      <Trade slug={one.serviceSlug} />
      <span>
        <b>{serviceName(words, one)}</b>
        <small className="k-note k-below">{shownDay(one.date, lang)}</small>
        {one.kind !== 'work' && (
          <small className="k-note k-below">{words.work.earnings[one.kind]}</small>
        )}
        {one.lostPaise && (
          <small className="k-note k-below">
            {words.work.earnings.lost({ amount: formatRupees(one.lostPaise) })}
          </small>
        )}
      </span>
      <b className="k-money num">{formatRupees(one.netPaise)}</b>
    </EarnedRow>
  );
}

type WeekHeadProps = {
  value: OutputOf<typeof readEarnings>;
  /** There is no later one. */
  isLast: boolean;
  onWeek: (from: string) => void;
};

function WeekHead({ value, isLast, onWeek }: WeekHeadProps) {
  const { words, lang } = useSpeech();
  const { earnings } = words.work;
  return (
    <div className="k-day-head">
      <button
        type="button"
        className="icon-btn"
        aria-label={earnings.earlier}
        onClick={() => onWeek(addDays(value.from, -7))}
      >
        <Icon name="arrow-left" />
      </button>
      <h2>
        {earnings.week({
          from: unbroken(shownDayAndMonth(value.from, lang)),
          until: unbroken(shownDayAndMonth(value.until, lang)),
        })}
      </h2>
      <button
        type="button"
        className="icon-btn"
        aria-label={earnings.later}
        disabled={isLast}
        onClick={() => onWeek(addDays(value.from, 7))}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
