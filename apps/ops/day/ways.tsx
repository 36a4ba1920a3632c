import { memo } from 'react';
import type { KarigarOut } from './karigars-out.ts';

type WaysProps = { out: readonly KarigarOut[] };

/** A line from everybody on the way to where they are expected; broken where their position is old. One path for each look. */
export const Ways = memo(({ out }: WaysProps) => (
  <g className="ways">
    {LOOKS.map(({ className, isOld, isLate }) => {
      const d = out
        .filter((one) => one.isOld === isOld && (one.arrival?.late ?? false) === isLate)
        .map(({ place, door }) => place && door && `M${place.map(round)}L${door.map(round)}`)
        .join('');
      return d && <path key={className} className={className} d={d} />;
    })}
  </g>
));

/** Old positions and late arrivals are two things: both may be so. */
const LOOKS = [
  { className: 'on-time', isOld: false, isLate: false },
  { className: 'on-time aged', isOld: true, isLate: false },
  { className: 'late', isOld: false, isLate: true },
  { className: 'late aged', isOld: true, isLate: true },
];

const round = (value: number): number => Math.round(value);
