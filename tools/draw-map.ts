import { writeFile } from 'node:fs/promises';
import { drawCity } from './map/draw-city.ts';
import { ROOT } from './project.ts';

const FILE = 'apps/customer/visit/mumbai.json';

/** Draws the map that customers follow a visit on, after its outline or the pincodes have changed. */
await writeFile(`${ROOT}/${FILE}`, `${JSON.stringify(drawCity(), null, 1)}\n`);
