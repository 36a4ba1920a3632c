import { at, FROM, UNTIL } from './lanes.ts';

const HOURS = Array.from({ length: (UNTIL - FROM) / 120 + 1 }, (_, index) => FROM + index * 120);

/** Every second hour, above the lanes. */
export const HourAxis = () => (
  <div className="o-axis" aria-hidden="true">
    <span />
    <div className="t">
      {HOURS.map((minute) => (
        <span key={minute} style={{ left: `${at(minute)}%` }}>
          {((minute / 60 + 11) % 12) + 1} {minute < 720 ? 'AM' : 'PM'}
        </span>
      ))}
    </div>
  </div>
);
