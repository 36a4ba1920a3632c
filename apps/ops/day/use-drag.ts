import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { SlotGrid } from '#contract/slots.ts';
import type { DayVisit } from './day-of.ts';
import { FROM, type Lane, slotAt, UNTIL, visitAt } from './lanes.ts';

export type Drag = {
  readonly visit: DayVisit;
  readonly x: number;
  readonly y: number;
  /** The act that dropping it now would do. */
  readonly to:
    | { readonly act: 'assign'; readonly karigarId: number }
    | { readonly act: 'reschedule'; readonly time: string }
    | undefined;
};

/** Distance up to which a press is still a press. */
const SLACK_PX = 6;

type Begun = {
  readonly visit: DayVisit;
  readonly x: number;
  readonly y: number;
  readonly day: DOMRect;
  axis?: 'x' | 'y';
};

/** A visit is dragged up or down to another Karigar, or sideways to another hour: one of the two, as the drag begins. Escape puts it back. */
export function useDrag(
  lanes: readonly Lane[],
  gridOf: (visit: DayVisit) => SlotGrid,
  onDrop: (drag: Drag) => void,
) {
  const begun = useRef<Begun>(undefined);
  const [drag, setDrag] = useState<Drag>();
  useEffect(() => {
    if (!drag) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      begun.current = undefined;
      setDrag(undefined);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [drag]);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-visit]');
    const visit = block && visitAt(lanes, block);
    const day = block?.parentElement?.getBoundingClientRect();
    if (!visit || !day) return;
    block.setPointerCapture(event.pointerId);
    begun.current = { visit, x: event.clientX, y: event.clientY, day };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = begun.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.axis && Math.hypot(dx, dy) < SLACK_PX) return;
    from.axis ??= Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    const to =
      from.axis === 'x'
        ? hourAt(event.clientX, from, gridOf(from.visit))
        : laneAt(event, from.visit);
    setDrag({ visit: from.visit, x: event.clientX, y: event.clientY, to });
  };
  const end = () => {
    begun.current = undefined;
    if (drag?.to) onDrop(drag);
    // A moment later, so that the press that ends the drag opens nothing.
    setTimeout(() => setDrag(undefined));
  };
  return { drag, begin, move, end };
}

function hourAt(x: number, { day, x: from, visit }: Begun, grid: SlotGrid): Drag['to'] {
  const starts = (visit.starts - FROM) / (UNTIL - FROM);
  const time = slotAt(starts + (x - from) / day.width, grid);
  return { act: 'reschedule', time };
}

function laneAt({ clientX, clientY }: PointerEvent, visit: DayVisit): Drag['to'] {
  const lane = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset.lane !== undefined,
    );
  const karigarId = Number(lane?.dataset.lane);
  return lane && karigarId !== visit.karigarId ? { act: 'assign', karigarId } : undefined;
}
