import * as z from 'zod/mini';

/** A stretch of every week; past midnight it runs into the next day. */
export const weeklyShift = z.object({
  /** 0 is Sunday. */
  weekday: z.int('weekday-invalid').check(z.gte(0, 'weekday-invalid'), z.lte(6, 'weekday-invalid')),
  startsMinute: z
    .int('shift-invalid')
    .check(
      z.gte(0, 'shift-invalid'),
      z.lte(1425, 'shift-invalid'),
      z.multipleOf(15, 'shift-invalid'),
    ),
  endsMinute: z
    .int('shift-invalid')
    .check(
      z.gte(15, 'shift-invalid'),
      z.lte(2160, 'shift-invalid'),
      z.multipleOf(15, 'shift-invalid'),
    ),
});
export type WeeklyShiftView = z.infer<typeof weeklyShift>;

/** When, where and what a Karigar works. */
export const karigarWork = z.object({
  karigarId: z.number(),
  name: z.string(),
  homePincode: z.string(),
  reachMinutes: z.number(),
  serviceSlugs: z.array(z.string()),
  /** In which one can talk to them, as they say; empty as long as they have not. An answer kept by a version before has none. */
  languages: z.optional(z.array(z.string())),
  shifts: z.array(weeklyShift),
  /** Days from today on. */
  leaves: z.array(z.string()),
  /** Days from today on of which they have said that they may be sent without being asked, and whether they may take it back. */
  commitments: z.array(
    z.object({ day: z.string(), mayWithdraw: z.boolean(), floorPaise: z.number() }),
  ),
  /** The least that each day of work ahead earns whoever commits to it now. */
  floors: z.array(z.object({ day: z.string(), floorPaise: z.number() })),
});
export type KarigarWork = z.infer<typeof karigarWork>;
