import { useEffect, useRef, useState } from 'react';

/** The drawn city in units of ten metres: its middle, and how wide and high the view of all of it is. */
const ALL = { x: 1_500, y: 2_640, width: 2_800, height: 5_200 };

/** All of the city, or a part of it around what is looked at. */
export function viewOf(middle: readonly [number, number] | undefined, scale: number): string {
  const [x, y] = middle && scale > 1 ? middle : [ALL.x, ALL.y];
  const [width, height] = [ALL.width / scale, ALL.height / scale];
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

/** How many units of the drawing a pixel of the screen is. */
export function useUnit(scale: number) {
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
