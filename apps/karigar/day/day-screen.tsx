import { useEffect, useState } from 'react';
import { readMe } from '#contract/applicant/read-me.ts';
import { isExpected } from '#contract/booking-phases.ts';
import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { addDays } from '#kernel/time.ts';
import { shownLongDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useQueuedActions } from '../api/queue.ts';
import { readAhead, useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { Trade } from '../shell/picture.tsx';
import { serviceName } from '../shell/service-name.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { dayAfter } from '../shell/status-after.ts';
import { StatusPill } from '../shell/status-pill.tsx';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useSpeech, useWords } from '../shell/words.tsx';

/** The visits of a day in the order of the way: the next one stands out. */
export function DayScreen() {
  const { words, lang } = useSpeech();
  const { visit, karigar } = words;
  const [date, setDate] = useState<string>();
  const reading = useReading(readKarigarDay, date === undefined ? {} : { date });
  const queued = useQueuedActions();
  const day = reading.value && {
    ...reading.value,
    visits: dayAfter(reading.value.visits, queued),
  };
  useEffect(() => {
    for (const { id, status } of reading.value?.visits ?? [])
      if (isExpected(status)) readAhead(readVisit, { id });
  }, [reading.value]);
  const shown = day?.date ?? date;
  const next = day?.visits.find(({ status }) => isExpected(status));
  return (
    <section className="k-screen">
      <header className="k-day-head">
        <button
          type="button"
          className="icon-btn"
          aria-label={visit.earlierDay}
          disabled={!shown}
          onClick={() => shown && setDate(addDays(shown, -1))}
        >
          <Icon name="arrow-left" />
        </button>
        <h1>
          {date === undefined && <span className="k-eyebrow">{karigar.today}</span>}
          {shown ? shownLongDay(shown, lang) : visit.dayTitle}
        </h1>
        <button
          type="button"
          className="icon-btn"
          aria-label={visit.laterDay}
          disabled={!shown}
          onClick={() => shown && setDate(addDays(shown, 1))}
        >
          <Icon name="arrow-right" />
        </button>
      </header>
      <AsOf reading={reading} />
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {day && day.visits.length === 0 && <NoVisits />}
      {day && day.visits.length > 0 && (
        <ol className="k-list">
          {day.visits.map((one) => (
            <li key={one.id}>
              <VisitCard visit={one} isNext={one === next} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function NoVisits() {
  const { visit, work } = useWords();
  const me = useReading(readMe, {});
  // A Karigar who has just been taken on has none, and without them nothing is ever offered.
  if (me.value?.work?.shifts.length === 0)
    return (
      <div className="k-trouble">
        <p>
          <b>{visit.noHours}</b>
        </p>
        <p className="k-lead">{visit.noHoursText}</p>
        <Link to="/work-time" className="btn lg">
          {work.me.workTime}
        </Link>
      </div>
    );
  return (
    <div className="k-trouble">
      <p>
        <b>{visit.nothingToday}</b>
      </p>
      <p className="k-lead">{visit.nothingText}</p>
    </div>
  );
}

function VisitCard({ visit: one, isNext }: { visit: VisitOfDay; isNext: boolean }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  return (
    <Link to={`/visits/${one.id}`} className={isNext ? 'k-card now' : 'k-card'}>
      {one.status === 'assigned' && (
        <span className="k-leave">
          <Icon name="truck" />
          {visit.leaveBy({ time: shownTime(one.leaveAt) })}
        </span>
      )}
      <span className="k-row">
        <b className="k-big num">{shownTime(one.startsAt)}</b>
        <StatusPill status={one.status} />
      </span>
      <b className="k-titled">
        <Trade slug={one.serviceSlug} />
        {serviceName(words, one)}
      </b>
      <span className="k-row">
        <span>
          {[one.society, one.area?.[lang], one.pincode].filter(Boolean).join(', ')}
          {!one.leads && <small className="k-note"> · {visit.member}</small>}
        </span>
        <span className="k-money num">{formatRupees(one.netPaise)}</span>
      </span>
    </Link>
  );
}
