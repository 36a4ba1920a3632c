import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import { type Late, placeOnLine } from './late-places.ts';

type LateLineProps = { late: Late; expectedAt: string | null };

/** One line of time: the promise, from when we owe what, where we are on it, and when somebody should be at the door. */
export function LateLine({ late, expectedAt }: LateLineProps) {
  const words = useWords().changes.late;
  const marks = [
    { at: late.promisedAt, name: words.promised },
    { at: late.freeFrom, name: words.free },
    { at: late.owedFrom, name: late.gets?.refundPaise ? words.owed : words.owedUnpaid },
  ];
  const now = words.now({ time: shownClock(late.now) });
  const expected = expectedAt && words.expected({ time: shownClock(expectedAt) });
  const said = [...marks.map(({ at, name }) => `${shownClock(at)} ${name}`), now, expected];
  return (
    <div className="late-line num" role="img" aria-label={said.filter(Boolean).join(', ')}>
      <svg width="100%" height="86" aria-hidden="true">
        <rect className="early" y="62" width="25%" height="12" />
        <rect className="waiting" x="25%" y="62" width="25%" height="12" />
        <rect className="free" x="50%" y="62" width="25%" height="12" />
        <rect className="owing" x="75%" y="62" width="25%" height="12" />
        {expectedAt && expected && (
          <Marker look="expected" x={placeOnLine(late, expectedAt)} y={18} text={expected} />
        )}
        <Marker look="now" x={placeOnLine(late, late.now)} y={44} text={now} />
      </svg>
      <ol>
        {marks.map(({ at, name }) => (
          <li key={name}>
            <b>{shownClock(at)}</b>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

type MarkerProps = { look: 'now' | 'expected'; x: number; y: number; text: string };

function Marker({ look, x, y, text }: MarkerProps) {
  const at = `${x}%`;
  return (
    <g className={look}>
      <line x1={at} x2={at} y1={y + 6} y2="60" />
      <circle cx={at} cy="68" r="11" />
      <text x={at} y={y} textAnchor={x < 22 ? 'start' : x > 78 ? 'end' : 'middle'}>
        {text}
      </text>
    </g>
  );
}
