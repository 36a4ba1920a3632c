import type { Lang } from '#i18n/index.ts';
import city from './mumbai.json';
import { placed, SHOWN, type Viewport } from './viewport.ts';

/** Coast, creeks, forest, roads and rails as we have drawn them, and the names that have room. */
export function CityLayer({ view, lang }: { view: Viewport; lang: Lang }) {
  return (
    <>
      <clipPath id="city-land">
        <path d={city.land} />
      </clipPath>
      <path className="around" d={city.around} />
      <path className="land" d={city.land} />
      <g clipPath="url(#city-land)">
        <path className="neighbourhoods" d={city.neighbourhoods} />
      </g>
      <path className="park" d={city.park} />
      <path className="lake" d={city.lakes} />
      <path className="creek" d={city.creeks} />
      <path className="railway" d={city.railways} />
      <path className="road-edge" d={city.highways + city.seaLink} />
      <path className="road" d={city.highways + city.seaLink} />
      {namesIn(view, lang).map(({ x, y, name }) => (
        <text key={name} x={x} y={y} style={{ fontSize: NAME_SIZE / view.scale }}>
          {name}
        </text>
      ))}
    </>
  );
}

const NAME_SIZE = 11;
/** A name takes so much of the drawing around its middle. */
const ROOM = { across: 62, down: 20 };
const COLUMN: Record<Lang, 2 | 3 | 4> = { en: 2, hi: 3, mr: 4 };

/** Names that stand in nobody's way, in the order of the pincodes, so that the same ones stay. */
function namesIn(view: Viewport, lang: Lang): { x: number; y: number; name: string }[] {
  const taken: (readonly [number, number])[] = [];
  const said = new Set<string>();
  return city.labels.flatMap((label) => {
    const [x, y] = [Number(label[0]), Number(label[1])];
    const here = placed(view, [x, y]);
    const isOutside =
      here[0] < -20 || here[0] > SHOWN.width + 20 || here[1] < 0 || here[1] > SHOWN.height;
    const isTaken = taken.some(
      (there) =>
        Math.abs(here[0] - there[0]) < ROOM.across && Math.abs(here[1] - there[1]) < ROOM.down,
    );
    const name = String(label[COLUMN[lang]]);
    // Two neighbours of one name, east and west of the railway, are named once.
    if (isOutside || isTaken || said.has(name)) return [];
    taken.push(here);
    said.add(name);
    return [{ x, y, name }];
  });
}
