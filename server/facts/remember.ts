/**
 * Keeps an answer for `maxAgeMs`. However many ask at once, one asks the database; a failure is not remembered.
 */
export function remember<Value>(
  read: () => Promise<Value>,
  maxAgeMs: number,
): () => Promise<Value> {
  let current: { readonly answer: Promise<Value>; readonly askedAt: number } | undefined;
  return () => {
    if (current && performance.now() - current.askedAt < maxAgeMs) return current.answer;
    const answer = read();
    const asked = { answer, askedAt: performance.now() };
    current = asked;
    answer.catch(() => {
      if (current === asked) current = undefined;
    });
    return answer;
  };
}
