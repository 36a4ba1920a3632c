import { addDays, type LocalDate } from '#kernel/time.ts';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '../shell/path.tsx';
import { shortReference } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { DayVisit } from './day-of.ts';

type TimelineHeadProps = {
  date: LocalDate;
  today: LocalDate;
  /** The one that is picked, with what may be done about it. */
  visit: DayVisit | undefined;
  query: string;
  /** Whether the map stands beside it. */
  mapped: boolean;
  onMapped: (mapped: boolean) => void;
  onDate: (date: LocalDate) => void;
  onPick: (bookingId: string | undefined) => void;
  onMove: () => void;
  onQuery: (query: string) => void;
};

/** The day shown, the visit that is picked, and the search. */
export function TimelineHead(props: TimelineHeadProps) {
  const { date, today, visit, query, mapped, onMapped, onDate, onPick, onMove, onQuery } = props;
  const { words, lang } = useSpeech();
  const { opsDay: says } = words;
  return (
    <div className="o-th">
      <h2>{says.timeline}</h2>
      <span className="o-seg">
        <button
          type="button"
          aria-label={says.previousDay}
          onClick={() => onDate(addDays(date, -1))}
        >
          <Icon name="arrow-left" className="i s" />
        </button>
        <button type="button" aria-pressed={date === today} onClick={() => onDate(today)}>
          {date === today ? says.today : shownDay(date, lang)}
        </button>
        <button type="button" aria-label={says.nextDay} onClick={() => onDate(addDays(date, 1))}>
          <Icon name="arrow-right" className="i s" />
        </button>
      </span>
      {visit && (
        <button type="button" className="o-btn" onClick={() => onPick(undefined)}>
          {says.bestFor({ reference: shortReference(visit.reference) })}
          <Icon name="close" className="i s" label={says.showAll} />
        </button>
      )}
      {visit && (
        <button type="button" className="o-btn go" onClick={() => onMove()}>
          {says.choose}
        </button>
      )}
      {visit && (
        <Link className="o-btn" to={`/bookings/${visit.bookingId}`}>
          {says.openFile}
        </Link>
      )}
      <span className="sp" />
      <button
        type="button"
        className="o-btn"
        aria-pressed={mapped}
        onClick={() => onMapped(!mapped)}
      >
        {says.map.title}
      </button>
      <input
        className="o-in o-narrow"
        aria-label={says.find}
        placeholder={says.find}
        value={query}
        maxLength={60}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}
