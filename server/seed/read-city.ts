import { readFile } from 'node:fs/promises';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { type CityFacts, cityFacts } from './city-facts.ts';

/** The city that a data file describes, or a sentence saying what in it cannot be right. */
export async function readCity(path: string): Promise<CityFacts> {
  const read = cityFacts.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path: at }) => at.join('.')).join(', ');
  throw new CannotStart(`${path} does not describe a city: look at ${places}.`);
}
