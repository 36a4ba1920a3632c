import { type Instant, instantInIndia } from '#kernel/time.ts';

/** Saturday, 21 November 2026, 10:00 in India: the clock of every test that does not set its own. */
export const NOW: Instant = instantInIndia('2026-11-21', 10 * 60);
