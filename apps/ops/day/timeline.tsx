import { useCallback, useMemo, useState } from 'react';
import type { LocalDate } from '#kernel/time.ts';
import type { Reading } from '../api/reading.ts';
import { focusFirst, useKeys } from '../shell/use-keys.ts';
import { Waiting } from '../shell/waiting.tsx';
import type { Wished } from '../shell/wished.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Day, DayVisit } from './day-of.ts';
import { DragPreview } from './drag-preview.tsx';
import { HourAxis } from './hour-axis.tsx';
import { fitFor, lanesOf, searched, slotsOf } from './lanes.ts';
import { LanesInSight } from './lanes-in-sight.tsx';
import { MoveForm } from './move-form.tsx';
import { TimelineHead } from './timeline-head.tsx';
import { useDrag } from './use-drag.ts';

type TimelineProps = {
  date: LocalDate;
  today: LocalDate;
  /** Minutes since midnight, when it is today. */
  nowMinute: number | undefined;
  day: Reading<Day>;
  picked: string | undefined;
  /** The booking to go on with, after one was given away: it has the focus. */
  next: string | undefined;
  mapped: boolean;
  onMapped: (mapped: boolean) => void;
  onDate: (date: LocalDate) => void;
  onPick: (bookingId: string | undefined) => void;
  /** A visit was dropped elsewhere: the act is looked at before it is done. */
  onWish: (wished: Wished, visit: DayVisit) => void;
};

/** A day of each Karigar, all of them; only the lanes in sight are drawn. */
export function Timeline(props: TimelineProps) {
  const { date, today, nowMinute, day, picked, next, mapped, onMapped } = props;
  const { onDate, onPick, onWish } = props;
  const {
    words: { opsDay: says },
    lang,
  } = useSpeech();
  const [query, setQuery] = useState('');
  const [moving, setMoving] = useState(false);
  const { value } = day;
  const areas = value?.areas;
  const areaOf = useCallback((code: string) => areas?.[code]?.name[lang] ?? code, [areas, lang]);
  const { lanes, visit, seen } = useLanes(value, { picked, query, areaOf });
  const gridOf = (one: DayVisit) => slotsOf(value ?? { grids: {} }, one);
  useKeys({ t: intoTimeline, m: visit && (() => setMoving(true)) });
  const { drag, ...handles } = useDrag(seen, gridOf, ({ visit: one, to }) => {
    const onDay = to?.act === 'reschedule' && { date };
    if (to) onWish({ id: one.bookingId, ...to, ...onDay }, one);
  });
  return (
    <section className="o-time" aria-label={says.timeline}>
      <TimelineHead
        {...{ date, today, visit, query, mapped, onMapped, onDate, onPick }}
        onQuery={setQuery}
        onMove={() => setMoving(true)}
      />
      <HourAxis />
      <LanesInSight
        {...{ seen, areaOf, picked, next, nowMinute, handles }}
        target={drag?.to?.act === 'assign' ? drag.to.karigarId : undefined}
        onPress={(one) => !drag && onPick(one.bookingId)}
      >
        <Waiting reading={day} />
        {value && seen.length === 0 && <p className="o-pb">{says.noneFound}</p>}
      </LanesInSight>
      {moving && visit && (
        <MoveForm
          visit={visit}
          fits={fitFor(lanes, visit, areas ?? {})}
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

const intoTimeline = () => focusFirst('.o-lane .v.picked', '.o-lane button.v', '.o-lanes');

type Looked = {
  readonly picked: string | undefined;
  readonly query: string;
  readonly areaOf: (code: string) => string;
};

/** All lanes, the visit that is picked, and the lanes that fit it and the search. */
function useLanes(value: Day | undefined, { picked, query, areaOf }: Looked) {
  const areas = value?.areas;
  const { karigars, visits } = value ?? EMPTY;
  const lanes = useMemo(() => lanesOf({ karigars, visits }), [karigars, visits]);
  const visit = useMemo(
    () => (picked ? visits.find(({ bookingId }) => bookingId === picked) : undefined),
    [visits, picked],
  );
  const seen = useMemo(
    () => searched(visit ? fitFor(lanes, visit, areas ?? {}) : lanes, query, areaOf),
    [lanes, visit, areas, query, areaOf],
  );
  return { lanes, visit, seen };
}

const EMPTY: Pick<Day, 'karigars' | 'visits'> = { karigars: [], visits: [] };
