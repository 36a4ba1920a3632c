import { memo } from 'react';
import type { KarigarOut } from './karigars-out.ts';

type WaysProps = { out: readonly KarigarOut[] };

/** A line from everybody on the way to where they are expected; broken where their position is old. One path for each look. */
export const Ways = memo(({ out }: WaysProps) => (
  <g className="ways">
    {LOOKS.map(({ className, has }) => {
      const d = out
        .filter(has)
        .map(({ place, door }) => place && door && `M${place.map(round)}L${door.map(round)}`)
        .join('');
      return d && <path key={className} className={className} d={d} />;
    })}
  </g>
));

const LOOKS = [
  { className: 'on-time', has: (one: KarigarOut) => !one.isOld && !one.arrival?.late },
  { className: 'aged', has: (one: KarigarOut) => one.isOld && !one.arrival?.late },
  { className: 'late', has: (one: KarigarOut) => one.arrival?.late === true },
] as const;

const round = (value: number): number => Math.round(value);
