import { memo } from 'react';
import { type KarigarOut, LOOKS, type Look, standsAt } from './karigars-out.ts';

/** The most urgent is drawn last, and lies on top. */
const DRAWN: readonly Look[] = LOOKS.toReversed();
/** Above so many they are drawn smaller, so that a crowd stays a crowd and no blot. */
const CROWD = 300;
const MARK_PX = { few: 11, crowd: 7 };

export const gapOf = (count: number, unit: number): number =>
  (count > CROWD ? MARK_PX.crowd : MARK_PX.few) * unit;

type KarigarMarksProps = {
  out: readonly KarigarOut[];
  /** How many units of the drawing a pixel is. */
  unit: number;
};

/** All Karigars in a handful of paths, one for each look: thousands of elements would cost what the timeline needs. */
export const KarigarMarks = memo(({ out, unit }: KarigarMarksProps) => {
  const gap = gapOf(out.length, unit);
  return (
    <g className={out.length > CROWD ? 'karigars crowd' : 'karigars'}>
      {DRAWN.flatMap((look) =>
        [true, false].map((isOld) => {
          const those = out.filter((one) => one.look === look && one.isOld === isOld);
          const places = those.map((one) => standsAt(one, gap)).filter((one) => one !== undefined);
          if (places.length === 0) return null;
          const className = isOld && look !== 'old' ? `${look} aged` : look;
          return <Marks key={className} {...{ look, className, places, unit }} />;
        }),
      )}
    </g>
  );
});

type Place = readonly [number, number];

type MarksProps = { look: Look; className: string; places: readonly Place[]; unit: number };

/** A dot is a line without length: its thickness, in pixels, makes it round or square. */
export function Marks({ look, className, places, unit }: MarksProps) {
  if (look === 'harm' || look === 'risk') {
    const corners = look === 'harm' ? OCTAGON : TRIANGLE;
    const shape = (x: number, y: number) =>
      `M${corners.map(([dx, dy]) => `${round(x + dx * unit)} ${round(y + dy * unit)}`).join('L')}Z`;
    return <path className={className} d={places.map(([x, y]) => shape(x, y)).join('')} />;
  }
  const d = places.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
  return (
    <>
      <path className={`${className} edge`} d={d} />
      <path className={className} d={d} />
    </>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const cornersOf = (count: number, radius: number, turn: number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
const OCTAGON = cornersOf(8, 8, 0.5);
const TRIANGLE = cornersOf(3, 9, 0);
