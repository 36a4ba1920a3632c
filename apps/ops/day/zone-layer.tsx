import { dateInIndia } from '#kernel/time.ts';
import { shownClock } from '#ui/dates.ts';
import { project } from '../../browser/city-projection.ts';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Day } from './day-of.ts';
import { namePlaces, type ZoneNow } from './zones-now.ts';

type ZonesProps = { zones: readonly ZoneNow[]; areas: Day['areas'] };

/** The pincodes of each zone switch in force, shaded as one place, with its name and end. */
export function ZoneLayer({ zones, areas, unit }: ZonesProps & { unit: number }) {
  const nameOf = useZoneName();
  const drawn = zones.flatMap((zone) => {
    const places = zone.pincodes.flatMap((code) => (areas[code] ? [project(areas[code])] : []));
    return places.length > 0 ? [{ zone, places }] : [];
  });
  // Above the northernmost of its pincodes, where its own marks leave room.
  const wanted = drawn.map(({ places }) => {
    const [x, y] = places.reduce((top, one) => (one[1] < top[1] ? one : top));
    return [x, y - 12 * unit] as const;
  });
  const names = namePlaces(wanted, unit);
  return (
    <g className="zones">
      {drawn.map(({ zone, places }) => (
        <path
          key={zone.id}
          className={zone.kind}
          d={places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}
        />
      ))}
      {drawn.map(({ zone }, index) => (
        <text key={zone.id} transform={`translate(${names[index]?.join(' ')}) scale(${unit})`}>
          {nameOf(zone)}
        </text>
      ))}
    </g>
  );
}

/** The same in words, above the list beside the drawing. */
export function ZoneNotes({ zones, areas }: ZonesProps) {
  const {
    words: { opsDay, opsZones },
    lang,
  } = useSpeech();
  const nameOf = useZoneName();
  if (zones.length === 0) return null;
  return (
    <ul className="zone-notes" aria-label={opsDay.map.zones}>
      {zones.map((zone) => (
        <li key={zone.id}>
          <b>{nameOf(zone)}</b>
          <small>
            {zone.wholeCity
              ? [opsZones.whole, zone.cityName].filter(Boolean).join(': ')
              : zone.pincodes.map((code) => areas[code]?.name[lang] ?? code).join(', ')}
            {' · '}
            {opsZones.visits({ count: zone.visits })}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The kind of a switch, and when it ends by itself. */
function useZoneName(): (zone: ZoneNow) => string {
  const {
    words: { opsDay, opsZones },
    lang,
  } = useSpeech();
  const today = dateInIndia(Date.now());
  return ({ kind, until }) => {
    const ends = until.startsWith(today) ? shownClock(until) : shownAt(until, lang);
    return opsDay.map.zoneUntil({ name: opsZones.kinds[kind], until: ends });
  };
}
