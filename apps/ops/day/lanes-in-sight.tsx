import {
  memo,
  type PointerEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSpeech } from '../shell/words.tsx';
import type { DayVisit } from './day-of.ts';
import { LaneRow } from './lane-row.tsx';
import { at, HOURS, type Lane, visitAt } from './lanes.ts';

const LANE_PX = 41;
/** Lanes are drawn so many at a time, and so many beyond what is seen, so that scrolling finds them there. Each change of the list costs the same again: two at a time take half more of the processor than six. */
const STEP = 12;
const BEYOND = 12;

type Handle = (event: PointerEvent<HTMLElement>) => void;
type LanesInSightProps = {
  seen: readonly Lane[];
  areaOf: (pincode: string) => string;
  picked: string | undefined;
  /** Minutes since midnight, when it is today. */
  nowMinute: number | undefined;
  handles: { readonly begin: Handle; readonly move: Handle; readonly end: () => void };
  /** The Karigar over whose lane a visit is being dragged. */
  target: number | undefined;
  onPress: (visit: DayVisit) => void;
  children: ReactNode;
};

/** The lanes that can be seen and a few around them. Scrolling draws here and nowhere else. */
export function LanesInSight(props: LanesInSightProps) {
  const { seen, nowMinute, picked, children } = props;
  const { opsDay: says } = useSpeech().words;
  const { box, step, height } = useWindow(picked);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it can be pressed.
    <div className="o-lanes" ref={box} title={says.hint} tabIndex={0}>
      {children}
      <div className="o-all-lanes" style={{ height: seen.length * LANE_PX }}>
        <Lines nowMinute={nowMinute} />
        {seen.length > 0 && <Lanes {...props} step={step} height={height} />}
      </div>
    </div>
  );
}

type LanesProps = Omit<LanesInSightProps, 'children'> & { step: number; height: number };

function Lanes({ seen, areaOf, picked, handles, target, onPress, step, height }: LanesProps) {
  // First nothing but what is seen, so that it is there sooner; those around it a moment later.
  const beyond = useDeferredValue(BEYOND, 0);
  const first = Math.max(0, Math.min(step * STEP, seen.length - 1) - beyond);
  const count = Math.ceil(height / LANE_PX) + (beyond > 0 ? STEP + 2 * beyond : 0);
  const press = (element: EventTarget) => {
    const visit = visitAt(seen, element);
    if (visit) onPress(visit);
  };
  return (
    /* biome-ignore lint/a11y/useKeyWithClickEvents: each visit in it is a button, whose press arrives here. */
    <ul
      onClick={({ target: pressed }) => press(pressed)}
      onPointerDown={handles.begin}
      onPointerMove={handles.move}
      onPointerUp={handles.end}
      onPointerCancel={handles.end}
    >
      {seen.slice(first, first + count).map((lane, index) => (
        <LaneRow
          key={lane.karigar.id}
          lane={lane}
          top={(first + index) * LANE_PX}
          areaOf={areaOf}
          picked={lane.visits.some(({ bookingId }) => bookingId === picked) ? picked : undefined}
          isTarget={target === lane.karigar.id}
        />
      ))}
    </ul>
  );
}

/** The hours behind all lanes, and the time it is. */
const Lines = memo(({ nowMinute }: { nowMinute: number | undefined }) => (
  <div aria-hidden="true">
    {HOURS.map((minute) => (
      <span key={minute} className="hour" style={placed(minute)} />
    ))}
    {nowMinute !== undefined && <span className="nowline" style={placed(nowMinute)} />}
  </div>
));

const placed = (minute: number) => ({ left: `calc(204px + (100% - 204px) * ${at(minute) / 100})` });

/** How far it is scrolled, and how high it is. Whoever picks a visit looks from the first lane that fits it. */
function useWindow(picked: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scrolled = () => setStep(Math.floor(element.scrollTop / LANE_PX / STEP));
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
  return { box, step, height };
}
