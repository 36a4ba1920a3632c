import { readFile } from 'node:fs/promises';

/** The drawing inside `ui/art/courtyard.svg`, without its `<svg>` element: the page brings its own, with a label. */
export async function readCourtyard(): Promise<string> {
  const svg = await readFile('ui/art/courtyard.svg', 'utf8');
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}
