import {
  type KeyboardEvent,
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
  next: string | undefined;
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
  const { seen, nowMinute, picked, next, children } = props;
  const { opsDay: says } = useSpeech().words;
  const { box, step, height } = useWindow(picked, next);
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

type LanesProps = Omit<LanesInSightProps, 'children' | 'next'> & { step: number; height: number };

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
    <ul
      onClick={({ target: pressed }) => press(pressed)}
      onKeyDown={stepFrom}
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

/** Arrows go to the visit beside, and to the nearest one of the Karigar above or below. */
function stepFrom(event: KeyboardEvent<HTMLElement>): void {
  const block = event.target as HTMLElement;
  const lane = block.closest('[data-lane]');
  if (!lane || !block.matches('button.v')) return;
  const next =
    event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      ? beside(block, lane, event.key === 'ArrowLeft' ? -1 : 1)
      : event.key === 'ArrowUp'
        ? above(block, lane, 'previousElementSibling')
        : event.key === 'ArrowDown' && above(block, lane, 'nextElementSibling');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const blocksOf = (lane: Element) => [...lane.querySelectorAll<HTMLElement>('button.v')];
const beginOf = (block: Element) => block.getBoundingClientRect().left;

function beside(block: HTMLElement, lane: Element, step: number): HTMLElement | undefined {
  const all = blocksOf(lane).sort((one, other) => beginOf(one) - beginOf(other));
  return all[all.indexOf(block) + step];
}

function above(
  block: HTMLElement,
  from: Element,
  way: 'previousElementSibling' | 'nextElementSibling',
): HTMLElement | undefined {
  const begin = beginOf(block);
  for (let lane = from[way]; lane; lane = lane[way]) {
    const farOf = (one: Element) => Math.abs(beginOf(one) - begin);
    const [nearest] = blocksOf(lane).sort((one, other) => farOf(one) - farOf(other));
    if (nearest) return nearest;
  }
  return undefined;
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
function useWindow(picked: string | undefined, next: string | undefined) {
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
    if (picked === undefined || picked !== next) return;
    box.current?.querySelector<HTMLElement>('.v.picked')?.focus({ preventScroll: true });
  }, [picked, next]);
  return { box, step, height };
}
