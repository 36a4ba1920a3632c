import type { Lang } from '#i18n/index.ts';
import { inLanguage } from '#kernel/languages.ts';
import city from '../../browser/mumbai.json';
import { placed, SHOWN, type Viewport } from './viewport.ts';

type CityNamesProps = {
  view: Viewport;
  lang: Lang;
  /** The position of the pin. */
  pin: readonly [number, number];
};

/** The names of places that have room; over the way, so that it runs through none of them. */
export const CityNames = ({ view, lang, pin }: CityNamesProps) =>
  namesIn(view, lang, pin).map(({ x, y, name }) => (
    <text key={name} x={x} y={y} style={{ fontSize: NAME_SIZE / view.scale }}>
      {name}
    </text>
  ));

const NAME_SIZE = 11;
/** How wide a letter of that size is about, and how high a line. */
const LETTER = 5.4;
const LINE = 18;

/** The pin, as a box around its middle. */
const PIN = { up: 10, half: 15, tall: 34 };

type Taken = {
  readonly at: readonly [number, number];
  readonly half: number;
  readonly tall: number;
};

/** Names that stand in nobody's way, in the order of the pincodes, so that the same ones stay. */
function namesIn(
  view: Viewport,
  lang: Lang,
  pin: readonly [number, number],
): { x: number; y: number; name: string }[] {
  const [pinX, pinY] = placed(view, pin);
  const taken: Taken[] = [{ at: [pinX, pinY - PIN.up], half: PIN.half, tall: PIN.tall }];
  const said = new Set<string>();
  return city.labels.flatMap((label) => {
    const { x, y } = label;
    const at = placed(view, [x, y]);
    const name = inLanguage(label.name, lang);
    const half = (name.length * LETTER) / 2;
    const isOutside =
      at[0] < half || at[0] > SHOWN.width - half || at[1] < LINE || at[1] > SHOWN.height - 4;
    const isTaken = taken.some(
      (other) =>
        Math.abs(at[0] - other.at[0]) < half + other.half &&
        Math.abs(at[1] - other.at[1]) < (LINE + other.tall) / 2,
    );
    // Two neighbours of one name, east and west of the railway, are named once.
    if (isOutside || isTaken || said.has(name)) return [];
    taken.push({ at, half, tall: LINE });
    said.add(name);
    return [{ x, y, name }];
  });
}
