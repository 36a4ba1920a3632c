import { isFinished, isUnderWay } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/customer/booking.ts';
import { commasDiffer, shownDayAndMonth, shownWeekday } from '#ui/dates.ts';
import { useLang } from '#ui/words.tsx';

const ARCH =
  'M90 302V160A32.7 32.7 0 0 1 108.8 104.7A34.4 34.4 0 0 1 156.1 65.5A29.6 29.6 0 0 1 206.3 48.9C207.3 35.9 231 39 240 26C249 39 272.7 35.9 273.7 48.9A29.6 29.6 0 0 1 323.9 65.5A34.4 34.4 0 0 1 371.2 104.7A32.7 32.7 0 0 1 390 160V302Z';
/** Marigolds as round dots of a line, which costs no more than the line. */
const GARLANDS = 'M122 124V212M154 92V164M326 92V164M358 124V212';

/** A date in its niche: garlands while its day stands, a lamp once it has been lived, dots where it fell away. */
export function DayNiche({ date, status }: { date: string; status: BookingStatus }) {
  const lang = useLang();
  const look = lookOf(status);
  const [day, ...month] = shownDayAndMonth(date, lang).split(' ');
  return (
    <div className={`day-niche ${look}`}>
      <svg viewBox="62 8 356 306" aria-hidden="true">
        <path className="frame" d={ARCH} />
        <path className="niche-wall" d={ARCH} />
        {look !== 'gone' && <path className="garland" d={GARLANDS} />}
        {look !== 'gone' && <path className="garland inner" d={GARLANDS} />}
        {look === 'lived' && <Lamp />}
        <path className="sill" d="M62 300h356v14H62Z" />
      </svg>
      <time dateTime={date} suppressHydrationWarning={commasDiffer}>
        <span>{shownWeekday(date, lang)}</span> <b className="num">{day}</b>{' '}
        <span>{month.join(' ')}</span>
      </time>
    </div>
  );
}

function lookOf(status: BookingStatus): 'ahead' | 'now' | 'lived' | 'gone' {
  if (isUnderWay(status)) return 'now';
  if (isFinished(status)) return 'lived';
  return status === 'pending' || status === 'assigned' ? 'ahead' : 'gone';
}

const Lamp = () => (
  <g className="lamp">
    <path className="clay" d="M208 276c6 16 18 24 32 24s26-8 32-24c-20 7-44 7-64 0Z" />
    <path className="flame" d="M240 232c14 14 16 26 8 38h-16c-8-12-6-24 8-38Z" />
  </g>
);
