import { useEffect, useMemo, useRef, useState } from 'react';
import { CityLayer } from '../../browser/city-layer.tsx';
import { project } from '../../browser/city-projection.ts';
import { Segments } from '../shell/segments.tsx';
import { useSpeech } from '../shell/words.tsx';
import { AreaList } from './area-list.tsx';
import { AreaPin } from './area-pin.tsx';
import { areasNow } from './areas.ts';
import type { Day } from './day-of.ts';
import './city-map.css';

type CityMapProps = {
  day: Day | undefined;
  /** Minutes since midnight; of another day than today its noon. */
  minute: number;
  picked: string | undefined;
  onPick: (bookingId: string | undefined) => void;
};

/** The drawn city in units of ten metres: its middle, and how wide and high the view of all of it is. */
const ALL = { x: 1_500, y: 2_640, width: 2_800, height: 5_200 };
const CLOSER = [1, 2, 4];

/** The city by area: visits, free Karigars, and trouble; the list beside the drawing says all of it in words. */
export default function CityMap({ day, minute, picked, onPick }: CityMapProps) {
  const {
    words: {
      opsDay: { map: says },
    },
    lang,
  } = useSpeech();
  const [free, setFree] = useState(false);
  const [step, setStep] = useState(0);
  const [area, setArea] = useState<string>();
  const { karigars, visits, areas } = day ?? EMPTY;
  const found = useMemo(() => areasNow({ karigars, visits }, minute), [karigars, visits, minute]);
  const pickedAt = visits.find(({ bookingId }) => bookingId === picked)?.pincode;
  const here = areas[area ?? pickedAt ?? ''];
  const scale = CLOSER[step] ?? 1;
  const { drawing, unit } = useUnit(scale);
  return (
    <section className="o-city" aria-label={says.title}>
      <MapHead {...{ free, step }} onFree={setFree} onStep={setStep} />
      <svg
        ref={drawing}
        className="city-drawing"
        viewBox={viewOf(here, scale)}
        role="img"
        aria-label={says.label({
          areas: found.length,
          trouble: found.filter(({ trouble }) => trouble > 0).length,
        })}
      >
        <CityLayer />
        {found.toReversed().map((one) => (
          <AreaPin
            key={one.pincode}
            area={one}
            place={areas[one.pincode]}
            name={areas[one.pincode]?.name[lang] ?? one.pincode}
            unit={unit}
            free={free}
            isPicked={one.pincode === (area ?? pickedAt)}
            onPick={setArea}
          />
        ))}
      </svg>
      <AreaList
        {...{ found, area, onPick }}
        nameOf={(code) => areas[code]?.name[lang] ?? code}
        onArea={setArea}
      />
    </section>
  );
}

type MapHeadProps = {
  free: boolean;
  step: number;
  onFree: (free: boolean) => void;
  onStep: (step: number) => void;
};

/** The choice of what is shown, and how close. */
function MapHead({ free, step, onFree, onStep }: MapHeadProps) {
  const says = useSpeech().words.opsDay.map;
  return (
    <div className="o-th">
      <h2>{says.title}</h2>
      <Segments
        options={[false, true]}
        chosen={free}
        nameOf={(one) => (one ? says.free : says.visits)}
        onChoose={onFree}
      />
      <span className="sp" />
      <button
        type="button"
        className="o-btn"
        aria-label={says.wider}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        −
      </button>
      <button
        type="button"
        className="o-btn"
        aria-label={says.closer}
        disabled={step === CLOSER.length - 1}
        onClick={() => onStep(step + 1)}
      >
        +
      </button>
    </div>
  );
}

const EMPTY: Pick<Day, 'karigars' | 'visits' | 'areas'> = { karigars: [], visits: [], areas: {} };

/** How many units of the drawing a pixel of the screen is. */
function useUnit(scale: number) {
  const drawing = useRef<SVGSVGElement>(null);
  const [units, setUnits] = useState(6);
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const sized = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0)
        setUnits(Math.max(ALL.width / clientWidth, ALL.height / clientHeight));
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  return { drawing, unit: units / scale };
}

/** All of the city, or a part of it around the area that is looked at. */
function viewOf(here: Day['areas'][string] | undefined, scale: number): string {
  const [x, y] = here && scale > 1 ? project(here) : [ALL.x, ALL.y];
  const [width, height] = [ALL.width / scale, ALL.height / scale];
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}
