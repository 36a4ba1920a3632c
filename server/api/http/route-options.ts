import type { StaffGate } from './ask-staff.ts';
import type { CallerOptions } from './caller.ts';
import type { WhoAsks } from './who.ts';

export type RouteOptions = CallerOptions &
  StaffGate & {
    readonly whoAsks: WhoAsks;
    /** Origins whose pages may write: scheme, host and port. */
    readonly origins: readonly string[];
    /** Whether the browser keeps our cookies for https only. */
    readonly secureCookies: boolean;
    /** Compare each answer with the contract before it leaves: in tests and development. */
    readonly checkAnswers?: boolean;
    /** For a race or a measurement, in which a few people stand for a city. */
    readonly writesWithoutEnd?: boolean;
    /** Whether what is kept in memory is older than it should be. */
    readonly staleness?: { ageSeconds(): number | undefined };
  };
