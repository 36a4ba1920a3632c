/** Says what is going on, with a dot now and then, so that a long step does not look like a dead one. */
export async function showProgress<Result>(
  sentence: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${sentence} `);
  const dots = setInterval(() => process.stdout.write('.'), 1_000);
  try {
    const result = await work();
    process.stdout.write(` done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}
