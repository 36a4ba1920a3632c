import { project } from '../../browser/city-projection.ts';
import type { AreaNow } from './areas.ts';
import type { Day } from './day-of.ts';

type AreaPinProps = {
  area: AreaNow;
  place: Day['areas'][string] | undefined;
  name: string;
  /** How many units of the drawing a pixel is: a pin keeps its size on the screen. */
  unit: number;
  /** The free Karigars beside what is to do, instead of the visits alone. */
  free: boolean;
  isPicked: boolean;
  onPick: (pincode: string) => void;
};

const RADIUS_PX = 10;

/** How an area stands: a circle; a triangle where somebody is needed, an octagon where harm is near. By mouse only: the list has each area as a button. */
export function AreaPin({ area, place, name, unit, free, isPicked, onPick }: AreaPinProps) {
  const { pincode, toDo, trouble, harm } = area;
  if (!place || (toDo === 0 && trouble === 0 && !(free && area.free > 0))) return null;
  const [x, y] = project(place);
  const isShort = free && toDo > area.free;
  const look = harm > 0 ? 'harm' : trouble > 0 || isShort ? 'risk' : 'calm';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing has the same as buttons.
    <g
      className={`area ${look}${isPicked ? ' picked' : ''}`}
      transform={`translate(${x} ${y}) scale(${unit})`}
      onClick={() => onPick(pincode)}
    >
      <title>{name}</title>
      <path d={SHAPES[look]} />
      <text>{free ? `${toDo}/${area.free}` : Math.max(toDo, trouble)}</text>
    </g>
  );
}

const corners = (count: number, radius: number, turn: number): string => {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
const SHAPES = {
  harm: corners(8, RADIUS_PX * 1.15, 0.5),
  risk: corners(3, RADIUS_PX * 1.6, 0),
  calm: `M0 ${-RADIUS_PX}A${RADIUS_PX} ${RADIUS_PX} 0 0 1 0 ${RADIUS_PX}A${RADIUS_PX} ${RADIUS_PX} 0 0 1 0 ${-RADIUS_PX}Z`,
};
