import type { OfferView } from '#contract/karigar/offer.ts';
import { CityLayer } from '../../browser/city-layer.tsx';
import { CityNames } from '../../browser/city-names.tsx';
import { isDrawn, project } from '../../browser/city-projection.ts';
import {
  type MapFrame,
  placed,
  type Viewport,
  viewportOf,
  wayOf,
} from '../../browser/city-viewport.ts';
import { Picture } from '../shell/picture.tsx';
import { useSpeech } from '../shell/words.tsx';
import './area-map.css';

/**
 * As small as a telephone of 360 px shows it, so that its letters are as large as they say; eight kilometres at least, so that
 * somebody who lives next door sees where in the city it is.
 */
const SHOWN: MapFrame = { width: 300, height: 130, margin: 34, leastUnits: 800 };

/** Six hundred metres around the middle of a pincode; never so small that it looks like a door. */
const AROUND_UNITS = 60;
const SMALLEST = 15;
const LARGEST = 26;
/** Room for a line of letters. */
const LINE = 14;
/** Between the circle and letters above it. */
const GAP = 5;

/** The area of a visit on our own drawing of the city, and the way there: both of them middles of pincodes. */
export default function AreaMap({ area, journey }: Pick<OfferView, 'area' | 'journey'>) {
  const { words, lang } = useSpeech();
  const to = project(area);
  const from = journey.start ? project(journey.start) : to;
  const view = viewportOf(SHOWN, from, to);
  const drawn = isDrawn(to);
  const rides = Math.hypot(from[0] - to[0], from[1] - to[1]) > 1;
  const [x, y] = placed(SHOWN, view, to);
  const around = Math.min(Math.max(AROUND_UNITS * view.scale, SMALLEST), LARGEST);
  const start = placed(SHOWN, view, from);
  // The name stands away from the way, where there is room for it.
  const isAbove = rides && start[1] > y && y > around + LINE;
  const name = area.name[lang];
  const taken = [
    {
      at: [x, y + (isAbove ? -LINE : LINE) / 2] as const,
      half: Math.max(around, name.length * 3.6),
      tall: 2 * around + LINE,
    },
    { at: start, half: 18, tall: 36 },
  ];
  return (
    <svg
      className="city-drawing"
      viewBox={`0 0 ${SHOWN.width} ${SHOWN.height}`}
      role="img"
      aria-label={words.offers.map({ place: name })}
    >
      <rect className={drawn ? 'sea' : 'around'} width={SHOWN.width} height={SHOWN.height} />
      <g transform={transformOf(view)}>
        {drawn && <CityLayer />}
        {rides && <path className="way" d={wayOf(from, to)} />}
        {drawn && <CityNames frame={SHOWN} {...{ view, lang, taken }} />}
      </g>
      <g transform={`translate(${x} ${y})`}>
        <circle className="area" r={around} />
        <text className="place-name area-name" y={isAbove ? -around - GAP : around + LINE}>
          {name}
        </text>
      </g>
      {rides && <Start from={journey.from} at={start} />}
    </svg>
  );
}

const transformOf = ({ scale, x, y }: Viewport): string =>
  `translate(${SHOWN.width / 2} ${SHOWN.height / 2}) scale(${scale}) translate(${-x} ${-y})`;

type StartProps = { from: OfferView['journey']['from']; at: readonly [number, number] };

function Start({ from, at: [x, y] }: StartProps) {
  return (
    <g className="start" transform={`translate(${x} ${y})`}>
      <circle r="16" />
      <g transform="translate(-12 -12)">
        <Picture name={from === 'home' ? 'home' : 'work'} edge={24} />
      </g>
    </g>
  );
}
