import * as z from 'zod/mini';
import type { ByLanguage } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import { textByLanguage } from './fields/language.ts';

/** Why a part of a city does not run as usual. */
export const ZONE_KINDS = ['rain', 'bandh', 'festival', 'other'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** Whether the time of a switch or a limit is still to come. */
export const TIME_STATES = ['coming', 'holds', 'over'] as const;

/** A switch that holds for a visit, as everybody concerned reads it. */
export const zoneNotice = z.object({
  kind: z.enum(ZONE_KINDS),
  until: z.string(),
  /** In the words of operations. */
  message: textByLanguage,
});
export type ZoneNotice = z.infer<typeof zoneNotice>;

/** The same as the server knows it. Nobody pays for the visit being late, moved, cancelled or missed, either way. */
export type Suspension = {
  readonly kind: ZoneKind;
  readonly untilAt: Instant;
  readonly message: ByLanguage<string>;
};

/** Limits on new bookings for an hour: none are taken, or only so long before. */
export type ZoneOfHour = Suspension & {
  readonly closed: boolean;
  readonly leadMinutes: number;
};
