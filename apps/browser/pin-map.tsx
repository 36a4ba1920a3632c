import type { KeyboardEvent, MouseEvent } from 'react';
import { CityLayer } from './city-layer.tsx';
import { isDrawn, project, unproject } from './city-projection.ts';
import '../../ui/pin-map.css';

type Spot = { readonly latitude: number; readonly longitude: number };

type PinMapProps = {
  /** The middle of the drawing while there is no pin. */
  around: Spot;
  pin: Spot | undefined;
  label: string;
  /** Absent where it is only looked at. */
  onPin?: (pin: Spot) => void;
};

/** The drawing's own size; the page stretches it. */
const WIDE = 400;
const HIGH = 300;
/** Three kilometres across, in units of ten metres: the drawing knows neighbourhoods, not houses. */
const SCALE = WIDE / 300;
/** Twenty metres. */
const STEP = 2;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A pin on our own drawing of the city, set by a press and moved by the arrows of a keyboard. */
export default function PinMap({ around, pin, label, onPin }: PinMapProps) {
  const [x, y] = project(around);
  const [pinX, pinY] = project(pin ?? around);
  const drawn = isDrawn([x, y]);
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = WIDE / box.width / SCALE;
    const across = event.clientX - box.left - box.width / 2;
    const down = event.clientY - box.top - box.height / 2;
    onPin?.(unproject([x + across * unit, y + down * unit]));
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !onPin) return;
    event.preventDefault();
    onPin(unproject([pinX + step[0], pinY + step[1]]));
  };
  return (
    <figure className="pin-map city-drawing">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role={onPin ? 'application' : 'img'}
        aria-label={label}
        tabIndex={onPin ? 0 : undefined}
        onClick={onPin && press}
        onKeyDown={onPin && move}
      >
        <rect className={drawn ? 'sea' : 'around'} width={WIDE} height={HIGH} />
        <g transform={`translate(${WIDE / 2} ${HIGH / 2}) scale(${SCALE}) translate(${-x} ${-y})`}>
          {drawn && <CityLayer />}
        </g>
        {pin && (
          <g
            className="pin"
            transform={`translate(${WIDE / 2 + (pinX - x) * SCALE} ${HIGH / 2 + (pinY - y) * SCALE})`}
          >
            <ellipse cy="2" rx="9" ry="3" />
            <path d="M0 2C-10 -9 -13 -14 -13 -21A13 13 0 0 1 13 -21C13 -14 10 -9 0 2Z" />
            <path className="door" d="M-6 -14V-21Q-6 -28 0 -30Q6 -28 6 -21V-14Z" />
          </g>
        )}
      </svg>
    </figure>
  );
}
