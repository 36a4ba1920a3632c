/**
 * Every caller gets a reading that began after they asked, so that it knows of the change they were told of; all who ask
 * before it begins share it. However many watch the same, the database is read once for a change.
 */
export function shareReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Value> | undefined;

  return () => {
    next ??= begin();
    return next;
  };

  async function begin(): Promise<Value> {
    // At least until the others who heard the same signal have asked.
    await (running?.catch(() => {}) ?? Promise.resolve());
    const reading = read();
    next = undefined;
    running = reading;
    return reading;
  }
}
