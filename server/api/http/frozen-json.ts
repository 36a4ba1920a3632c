const written = new WeakMap<object, string>();

/**
 * A frozen answer can't change, so it is written out once however often it is asked for. A view that keeps its answer
 * in memory (the catalogue) freezes it; everything else is written out each time.
 */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value);
  let json = written.get(value);
  if (json === undefined) {
    json = JSON.stringify(value);
    written.set(value, json);
  }
  return json;
}
