/**
 * Keeps an answer for `maxAgeMs`, and gives it without a promise while it is fresh. However many ask at once, one asks
 * the database; a failure is not remembered.
 */
export function remember<Value>(read: () => Promise<Value>, maxAgeMs: number): Remembered<Value> {
  let known: { readonly value: Value; readonly readAt: number } | undefined;
  let reading: Promise<Value> | undefined;

  const fresh = (): Value | undefined =>
    known && performance.now() - known.readAt < maxAgeMs ? known.value : undefined;
  const value = (): Value | Promise<Value> => {
    if (known && performance.now() - known.readAt < maxAgeMs) return known.value;
    reading ??= readAnew().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return Object.assign(value, { known: fresh, anew: readAnew });

  async function readAnew(): Promise<Value> {
    const readAt = performance.now();
    const value = await read();
    known = { value, readAt };
    return value;
  }
}

export type Remembered<Value> = {
  (): Value | Promise<Value>;
  /** Only what is in memory and fresh. */
  known(): Value | undefined;
  /** As it is now: somebody knows that what is in memory is true no longer. */
  anew(): Promise<Value>;
};
