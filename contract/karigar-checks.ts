import * as z from 'zod/mini';
import { localDate } from './fields/local-date.ts';
import { madeId } from './fields/visit-fields.ts';
import { WRITABLE } from './fields/writable.ts';

/** Checks of a Karigar before and while they work with us; some of them expire. */
export const CHECK_KINDS = [
  'identity',
  'address',
  'police',
  'references',
  'bank',
  'training',
] as const;
/** Kinds that operations write down; a training is passed by its test alone. */
export const WRITTEN_KINDS = ['identity', 'address', 'police', 'references', 'bank'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Checks that have to be valid before somebody goes on the roster: pages promise it to every household. */
export const NEEDED_CHECKS = ['identity', 'police'] as const satisfies readonly CheckKind[];

/** One check as it is written down, under a name that the screen makes: sent twice it stands once. */
export const writtenCheck = {
  checkId: madeId,
  kind: z.enum(WRITTEN_KINDS, 'check-kind-unknown'),
  number: z.optional(
    z.string().check(z.trim(), z.maxLength(60, 'text-too-long'), z.regex(WRITABLE, 'text-invalid')),
  ),
  checkedOn: localDate,
  validUntil: z.optional(localDate),
};

/** The latest check of a kind; `ends-soon` is a month before its last day. */
export const latestCheck = z.object({
  kind: z.enum(CHECK_KINDS),
  number: z.nullable(z.string()),
  checkedOn: z.string(),
  validUntil: z.nullable(z.string()),
  state: z.enum(['valid', 'ends-soon', 'over']),
  byName: z.nullable(z.string()),
});
