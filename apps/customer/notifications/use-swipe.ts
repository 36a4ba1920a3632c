import { type PointerEvent, type MouseEvent as ReactMouseEvent, useRef } from 'react';

/** The distance, as a share of the row's width, after which the row is meant to go. */
const FAR_ENOUGH = 0.35;
const MEANT_PX = 10;

/** A finger that moves a row aside: it follows, and beyond a third of its width it goes. A mouse has the button. */
export function useSwipe(onAway: () => void) {
  const from = useRef<{ x: number; id: number }>(undefined);
  const moved = useRef(0);

  const place = (row: HTMLElement, by: number) => {
    moved.current = by;
    row.style.translate = by ? `${by}px` : '';
    row.style.opacity = by ? String(1 - Math.abs(by) / row.offsetWidth) : '';
  };
  const end = (event: PointerEvent<HTMLElement>, mayGo: boolean) => {
    if (!from.current) return;
    from.current = undefined;
    const row = event.currentTarget;
    const away = mayGo && Math.abs(moved.current) > row.offsetWidth * FAR_ENOUGH;
    const by = moved.current;
    place(row, 0);
    // The click that ends a movement is none.
    moved.current = by;
    if (away) onAway();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = 0;
      if (event.pointerType !== 'mouse' && event.isPrimary)
        from.current = { x: event.clientX, id: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current?.id !== event.pointerId) return;
      const by = event.clientX - from.current.x;
      if (moved.current === 0 && Math.abs(by) < MEANT_PX) return;
      if (moved.current === 0) event.currentTarget.setPointerCapture(event.pointerId);
      place(event.currentTarget, by);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    // The finger scrolls instead.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture: (event: ReactMouseEvent<HTMLElement>) => {
      if (moved.current === 0) return;
      moved.current = 0;
      event.stopPropagation();
    },
  };
}
