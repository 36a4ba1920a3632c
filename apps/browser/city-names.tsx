import { inLanguage, type Lang } from '#kernel/languages.ts';
import { type MapFrame, placed, type Viewport } from './city-viewport.ts';
import city from './mumbai.json';

/** A place that no name may cover, in the drawing's own size. */
type Taken = {
  readonly at: readonly [number, number];
  readonly half: number;
  readonly tall: number;
};

type CityNamesProps = { frame: MapFrame; view: Viewport; lang: Lang; taken: readonly Taken[] };

/** The names of places that have room; over the way, so that it runs through none of them. */
export const CityNames = (props: CityNamesProps) =>
  namesIn(props).map(({ x, y, name }) => (
    <text
      key={name}
      className="place-name"
      x={x}
      y={y}
      style={{ fontSize: NAME_SIZE / props.view.scale }}
    >
      {name}
    </text>
  ));

const NAME_SIZE = 11;
/** How wide a letter of that size is about, and how high a line. */
const LETTER = 5.4;
const LINE = 18;

/** A pin whose point is there. */
export const pinTaken = ([x, y]: readonly [number, number]): Taken => ({
  at: [x, y - 10],
  half: 15,
  tall: 34,
});

/** Names that stand in nobody's way, in the order of the pincodes, so that the same ones stay. */
function namesIn(props: CityNamesProps): { x: number; y: number; name: string }[] {
  const { frame, view, lang } = props;
  const taken = [...props.taken];
  const said = new Set<string>();
  return city.labels.flatMap((label) => {
    const { x, y } = label;
    const at = placed(frame, view, [x, y]);
    const name = inLanguage(label.name, lang);
    const half = (name.length * LETTER) / 2;
    const isOutside =
      at[0] < half || at[0] > frame.width - half || at[1] < LINE || at[1] > frame.height - 4;
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
