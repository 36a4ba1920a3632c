import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { readDay } from '#contract/ops/read-day.ts';
import type { LocalDate } from '#kernel/time.ts';
import { type Reading, useReading } from '../api/reading.ts';
import type { Wished } from '../shell/act-sheet.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { DragPreview } from './drag-preview.tsx';
import { HourAxis } from './hour-axis.tsx';
import { LaneRow } from './lane-row.tsx';
import {
  at,
  type Day,
  type DayVisit,
  fitFor,
  type Lane,
  lanesOf,
  searched,
  slotsOf,
} from './lanes.ts';
import { MoveForm } from './move-form.tsx';
import { TimelineHead } from './timeline-head.tsx';
import { useDrag } from './use-drag.ts';

const LANE_PX = 41;
/** Lanes that are drawn beyond what is seen, so that scrolling finds them there. */
const BEYOND = 8;

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
  const {
    words: { opsDay: says },
    lang,
  } = useSpeech();
  const [query, setQuery] = useState('');
  const [moving, setMoving] = useState(false);
  const { value } = day;
  const areaOf = (pincode: string) => value?.areas[pincode]?.[lang] ?? pincode;
  const lanes = useMemo(() => (value ? lanesOf(value) : []), [value]);
  const visit = value?.visits.find(({ bookingId }) => bookingId === picked);
  const seen = searched(visit ? fitFor(lanes, visit) : lanes, query, areaOf);
  const gridOf = (one: DayVisit) => slotsOf(value ?? { grids: {} }, one);
  const { drag, ...handles } = useDrag(gridOf, ({ visit: one, to }) => {
    const onDay = to?.act === 'reschedule' && { date };
    if (to) onWish({ id: one.bookingId, ...to, ...onDay }, one);
  });
  const { box, top, ...inSight } = useWindow(seen.length, picked);
  return (
    <section className="o-time" aria-label={says.timeline}>
      <TimelineHead
        {...{ date, today, visit, query, onDate, onPick }}
        onQuery={setQuery}
        onMove={() => setMoving(true)}
      />
      <HourAxis />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it can be pressed. */}
      <div className="o-lanes" ref={box} title={says.hint} tabIndex={0}>
        <Waiting reading={day} />
        {value && seen.length === 0 && <p className="o-pb">{says.noneFound}</p>}
        <LanesInSight {...{ seen, inSight, areaOf, picked, drag, handles, onPick }} />
        {nowMinute !== undefined && <NowLine minute={nowMinute} top={top} />}
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

type LanesProps = Pick<ComponentProps<typeof LaneRow>, 'areaOf' | 'picked' | 'handles'> & {
  seen: readonly Lane[];
  inSight: { readonly first: number; readonly count: number };
  drag: ReturnType<typeof useDrag>['drag'];
  onPick: (bookingId: string) => void;
};

function LanesInSight({ seen, inSight: { first, count }, drag, onPick, ...row }: LanesProps) {
  return (
    <ul style={{ height: seen.length * LANE_PX }}>
      {seen.slice(first, first + count).map((lane, index) => (
        <LaneRow
          key={lane.karigar.id}
          lane={lane}
          top={(first + index) * LANE_PX}
          {...row}
          isTarget={drag?.to?.act === 'assign' && drag.to.karigarId === lane.karigar.id}
          onPress={(one) => !drag && onPick(one.bookingId)}
        />
      ))}
    </ul>
  );
}

/** The time it is, over all lanes. */
const NowLine = ({ minute, top }: { minute: number; top: number }) => (
  <span
    className="nowline"
    style={{
      left: `calc(204px + (100% - 204px) * ${at(minute) / 100})`,
      top,
      height: '100%',
    }}
  />
);

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
