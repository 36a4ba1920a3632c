type Dot = { readonly x: number; readonly y: number };
type Border = readonly [Dot, Dot];

/** The frame around the city in which cells end. */
const FRAME = { left: 0, top: 0, right: 3_000, bottom: 5_200 };

/** Borders of the dots' cells, each once: the points with two nearest dots and no third nearer. */
export function cellBorders(dots: readonly Dot[]): Border[] {
  return dots.flatMap((one, index) =>
    dots.slice(index + 1).flatMap((other) => {
      const border = dots.reduce<Border | undefined>(
        (left, third) => (left && third !== one && third !== other ? cut(left, one, third) : left),
        bisector(one, other),
      );
      return border ? [rounded(border)] : [];
    }),
  );
}

/** The line of equal distance, as far as the frame goes. */
function bisector(one: Dot, other: Dot): Border {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const along = { x: other.y - one.y, y: one.x - other.x };
  const reach = FRAME.bottom / Math.hypot(along.x, along.y);
  return [
    { x: middle.x - along.x * reach, y: middle.y - along.y * reach },
    { x: middle.x + along.x * reach, y: middle.y + along.y * reach },
  ];
}

/** The part of the line that lies nearer to `one` than to `third`. */
function cut([from, to]: Border, one: Dot, third: Dot): Border | undefined {
  const [start, end] = [gain(from, one, third), gain(to, one, third)];
  if (start <= 0 && end <= 0) return undefined;
  if (start >= 0 && end >= 0) return [from, to];
  const share = start / (start - end);
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return start > 0 ? [from, at] : [at, to];
}

const gain = (at: Dot, one: Dot, third: Dot): number => distance(at, third) - distance(at, one);
const distance = (one: Dot, other: Dot): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

const rounded = ([from, to]: Border): Border => [round(from), round(to)];
const round = ({ x, y }: Dot): Dot => ({
  x: Math.round(Math.min(FRAME.right, Math.max(FRAME.left, x))),
  y: Math.round(Math.min(FRAME.bottom, Math.max(FRAME.top, y))),
});
