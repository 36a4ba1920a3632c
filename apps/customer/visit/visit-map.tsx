import { type CSSProperties, useState } from 'react';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { CityLayer } from '../../browser/city-layer.tsx';
import { CityNames, pinTaken } from '../../browser/city-names.tsx';
import { isDrawn, project } from '../../browser/city-projection.ts';
import {
  keptViewport,
  type MapFrame,
  placed,
  type Viewport,
  wayOf,
} from '../../browser/city-viewport.ts';
import { shownKm } from './visit-now.tsx';
import './visit-map.css';

type VisitMapProps = {
  position: NonNullable<LiveVisit['position']>;
  home: NonNullable<LiveVisit['home']>;
  name: string;
};

const SHOWN: MapFrame = { width: 400, height: 300, margin: 64, leastUnits: 300 };

/** Our own drawing of the city, with the Karigar on the way over it. Its content stands beside it in words as well. */
export default function VisitMap({ position, home, name }: VisitMapProps) {
  const words = useWords().visit.map;
  const lang = useLang();
  const [from, to] = [project(position), project(home)];
  const view = useViewport(from, to);
  const drawn = isDrawn(to);
  const place = position.place[lang];
  return (
    <figure className="visit-map city-drawing">
      <svg
        viewBox={`0 0 ${SHOWN.width} ${SHOWN.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={words.label({ name, place, km: shownKm(position.roadKm) })}
      >
        <rect className={drawn ? 'sea' : 'around'} width={SHOWN.width} height={SHOWN.height} />
        <g className="world" style={moved(view)}>
          {drawn && <CityLayer />}
          <path className="way" d={wayOf(from, to)} />
          {drawn && (
            <CityNames
              frame={SHOWN}
              taken={[pinTaken(placed(SHOWN, view, to))]}
              {...{ view, lang }}
            />
          )}
        </g>
        <g className="pin" style={at(view, to)}>
          <ellipse cy="2" rx="9" ry="3" />
          <path d="M0 2C-10 -9 -13 -14 -13 -21A13 13 0 0 1 13 -21C13 -14 10 -9 0 2Z" />
          <path className="door" d="M-6 -14V-21Q-6 -28 0 -30Q6 -28 6 -21V-14Z" />
        </g>
        <g className="rider" style={at(view, from)}>
          <circle className="ring" r="20" />
          <circle className="body" r="13" />
          <g className="scooter">
            <circle cx="-4.4" cy="3.8" r="2.2" />
            <circle cx="5.2" cy="3.8" r="2.2" />
            <path d="M-2.2 3.8H2L4.4 -3.6H2M-4.4 1.4C-5.2 -1.2 -3.2 -2 -.8 -1.6L1.2 1.2M-4.8 -2h2.8" />
          </g>
        </g>
      </svg>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}

/** The one before is kept as long as it serves. */
function useViewport(from: [number, number], to: [number, number]): Viewport {
  const [view, setView] = useState(() => keptViewport(SHOWN, undefined, from, to));
  const next = keptViewport(SHOWN, view, from, to);
  if (next !== view) setView(next);
  return next;
}

const moved = ({ scale, x, y }: Viewport): CSSProperties => ({
  transform: `translate(${SHOWN.width / 2}px, ${SHOWN.height / 2}px) scale(${scale}) translate(${-x}px, ${-y}px)`,
});

const at = (view: Viewport, dot: [number, number]): CSSProperties => {
  const [x, y] = placed(SHOWN, view, dot);
  return { transform: `translate(${x}px, ${y}px)` };
};
