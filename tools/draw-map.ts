import { writeFile } from 'node:fs/promises';
import { drawCity } from './map/draw-city.ts';
import { ROOT } from './project.ts';

const FILE = 'apps/browser/mumbai.json';

/** Draws the map of customers and of operations, after its outline or the pincodes have changed. */
await writeFile(`${ROOT}/${FILE}`, `${JSON.stringify(drawCity(), null, 1)}\n`);
