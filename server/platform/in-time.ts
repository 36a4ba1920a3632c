/** The value of a promise that settles within so many milliseconds, in a record of its own; nothing when it takes longer. */
export async function inTime<Value>(
  asked: Promise<Value>,
  patienceMs: number,
): Promise<{ readonly value: Value } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([asked.then((value) => ({ value })), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
