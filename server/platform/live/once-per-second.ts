const PAUSE_MS = 1_000;

/** Does it at once, and calls during the second after it together once more at its end, so that the last is never lost. */
export function oncePerSecond(act: () => void): () => void {
  let resting = false;
  let due = false;
  const run = () => {
    due = false;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (due) run();
    }, PAUSE_MS).unref();
    act();
  };
  return () => {
    due = true;
    if (!resting) run();
  };
}
