import type { CSSProperties } from 'react';
import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { dateInIndia, weekday } from '#kernel/time.ts';
import { shownLongDay, weekdayNames } from '#ui/dates.ts';
import { serverNow } from '../api/server-clock.ts';
import { useSpeech } from '../shell/words.tsx';

type Earnings = OutputOf<typeof readEarnings>;
type Day = NonNullable<Earnings['days']>[number];

/** The week as seven bars, Monday to Sunday; a voice reads each with its day and its rupees. */
export function WeekBars({
  of: { days = [], otherDaysPaise = 0 },
}: {
  of: Pick<Earnings, 'days' | 'otherDaysPaise'>;
}) {
  const { earnings } = useSpeech().words.work;
  const most = Math.max(...days.map(({ netPaise }) => netPaise), 0);
  // A week without anything earned says so in words.
  if (most === 0) return null;
  return (
    <>
      <ol className="k-bars" aria-label={earnings.days}>
        {days.map((one) => (
          <Bar key={one.date} of={one} share={Math.max(0, one.netPaise) / most} />
        ))}
      </ol>
      {otherDaysPaise !== 0 && (
        <p className="k-row k-note">
          <span>{earnings.otherDays}</span>
          <span className="num">{formatRupees(otherDaysPaise)}</span>
        </p>
      )}
    </>
  );
}

function Bar({ of: { date, netPaise }, share }: { of: Day; share: number }) {
  const { lang } = useSpeech();
  const isToday = date === dateInIndia(serverNow());
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={netPaise > 0 ? undefined : 'none'}
      style={{ '--share': share } as CSSProperties}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{weekdayNames(lang, 'narrow')[weekday(date)]}</span>
      <span className="visually-hidden">
        {shownLongDay(date, lang)}: {formatRupees(netPaise)}
      </span>
    </li>
  );
}
