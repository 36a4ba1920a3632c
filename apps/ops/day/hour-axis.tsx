import { at, HOURS } from './lanes.ts';

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
