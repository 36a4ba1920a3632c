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
/** How wide a letter of that size is about, and how high a line. */
const LETTER = 5.4;
const LINE = 18;
const COLUMN: Record<Lang, 2 | 3 | 4> = { en: 2, hi: 3, mr: 4 };

/** Names that stand in nobody's way, in the order of the pincodes, so that the same ones stay. */
function namesIn(view: Viewport, lang: Lang): { x: number; y: number; name: string }[] {
  const taken: { readonly at: readonly [number, number]; readonly half: number }[] = [];
  const said = new Set<string>();
  return city.labels.flatMap((label) => {
    const [x, y] = [Number(label[0]), Number(label[1])];
    const at = placed(view, [x, y]);
    const name = String(label[COLUMN[lang]]);
    const half = (name.length * LETTER) / 2;
    const isOutside =
      at[0] < half || at[0] > SHOWN.width - half || at[1] < LINE || at[1] > SHOWN.height - 4;
    const isTaken = taken.some(
      (other) =>
        Math.abs(at[0] - other.at[0]) < half + other.half && Math.abs(at[1] - other.at[1]) < LINE,
    );
    // Two neighbours of one name, east and west of the railway, are named once.
    if (isOutside || isTaken || said.has(name)) return [];
    taken.push({ at, half });
    said.add(name);
    return [{ x, y, name }];
  });
}
