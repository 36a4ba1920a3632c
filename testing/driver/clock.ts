import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Instant } from '#kernel/time.ts';

export type MovedClock = {
  readonly environment: Readonly<Record<string, string>>;
  now(): Instant;
  /** Never back. */
  turnTo(at: Instant): Promise<void>;
};

/** A server looks at its clock's file every 20 ms; one on a busy machine later. */
const HEARD_MS = 120;

/** The clock of the driver's servers, which the driver turns to the hours at which something happens. */
export function movedClock(): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-clock-'));
  const file = join(folder, 'ahead');
  let aheadMs = 0;
  const write = (): void => {
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  write();
  const preload = fileURLToPath(new URL('moved-clock.ts', import.meta.url));
  return {
    environment: { NODE_OPTIONS: `--import=${preload}`, MOVED_CLOCK: file },
    now: () => Date.now() + aheadMs,
    turnTo: async (at) => {
      aheadMs = Math.max(aheadMs, at - Date.now());
      write();
      await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
    },
  };
}
