import anyService from './services/any-service.svg';

const drawn = import.meta.glob<string>(['./services/*.svg', '!./services/any-service.svg'], {
  eager: true,
  import: 'default',
});

/** The still life of a service in its niche, 480 × 360, by the key under which the catalogue names it: its file's name. */
export const serviceArt = byKey(drawn);

/** A service that has no drawing of its own is shown by lamps in an empty niche. */
export const artOf = (key: string | null | undefined): string =>
  serviceArt[key ?? ''] ?? anyService;

/** `./services/plumbing.svg` is called `plumbing`. */
export function byKey(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const named = Object.entries(files).map(([path, file]) => [path.slice(11, -4), file]);
  return Object.fromEntries(named);
}
