import { useEffect, useMemo, useRef, useState } from 'react';
import { readDay } from '#contract/ops/read-day.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type Reading, useReading } from '../api/reading.ts';
import type { Wished } from '../shell/act-sheet.tsx';
import { Link } from '../shell/path.tsx';
import { shortReference } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { DragPreview } from './drag-preview.tsx';

import { LaneRow } from './lane-row.tsx';
import {
  at,
  type Day,
  type DayVisit,
  FROM,
  fitFor,
  lanesOf,
  searched,
  slotsOf,
  UNTIL,
} from './lanes.ts';
import { MoveForm } from './move-form.tsx';
import { useDrag } from './use-drag.ts';

const LANE_PX = 41;
/** Lanes that are drawn beyond what is seen, so that scrolling finds them there. */
const BEYOND = 8;
const HOURS = Array.from({ length: (UNTIL - FROM) / 120 + 1 }, (_, index) => FROM + index * 120);

export const useDay = (date: LocalDate): Reading<Day> =>
  useReading(readDay, { date }, { everyMs: 20_000 });

type TimelineProps = {
  date: LocalDate;
  today: LocalDate;
  /** Minutes since midnight, when it is today. */
  nowMinute: number | undefined;
  day: Reading<Day>;
  picked: string | undefined;
  onDate: (date: LocalDate) => void;
  onPick: (bookingId: string | undefined) => void;
  /** A visit was dropped elsewhere: the act is looked at before it is done. */
  onWish: (wished: Wished, visit: DayVisit) => void;
};

/** A day of each Karigar, all of them; only the lanes in sight are drawn. */
export function Timeline(props: TimelineProps) {
  const { date, today, nowMinute, day, picked, onDate, onPick, onWish } = props;
  const { words, lang } = useSpeech();
  const { opsDay: says } = words;
  const [query, setQuery] = useState('');
  const [moving, setMoving] = useState(false);
  const value = day.value;
  const areaOf = (pincode: string) => value?.areas[pincode]?.[lang] ?? pincode;
  const lanes = useMemo(() => (value ? lanesOf(value) : []), [value]);
  const visit = value?.visits.find(({ bookingId }) => bookingId === picked);
  const seen = searched(visit ? fitFor(lanes, visit) : lanes, query, areaOf);
  const gridOf = (one: DayVisit) => slotsOf(value ?? { grids: {} }, one);
  const { drag, ...handles } = useDrag(gridOf, ({ visit: dragged, to }) => {
    if (to)
      onWish({ id: dragged.bookingId, ...to, ...(to.act === 'reschedule' && { date }) }, dragged);
  });
  const { box, top, first, count } = useWindow(seen.length, picked);
  return (
    <section className="o-time" aria-label={says.timeline}>
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
          <button type="button" className="o-btn go" onClick={() => setMoving(true)}>
            {says.choose}
          </button>
        )}
        {visit && (
          <Link className="o-btn" to={`/bookings/${visit.bookingId}`}>
            {says.openFile}
          </Link>
        )}
        <span className="sp" />
        <input
          className="o-in o-narrow"
          aria-label={says.find}
          placeholder={says.find}
          value={query}
          maxLength={60}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="o-axis" aria-hidden="true">
        <span />
        <div className="t">
          {HOURS.map((minute) => (
            <span key={minute} style={{ left: `${at(minute)}%` }}>
              {((minute / 60 + 11) % 12) + 1} {minute < 720 ? 'AM' : 'PM'}
            </span>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it can be pressed. */}
      <div className="o-lanes" ref={box} title={says.hint} tabIndex={0}>
        <Waiting reading={day} />
        {value && seen.length === 0 && <p className="o-pb">{says.noneFound}</p>}
        <ul style={{ height: seen.length * LANE_PX }}>
          {seen.slice(first, first + count).map((lane, index) => (
            <LaneRow
              key={lane.karigar.id}
              lane={lane}
              top={(first + index) * LANE_PX}
              areaOf={areaOf}
              picked={picked}
              isTarget={drag?.to?.act === 'assign' && drag.to.karigarId === lane.karigar.id}
              handles={handles}
              onPress={(one) => !drag && onPick(one.bookingId)}
            />
          ))}
        </ul>
        {nowMinute !== undefined && (
          <span
            className="nowline"
            style={{
              left: `calc(204px + (100% - 204px) * ${at(nowMinute) / 100})`,
              top,
              height: '100%',
            }}
          />
        )}
      </div>
      {moving && visit && (
        <MoveForm
          visit={visit}
          fits={fitFor(lanes, visit)}
          grid={gridOf(visit)}
          date={date}
          areaOf={areaOf}
          onClose={() => setMoving(false)}
          onWish={(wished) => {
            setMoving(false);
            onWish(wished, visit);
          }}
        />
      )}
      {drag && <DragPreview drag={drag} date={date} lanes={lanes} />}
    </section>
  );
}

/** Which lanes are in sight. Whoever picks a visit looks from the first lane that fits it. */
function useWindow(length: number, picked: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scrolled = () => setTop(element.scrollTop);
    const sized = new ResizeObserver(() => setHeight(element.clientHeight));
    element.addEventListener('scroll', scrolled, { passive: true });
    sized.observe(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      sized.disconnect();
    };
  }, []);
  useEffect(() => {
    if (picked !== undefined) box.current?.scrollTo({ top: 0 });
  }, [picked]);
  const first = Math.max(0, Math.min(Math.floor(top / LANE_PX), length - 1) - BEYOND);
  return { box, top, first, count: Math.ceil(height / LANE_PX) + 2 * BEYOND };
}
