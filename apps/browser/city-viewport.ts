type Dot = readonly [x: number, y: number];

/** The visible part of the city: how large a unit is drawn, and which unit stands in the middle. */
export type Viewport = { readonly scale: number; readonly x: number; readonly y: number };

/** A drawing's own size, which the page stretches. */
export type MapFrame = {
  readonly width: number;
  readonly height: number;
  /** Room around its two places for their marks. */
  readonly margin: number;
  /** Never nearer than so many units across: the map knows neighbourhoods, not houses. */
  readonly leastUnits: number;
};

/** Both of them, with room around. */
export function viewportOf(
  { width, height, margin, leastUnits }: MapFrame,
  [x1, y1]: Dot,
  [x2, y2]: Dot,
): Viewport {
  const [wide, high] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(wide, 1),
    (height - 2 * margin) / Math.max(high, 1),
    width / leastUnits,
  );
  return { scale, x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/**
 * The view stays while the Karigar is well inside it and it is not far too wide, so that they move over a map that
 * stands still; then it changes at once to the best one.
 */
export function keptViewport(
  frame: MapFrame,
  before: Viewport | undefined,
  from: Dot,
  to: Dot,
): Viewport {
  const best = viewportOf(frame, from, to);
  if (!before) return best;
  const edge = frame.margin / 2;
  const isInside = [from, to].every((dot) => {
    const [left, top] = placed(frame, before, dot);
    return left > edge && left < frame.width - edge && top > edge && top < frame.height - edge;
  });
  return isInside && best.scale < before.scale * 1.6 ? before : best;
}

/** The place of a point of the city in the drawing. */
export const placed = (
  { width, height }: MapFrame,
  { scale, x, y }: Viewport,
  [px, py]: Dot,
): Dot => [width / 2 + (px - x) * scale, height / 2 + (py - y) * scale];

/** No road, and it does not look like one: a bow of dots that says where to. */
export function wayOf([x1, y1]: Dot, [x2, y2]: Dot): string {
  const bend = 0.16;
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend];
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}
