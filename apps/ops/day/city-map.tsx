import { useMemo, useState } from 'react';
import { listZones } from '#contract/ops/list-zones.ts';
import { readKarigarPositions } from '#contract/ops/read-karigar-positions.ts';
import { CityLayer } from '../../browser/city-layer.tsx';
import { project } from '../../browser/city-projection.ts';
import { useReading } from '../api/reading.ts';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { AreaList } from './area-list.tsx';
import { AreaPin } from './area-pin.tsx';
import { areasNow } from './areas.ts';
import type { Day } from './day-of.ts';
import { KarigarMap } from './karigar-map.tsx';
import { CLOSER, MapHead, type MapShows } from './map-head.tsx';
import { useUnit, viewOf } from './map-view.ts';
import { ZoneLayer, ZoneNotes } from './zone-layer.tsx';
import { type ZoneNow, zonesOn } from './zones-now.ts';
import './city-map.css';

type CityMapProps = {
  day: Day | undefined;
  /** Minutes since midnight; of another day than today its noon. */
  minute: number;
  isToday: boolean;
  /** Changes of the day are told. */
  isTold: boolean;
  picked: string | undefined;
  onPick: (bookingId: string | undefined) => void;
  onClose: () => void;
};

/** The city: by area with visits and trouble, or with everybody who is out; the list beside the drawing says all of it in words. */
export default function CityMap(props: CityMapProps) {
  const { day = EMPTY, minute, isToday, isTold, picked, onPick, onClose } = props;
  const {
    words: {
      opsDay: { map: says },
    },
    lang,
  } = useSpeech();
  const may = useMay();
  const [shows, setShows] = useState<MapShows>('visits');
  const [step, setStep] = useState(0);
  const [area, setArea] = useState<string>();
  const { areas } = day;
  const pickedAt = day.visits.find(({ bookingId }) => bookingId === picked)?.pincode;
  const scale = CLOSER[step] ?? 1;
  const areaOf = (code: string) => areas[code]?.name[lang] ?? code;
  const switches = useReading(listZones, { places: 'none' }, { everyMs: OFTEN_MS }).value;
  const zones = props.day && switches ? zonesOn(switches, props.day.date, isToday) : [];
  return (
    <section className="o-city" aria-label={says.title}>
      <MapHead
        {...{ shows, step }}
        seesKarigars={may(readKarigarPositions)}
        onShows={setShows}
        onClose={onClose}
        onStep={setStep}
      />
      {shows === 'karigars' ? (
        <KarigarMap
          day={props.day}
          {...{ minute, isToday, isTold, areaOf, scale, picked, zones }}
        />
      ) : (
        <AreaMap
          {...{ day, minute, area, areaOf, scale, zones, onPick }}
          isFree={shows === 'free'}
          pickedAt={area ?? pickedAt}
          onArea={setArea}
        />
      )}
    </section>
  );
}

type AreaMapProps = Pick<CityMapProps, 'minute' | 'onPick'> & {
  day: Pick<Day, 'karigars' | 'visits' | 'areas'>;
  area: string | undefined;
  /** The area that is looked at, or that of the visit that is picked. */
  pickedAt: string | undefined;
  areaOf: (pincode: string) => string;
  scale: number;
  /** The free Karigars beside what is to do, instead of the visits alone. */
  isFree: boolean;
  zones: readonly ZoneNow[];
  onArea: (pincode: string | undefined) => void;
};

/** The areas with what is to do there. */
function AreaMap(props: AreaMapProps) {
  const { day, minute, area, pickedAt = '', areaOf, scale, isFree, zones, onArea, onPick } = props;
  const says = useSpeech().words.opsDay.map;
  const { karigars, visits, areas } = day;
  const found = useMemo(() => areasNow({ karigars, visits }, minute), [karigars, visits, minute]);
  const { drawing, unit } = useUnit(scale);
  const here = areas[pickedAt];
  return (
    <>
      <svg
        ref={drawing}
        className="city-drawing"
        viewBox={viewOf(here && project(here), scale)}
        role="img"
        aria-label={says.label({
          areas: found.length,
          trouble: found.filter(({ trouble }) => trouble > 0).length,
        })}
      >
        <CityLayer />
        <ZoneLayer {...{ zones, areas, unit }} />
        {found.toReversed().map((one) => (
          <AreaPin
            key={one.pincode}
            area={one}
            place={areas[one.pincode]}
            name={areaOf(one.pincode)}
            unit={unit}
            free={isFree}
            isPicked={one.pincode === pickedAt}
            onPick={onArea}
          />
        ))}
      </svg>
      <AreaList {...{ found, area, onPick, onArea }} nameOf={areaOf}>
        <ZoneNotes {...{ zones, areas }} />
      </AreaList>
    </>
  );
}

const OFTEN_MS = 30_000;
const EMPTY: Pick<Day, 'karigars' | 'visits' | 'areas'> = { karigars: [], visits: [], areas: {} };
