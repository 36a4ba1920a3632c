import { type ReactNode, useState } from 'react';
import { MINUTE } from '#kernel/time.ts';
import { shownClock } from '#ui/dates.ts';
import { Link } from '../shell/path.tsx';
import { shortReference } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { Marks } from './karigar-marks.tsx';
import { type Arrival, isOldAt, type KarigarOut, LOOKS, type Look } from './karigars-out.ts';

/** A list that one still reads through; more on request. */
const PAGE = 100;

type KarigarListProps = {
  out: readonly KarigarOut[];
  /** When ages are counted, in milliseconds. */
  now: number;
  areaOf: (pincode: string) => string;
  /** Stands above the Karigars. */
  children: ReactNode;
};

/** Everybody whom the drawing shows, and those on the way of whom nobody knows where they are, in words. */
export function KarigarList({ out, now, areaOf, children }: KarigarListProps) {
  const says = useSpeech().words.opsDay.map;
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PAGE);
  const wanted = query.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const found = wanted
    ? out.filter(
        ({ name, visit }) => has(name) || has(areaOf(visit.pincode)) || has(visit.reference),
      )
    : out;
  return (
    <div className="areas">
      {children}
      <Legend out={out} />
      <input
        className="o-in"
        aria-label={says.findKarigar}
        placeholder={says.findKarigar}
        value={query}
        maxLength={60}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul aria-label={says.karigars}>
        {found.length === 0 && <li className="o-pb">{says.nobodyOut}</li>}
        {found.slice(0, most).map((one) => (
          <li key={`${one.bookingId} ${one.karigarId}`}>
            <Link className="karigar" to={`/bookings/${one.bookingId}`}>
              <Mark look={one.look} />
              <b className="el">{one.name}</b>
              <span className="t3 mono">{shortReference(one.visit.reference)}</span>
              <Where of={one} now={now} areaOf={areaOf} />
            </Link>
          </li>
        ))}
        {found.length > most && (
          <li className="o-pb">
            <button type="button" className="o-btn" onClick={() => setMost(most + PAGE)}>
              {says.more({ count: found.length - most })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The place of somebody, since when that is known, and the trouble. */
function Where({ of, now, areaOf }: { of: KarigarOut } & Pick<KarigarListProps, 'now' | 'areaOf'>) {
  const { words } = useSpeech();
  const says = words.opsDay.map;
  const kinds = words.ops.kinds as Readonly<Record<string, string>>;
  const area = areaOf(of.visit.pincode);
  const { trouble } = of.visit;
  return (
    <small>
      {of.state === 'work' ? says.atWorkIn({ area }) : says.onTheWayTo({ area })}
      {of.state === 'way' && ` · ${ageOf(of.seenAt, now, says)}`}
      {of.arrival && (
        <span className={of.arrival.late ? 'risk' : undefined}>
          {' '}
          · {expectedOf(of.arrival, says)}
        </span>
      )}
      {trouble && (
        <span className={of.look === 'harm' ? 'harm' : 'risk'}> · {kinds[trouble] ?? trouble}</span>
      )}
    </small>
  );
}

type Says = ReturnType<typeof useSpeech>['words']['opsDay']['map'];

/** How old a position is, in words. */
export function ageOf(seenAt: number | undefined, now: number, says: Says): string {
  if (seenAt === undefined) return says.unseen;
  if (!isOldAt(seenAt, now)) return says.seenNow;
  return says.seenBefore({ minutes: Math.floor((now - seenAt) / MINUTE) });
}

/** When somebody on the way is expected, in words. */
export const expectedOf = ({ from, until }: Arrival, says: Says): string =>
  says.expected({ from: shownClock(from), until: shownClock(until) });

/** The meaning of each mark, and how many there are. */
function Legend({ out }: Pick<KarigarListProps, 'out'>) {
  const says = useSpeech().words.opsDay.map;
  return (
    <ul className="legend">
      {LOOKS.map((look) => (
        <li key={look}>
          <Mark look={look} />
          {says.looks[look]} <b>{out.filter((one) => one.look === look).length}</b>
        </li>
      ))}
    </ul>
  );
}

const Mark = ({ look }: { look: Look }) => (
  <svg className="o-mark city-drawing" viewBox="-10 -10 20 20" aria-hidden="true">
    <g className="karigars">
      <Marks className={look} look={look} places={CENTRE} unit={1} />
    </g>
  </svg>
);
const CENTRE = [[0, 0]] as const;
