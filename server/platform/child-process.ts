import type { ChildProcess } from 'node:child_process';

/** It has written something, or is gone. */
export const untilItSpeaks = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

/** Asks it to end, and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
