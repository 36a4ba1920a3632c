import type { ReactNode } from 'react';
import { slotLabel } from '#contract/slots.ts';
import { Link } from '../shell/path.tsx';
import { shortReference } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import type { AreaNow } from './areas.ts';
import type { DayVisit } from './day-of.ts';

/** A list that one still reads through; the urgent ones stand first. */
const MOST = 100;

type AreaListProps = {
  found: readonly AreaNow[];
  area: string | undefined;
  nameOf: (pincode: string) => string;
  onArea: (pincode: string | undefined) => void;
  onPick: (bookingId: string) => void;
  /** Stands above the areas. */
  children: ReactNode;
};

/** Everything that the drawing shows, in words: the areas, and the visits of the one that is looked at. */
export function AreaList({ found, area, nameOf, onArea, onPick, children }: AreaListProps) {
  const says = useSpeech().words.opsDay.map;
  const picked = area === undefined ? undefined : found.find(({ pincode }) => pincode === area);
  if (area !== undefined)
    return (
      <div className="areas">
        <div className="o-th">
          <button type="button" className="o-btn" onClick={() => onArea(undefined)}>
            {says.back}
          </button>
          <b className="el">
            {nameOf(area)} <span className="t3 mono">{area}</span>
          </b>
        </div>
        <VisitsThere visits={picked?.visits ?? []} onPick={onPick} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section className="areas" aria-label={says.areas} tabIndex={0}>
      {children}
      <ul>
        {found.length === 0 && <li className="o-pb">{says.nothing}</li>}
        {found.map((one) => (
          <li key={one.pincode}>
            <button type="button" onClick={() => onArea(one.pincode)}>
              <b className="el">{nameOf(one.pincode)}</b>
              <span className="t3 mono">{one.pincode}</span>
              <small>
                {says.toDo({ count: one.toDo })} · {says.freeThere({ count: one.free })}
                {one.trouble > 0 && (
                  <span className={one.harm > 0 ? 'harm' : 'risk'}>
                    {' '}
                    · {says.needs({ count: one.trouble })}
                  </span>
                )}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type VisitsThereProps = { visits: readonly DayVisit[]; onPick: (bookingId: string) => void };

function VisitsThere({ visits, onPick }: VisitsThereProps) {
  const { words } = useSpeech();
  const { map: says, openFile } = words.opsDay;
  const nameOf = useServiceName();
  const kinds = words.ops.kinds as Readonly<Record<string, string>>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <ul tabIndex={0}>
      {visits.length === 0 && <li className="o-pb">{says.nothing}</li>}
      {visits.slice(0, MOST).map((one) => (
        <li key={one.id} className="visit">
          <b className="el">
            {slotLabel(one.starts)} · {nameOf(one.serviceName)}
          </b>
          <span className="t3 mono">{shortReference(one.reference)}</span>
          {one.trouble && <small className="risk">{kinds[one.trouble] ?? one.trouble}</small>}
          <span className="acts">
            <button type="button" className="o-btn" onClick={() => onPick(one.bookingId)}>
              {says.show}
            </button>
            <Link className="o-btn" to={`/bookings/${one.bookingId}`}>
              {openFile}
            </Link>
          </span>
        </li>
      ))}
      {visits.length > MOST && (
        <li className="o-pb">{says.more({ count: visits.length - MOST })}</li>
      )}
    </ul>
  );
}
