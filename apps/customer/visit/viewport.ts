type Dot = readonly [x: number, y: number];

/** The visible part of the city: how large a unit is drawn, and which unit stands in the middle. */
export type Viewport = { readonly scale: number; readonly x: number; readonly y: number };

/** The drawing's own size; the page stretches it. */
export const SHOWN = { width: 400, height: 300 } as const;
/** Room for the pins and their names. */
const MARGIN = 64;
/** Never nearer than three kilometres across: the map knows neighbourhoods, not houses. */
const LARGEST_SCALE = SHOWN.width / 300;

/** Both of them, with room around. */
export function viewportOf([x1, y1]: Dot, [x2, y2]: Dot): Viewport {
  const [wide, high] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  const scale = Math.min(
    (SHOWN.width - 2 * MARGIN) / Math.max(wide, 1),
    (SHOWN.height - 2 * MARGIN) / Math.max(high, 1),
    LARGEST_SCALE,
  );
  return { scale, x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/**
 * The view stays while the Karigar is well inside it and it is not far too wide, so that they move over a map that
 * stands still; then it changes at once to the best one.
 */
export function keptViewport(before: Viewport | undefined, from: Dot, to: Dot): Viewport {
  const best = viewportOf(from, to);
  if (!before) return best;
  const isInside = [from, to].every(([x, y]) => {
    const [left, top] = placed(before, [x, y]);
    return (
      left > MARGIN / 2 &&
      left < SHOWN.width - MARGIN / 2 &&
      top > MARGIN / 2 &&
      top < SHOWN.height - MARGIN / 2
    );
  });
  return isInside && best.scale < before.scale * 1.6 ? before : best;
}

/** The place of a point of the city in the drawing. */
export const placed = ({ scale, x, y }: Viewport, [px, py]: Dot): Dot => [
  SHOWN.width / 2 + (px - x) * scale,
  SHOWN.height / 2 + (py - y) * scale,
];
