import type { ReactNode } from 'react';

/** The place of each petal, in degrees clockwise from the top. */
const TURNS = [0, 60, 120, 180, 240, 300] as const;

const PETAL = 'M120 104C100 88 100 64 120 48 140 64 140 88 120 104Z';
const HEART = 'M120 94C111 86 111 73 120 64 129 73 129 86 120 94Z';
const LOOP = 'M120 48C106 32 108 18 120 10 132 18 134 32 120 48Z';
const BUD = 'M120 40C114 32 115 24 120 18 125 24 126 32 120 40Z';
const SIDE = 'M120 100C128 84 138 72 153 63 151 82 142 94 122 103Z';

type RangoliProps = {
  /** How many of the six petals are complete. */
  stage: number;
  size?: number;
  /** Words for screen readers; leave it out where text beside it says the same. */
  label?: string;
  /** The petal that has just been completed opens once. */
  fresh?: boolean;
  /** The next petal is shown as being drawn. */
  next?: boolean;
};

/**
 * A booking's progress as a floor rangoli: six petals for booked, assigned, on the way, arrived, at work, done.
 * Drawn dotted, filled petal by petal; always beside words, never the only signal. Needs rangoli.css.
 */
export function Rangoli({ stage, size = 220, label, fresh = false, next = true }: RangoliProps) {
  const petals = TURNS.map((turn, index) => (
    <g key={turn} transform={`rotate(${turn} 120 120)`}>
      {index < stage ? (
        <DonePetal fresh={fresh && index === stage - 1} />
      ) : (
        <DottedPetal now={next && index === stage} />
      )}
    </g>
  ));
  return (
    <Floor size={size} {...(label === undefined ? {} : { label })}>
      {petals}
      <circle cx="120" cy="120" r="17" fill="#fffaf0" />
      <circle cx="120" cy="120" r="12.5" fill="#c4112b" />
      <circle cx="120" cy="120" r="6" fill="#ffc753" />
    </Floor>
  );
}

/** The same dots, waiting: for loading and for empty places. */
export function RangoliDots({ size = 120, waiting = false }: { size?: number; waiting?: boolean }) {
  return (
    <svg
      className={waiting ? 'rangoli waiting' : 'rangoli'}
      viewBox="0 0 240 240"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <g
        className="dots"
        fill="none"
        stroke="var(--brand-dots)"
        strokeWidth="3"
        strokeLinecap="round"
      >
        {TURNS.map((turn) => (
          <g key={turn} transform={`rotate(${turn} 120 120)`}>
            <path d={PETAL} strokeDasharray=".1 7.2" />
            <path d={LOOP} strokeDasharray=".1 6.4" />
          </g>
        ))}
      </g>
      <circle cx="120" cy="120" r="6" fill="var(--brand-dots)" />
    </svg>
  );
}

function Floor({ size, label, children }: { size: number; label?: string; children: ReactNode }) {
  const svg = (
    <svg className="rangoli" viewBox="0 0 240 240" width={size} height={size} aria-hidden="true">
      <circle cx="120" cy="120" r="119" fill="#812b1c" />
      <circle cx="120" cy="120" r="114" fill="#8f3320" />
      {/* The ring is one dotted stroke: a round dot every 7.5 degrees. */}
      <circle
        cx="120"
        cy="120"
        r="113.5"
        fill="none"
        stroke="#f2dd9d"
        strokeOpacity=".8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray=".01 14.857"
      />
      {children}
    </svg>
  );
  if (label === undefined) return svg;
  return (
    <span role="img" aria-label={label}>
      {svg}
    </span>
  );
}

function DonePetal({ fresh }: { fresh: boolean }) {
  return (
    <g className={fresh ? 'done fresh' : 'done'}>
      <path d={SIDE} fill="#f283ad" />
      <path d={PETAL} fill="#ffc753" />
      <path d={HEART} fill="#c4112b" />
      <circle cx="120" cy="79" r="3" fill="#fffaf0" />
      <path d={LOOP} fill="#fffaf0" />
      <path d={BUD} fill="#2f8650" />
      <Pearl />
    </g>
  );
}

function DottedPetal({ now }: { now: boolean }) {
  return (
    <g
      className={now ? 'now' : 'todo'}
      fill="none"
      stroke={now ? '#ffe9ba' : '#fbf7ef'}
      strokeOpacity={now ? 1 : 0.5}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeDasharray=".1 6.6"
    >
      {now ? (
        <path className="petal" d={PETAL} fill="#ffc753" fillOpacity=".28" />
      ) : (
        <path d={PETAL} />
      )}
      <path d={LOOP} />
      <Pearl faint />
    </g>
  );
}

function Pearl({ faint = false }: { faint?: boolean }) {
  return (
    <circle cx="164" cy="43.8" r="3.4" fill="#fbf7ef" stroke="none" opacity={faint ? 0.55 : 1} />
  );
}
