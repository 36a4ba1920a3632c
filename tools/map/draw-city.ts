import { servedPincodes } from '#server/seed/data/served-pincodes.ts';
import { project } from '../../apps/browser/city-projection.ts';
import type { Line } from './coast.ts';
import * as coast from './coast.ts';
import * as inland from './inland.ts';
import { cellBorders } from './voronoi.ts';

/** Everything that the map shows, as paths. Neighbourhoods part where two pincodes' middles are equally near. */
export function drawCity() {
  const centres = servedPincodes.map(([pincode, names, , latitude, longitude]) => {
    const [x, y] = project({ latitude, longitude });
    return { pincode, name: shortNames(names), x: Math.round(x), y: Math.round(y) };
  });
  return {
    land: area(coast.land),
    around: [coast.opposite, coast.north, coast.island].map(area).join(''),
    park: area(inland.park),
    lakes: inland.lakes.map(area).join(''),
    creeks: inland.creeks.map(line).join(''),
    highways: inland.highways.map(line).join(''),
    seaLink: line(inland.seaLink),
    railways: inland.railways.map(line).join(''),
    neighbourhoods: cellBorders(centres)
      .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join(''),
    labels: centres.map(({ name, x, y }) => ({ x, y, name })),
  };
}

const shortNames = <T extends object>(names: T): T =>
  Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, shortName(name)])) as T;

/** The first of several names, and without what stands in brackets. */
const shortName = (name: string): string => name.split(/ [/(–]|\/|\(|,/)[0]?.trim() ?? name;

const points = (list: Line): string[] =>
  list.map(([latitude, longitude]) =>
    project({ latitude, longitude })
      .map((value) => Math.round(value))
      .join(' '),
  );

const line = (list: Line): string => `M${points(list).join('L')}`;
/** Corners are rounded by running through the middles of the sides. */
function area(list: Line): string {
  const corners = list.map(([latitude, longitude]) => project({ latitude, longitude }));
  const middle = (index: number) => {
    const [x1, y1] = corners[index % corners.length] as [number, number];
    const [x2, y2] = corners[(index + 1) % corners.length] as [number, number];
    return `${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2)}`;
  };
  const turns = corners.map(
    ([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middle(index)}`,
  );
  return `M${middle(corners.length - 1)}${turns.join('')}Z`;
}
