import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';
import { pincode } from './pincode.ts';
import { WRITABLE } from './writable.ts';

const minute = (least: number, most: number) =>
  z
    .number('number-invalid')
    .check(z.int('number-invalid'), z.gte(least, 'number-invalid'), z.lte(most, 'number-invalid'));
const short = (most: number) =>
  z
    .string('text-invalid')
    .check(
      z.minLength(1, 'text-invalid'),
      z.maxLength(most, 'text-invalid'),
      z.regex(WRITABLE, 'text-invalid'),
    );
const gateWords = z.record(z.enum(LANGS), z.string().check(z.regex(WRITABLE, 'text-invalid')));

/** A stretch of one day of the week in which a society wants quiet; 0 is Sunday. */
const quietHours = z
  .object({
    weekday: minute(0, 6),
    startsMinute: minute(0, 1439),
    endsMinute: minute(1, 1440),
  })
  .check(z.refine((one) => one.endsMinute > one.startsMinute, { error: 'hours-invalid' }));

/** A housing society with everything that it asks of visitors. */
/** Things that those who work in a society may find there. */
export const WORKER_FACTS = ['toilet', 'water', 'parking'] as const;

/** Null: nobody has told us. */
export const forWorkers = z.object({
  toilet: z.nullable(z.boolean()),
  water: z.nullable(z.boolean()),
  parking: z.nullable(z.boolean()),
});
export type ForWorkers = z.infer<typeof forWorkers>;

export const societyRules = z.object({
  name: short(120),
  pincode,
  wings: z.array(short(20)).check(z.minLength(1, 'text-invalid'), z.maxLength(60, 'text-invalid')),
  quietFor: z.enum(['noisy', 'all']),
  quietHours: z.array(quietHours).check(z.maxLength(28, 'hours-invalid')),
  gateNeedsPass: z.boolean(),
  gateMinutes: minute(0, 60),
  gateWords: z.nullable(gateWords),
  /** Null: nobody has told us. */
  lift: z.nullable(z.boolean()),
  /** Missing or null: nothing is known. */
  forWorkers: z.optional(z.nullable(forWorkers)),
});
export type SocietyRules = z.infer<typeof societyRules>;
