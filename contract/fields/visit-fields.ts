import * as z from 'zod/mini';
import { WRITABLE } from './writable.ts';

/** The id of a booking, by which its visit is named too. */
export const visitId = z.string().check(z.uuid('booking-id-invalid'), z.toLowerCase());

const clientMade = z.string().check(z.uuid('action-id-invalid'), z.toLowerCase());

/**
 * Every act of a Karigar has a name that their telephone makes and the time at which it was done: sent later or twice from a
 * place without a network it happens once, and with its own time.
 */
export const karigarAct = {
  id: visitId,
  actionId: clientMade,
  happenedAt: z.iso.datetime({ offset: true, error: 'happened-at-invalid' }),
};

export const madeId = clientMade;

/** A telephone's position, and how sure it is of that. */
export const position = z.object({
  latitude: z
    .number('position-invalid')
    .check(z.gte(-90, 'position-invalid'), z.lte(90, 'position-invalid')),
  longitude: z
    .number('position-invalid')
    .check(z.gte(-180, 'position-invalid'), z.lte(180, 'position-invalid')),
  accuracyMeters: z
    .number('position-invalid')
    .check(z.gte(0, 'position-invalid'), z.lte(100_000, 'position-invalid')),
});

/** One or several sentences that somebody writes; may be empty. */
export const comment = z
  .string()
  .check(z.trim(), z.maxLength(500, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

/** Something that may also be said aloud or shown. */
export const wordsOrNone = z
  .string()
  .check(z.trim(), z.maxLength(1000, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

/** Something that has to be said. */
export const answerText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'text-missing'),
    z.maxLength(1000, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );

export const label = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'label-missing'),
    z.maxLength(80, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );

export const stars = z
  .int('stars-invalid')
  .check(z.gte(1, 'stars-invalid'), z.lte(5, 'stars-invalid'));

/** Up to ten lakh rupees. */
export const paise = z
  .int('amount-invalid')
  .check(z.gte(0, 'amount-invalid'), z.lte(100_000_000, 'amount-invalid'));

export const lineNumber = z
  .int('line-invalid')
  .check(z.gte(1, 'line-invalid'), z.lte(1000, 'line-invalid'));
