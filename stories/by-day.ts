import type { BrowserContext } from 'playwright';
import { addDays, dateInIndia, HOUR, type Instant, instantInIndia, MINUTE } from '#kernel/time.ts';
import { beSlowBy } from './wrong-clock.ts';

/** As much of the day as a story may need before its end. */
const NEEDED = 3 * HOUR;

/** Nothing, but late in the evening as far as nine on the next morning: then a visit of today would begin tomorrow. */
export function untilMorning(now: Instant): number {
  const midnight = instantInIndia(addDays(dateInIndia(now), 1));
  return midnight - now > NEEDED ? 0 : midnight + 9 * HOUR - now;
}

export type ByDay = {
  /** For the server: its clock is moved before it reads anything else. */
  readonly environment: Readonly<Record<string, string>>;
  /** Moves the clock of a telephone along. */
  move(telephone: BrowserContext): Promise<void>;
  /** This process has its own time again. */
  end(): void;
};

/** A story that needs hours before midnight: the server, telephones and the story itself live by day together. */
export function byDay(now = Date.now()): ByDay {
  const aheadMs = untilMorning(now);
  if (aheadMs === 0) return { environment: {}, move: async () => {}, end: () => {} };
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...said: []) {
      if (said.length > 0) super(...said);
      else super(Right.now() + aheadMs);
    }
    static override now = () => Right.now() + aheadMs;
  } as DateConstructor;
  const moved = `const R=Date;globalThis.Date=class extends R{constructor(...s){s.length?super(...s):super(R.now()+${aheadMs})}static now(){return R.now()+${aheadMs}}}`;
  return {
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moved)}`,
    },
    move: async (telephone) => {
      await beSlowBy(telephone, -aheadMs / MINUTE);
    },
    end: () => {
      globalThis.Date = Right;
    },
  };
}
