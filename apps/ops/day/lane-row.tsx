import { memo } from 'react';
import { initials, shortReference } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import type { DayVisit } from './day-of.ts';
import { at, FROM, isHarm, type Lane, UNTIL } from './lanes.ts';

type LaneRowProps = {
  lane: Lane;
  top: number;
  areaOf: (pincode: string) => string;
  picked: string | undefined;
  isTarget: boolean;
};

/** One Karigar's day: hours off shaded, the way dashed before each visit, and the visits by how far they are. */
export const LaneRow = memo(({ lane, top, areaOf, picked, isTarget }: LaneRowProps) => {
  const { words } = useSpeech();
  const { opsDay: says } = words;
  const nameOf = useServiceName();
  const { karigar, visits } = lane;
  const isOff = karigar.duties.length === 0;
  const classes = ['o-lane', isTarget && 'drop-to', visits.some(isHarm) && 'has'];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-lane={karigar.id}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div className="k">
        <span className="o-av" aria-hidden="true">
          {initials(karigar.name)}
        </span>
        <div>
          <b>{karigar.name}</b>
          <small>
            {areaOf(karigar.homePincode)}
            {isOff && ` · ${says.notWorking}`}
            {!isOff && visits.length === 0 && ` · ${says.free}`}
          </small>
        </div>
      </div>
      <div className="day">
        {offHours(lane).map(({ from, until }) => (
          <span key={from} className="v off" style={span(from, until)} />
        ))}
        {visits.map((one) => (
          <span key={`way ${one.id}`} className="w-" style={span(one.leaves, one.starts)} />
        ))}
        {visits.map((one) => (
          <button
            key={one.id}
            type="button"
            className={`v ${lookOf(one)}${one.bookingId === picked ? ' picked' : ''}`}
            style={span(one.starts, one.ends)}
            title={`${areaOf(one.pincode)} · ${nameOf(one.serviceName)} · ${shortReference(one.reference)}`}
            data-visit={one.id}
          >
            <b>{areaOf(one.pincode)}</b>
            <small>
              {nameOf(one.serviceName)}
              {one.status === 'pending' && ` · ${says.notAnswered}`}
            </small>
          </button>
        ))}
      </div>
    </li>
  );
});

const span = (from: number, until: number) => ({
  left: `${at(from)}%`,
  width: `${Math.max(0, at(until) - at(from))}%`,
});

/** How far it is; trouble comes before. */
function lookOf(visit: DayVisit): string {
  if (isHarm(visit)) return 'harm';
  if (visit.trouble !== null) return 'risk';
  if (visit.status === 'pending') return 'ghost';
  if (visit.status === 'assigned') return 'set';
  if (visit.status === 'dispatched') return 'way';
  return visit.status === 'arrived' || visit.status === 'in_progress' ? 'work' : 'done';
}

/** The stretches of the time axis outside every duty. */
function offHours({ karigar: { duties } }: Lane): { from: number; until: number }[] {
  const off: { from: number; until: number }[] = [];
  let from = FROM;
  for (const duty of duties.toSorted((one, other) => one.from - other.from)) {
    if (duty.from > from) off.push({ from, until: duty.from });
    from = Math.max(from, duty.until);
  }
  if (from < UNTIL) off.push({ from, until: UNTIL });
  return off;
}
