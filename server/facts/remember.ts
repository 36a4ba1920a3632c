/**
 * Keeps an answer for `maxAgeMs`, and gives it without a promise while it is fresh. However many ask at once, one asks
 * the database; a failure is not remembered.
 */
export function remember<Value>(
  read: () => Promise<Value>,
  maxAgeMs: number,
): () => Value | Promise<Value> {
  let known: { readonly value: Value; readonly readAt: number } | undefined;
  let reading: Promise<Value> | undefined;

  return () => {
    if (known && performance.now() - known.readAt < maxAgeMs) return known.value;
    reading ??= readAnew().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  async function readAnew(): Promise<Value> {
    const readAt = performance.now();
    const value = await read();
    known = { value, readAt };
    return value;
  }
}
