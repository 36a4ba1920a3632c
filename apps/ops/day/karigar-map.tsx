import { type MouseEvent, useMemo, useState } from 'react';
import { CityLayer } from '../../browser/city-layer.tsx';
import { useNow } from '../../browser/use-now.ts';
import type { Reading } from '../api/reading.ts';
import { go } from '../shell/path.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { Day } from './day-of.ts';
import { ageOf, expectedOf, KarigarList } from './karigar-list.tsx';
import { gapOf, KarigarMarks } from './karigar-marks.tsx';
import { type KarigarOut, karigarsOut, nearestTo, standsAt } from './karigars-out.ts';
import { useUnit, viewOf } from './map-view.ts';
import { usePositions } from './use-positions.ts';
import { Ways } from './ways.tsx';
import { ZoneLayer, ZoneNotes } from './zone-layer.tsx';
import type { ZoneNow } from './zones-now.ts';
import './karigar-map.css';

type KarigarMapProps = {
  day: Day | undefined;
  minute: number;
  isToday: boolean;
  isTold: boolean;
  areaOf: (pincode: string) => string;
  scale: number;
  zones: readonly ZoneNow[];
  /** The visit that is looked at on the timeline. */
  picked: string | undefined;
};

/** Ages are said in minutes. */
const TICK_MS = 10_000;
const REACH_PX = 12;
const NONE: Day['areas'] = {};

/** Everybody who is on the way or at work. A press on one opens the file of their visit, elsewhere it moves the middle there. */
export function KarigarMap(props: KarigarMapProps) {
  const { day, minute, isToday, isTold, areaOf, scale, picked, zones } = props;
  const says = useSpeech().words.opsDay.map;
  const now = useNow(TICK_MS);
  const seen = usePositions(isToday, isTold);
  const out = useMemo(
    () => (isToday && day && seen.value ? karigarsOut(day, seen.value, { minute, now }) : []),
    [day, seen.value, minute, now, isToday],
  );
  const areas = day?.areas ?? NONE;
  const { drawing, unit } = useUnit(scale);
  const [middle, setMiddle] = useState<readonly [number, number]>();
  const [over, setOver] = useState<KarigarOut>();
  const gap = gapOf(out.length, unit);
  const chosen = out.find(({ bookingId }) => bookingId === picked);
  const ring = chosen && standsAt(chosen, gap);
  const at = (event: MouseEvent<SVGSVGElement>) =>
    nearestTo(out, pointOf(event), { gap, reach: REACH_PX * unit });
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list beside the drawing has the same as links. */}
      <svg
        ref={drawing}
        className="city-drawing"
        viewBox={viewOf(middle ?? ring, scale)}
        role="img"
        aria-label={says.karigarsLabel({
          way: out.filter(({ state }) => state === 'way').length,
          work: out.filter(({ state }) => state === 'work').length,
        })}
        style={over && { cursor: 'pointer' }}
        onPointerMove={(event) => setOver(at(event))}
        onPointerLeave={() => setOver(undefined)}
        onClick={(event) => {
          const pressed = at(event);
          if (pressed) go(`/bookings/${pressed.bookingId}`);
          else setMiddle(pointOf(event));
        }}
      >
        <CityLayer />
        <ZoneLayer {...{ zones, areas, unit }} />
        <Ways out={out} />
        <KarigarMarks out={out} unit={unit} />
        {ring && <circle className="chosen" cx={ring[0]} cy={ring[1]} r={13 * unit} />}
        {over && <Name of={over} {...{ gap, unit, now }} />}
      </svg>
      {isToday && day && seen.value ? (
        <KarigarList {...{ out, now, areaOf }}>
          <ZoneNotes {...{ zones, areas }} />
        </KarigarList>
      ) : (
        <div className="areas">
          <ZoneNotes {...{ zones, areas }} />
          <NobodySeen reading={isToday ? seen : undefined} />
        </div>
      )}
    </>
  );
}

/** Positions are waited for or refused; of another day than today there are none. */
function NobodySeen({ reading }: { reading: Reading<unknown> | undefined }) {
  const says = useSpeech().words.opsDay.map;
  return (
    <div className="o-pb">
      {reading ? <Waiting reading={{ ...reading, value: undefined }} /> : <p>{says.onlyToday}</p>}
    </div>
  );
}

type NameProps = { of: KarigarOut; gap: number; unit: number; now: number };

/** The one under the pointer, and how old their position is. */
function Name({ of, gap, unit, now }: NameProps) {
  const says = useSpeech().words.opsDay.map;
  const [x, y] = standsAt(of, gap) ?? [0, 0];
  const age = of.state === 'work' ? says.looks.work : ageOf(of.seenAt, now, says);
  return (
    <text className="over" transform={`translate(${x} ${y - 14 * unit}) scale(${unit})`}>
      {[of.name, age, of.arrival && expectedOf(of.arrival, says)].filter(Boolean).join(' · ')}
    </text>
  );
}

/** The point of the drawing that was pressed. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(
    currentTarget.getScreenCTM()?.inverse(),
  );
  return [x, y] as const;
}
