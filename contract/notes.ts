import * as z from 'zod/mini';
import { WRITABLE } from './fields/writable.ts';

/** The subjects of notes. */
export const NOTED = ['booking', 'customer', 'karigar'] as const;
export type Noted = (typeof NOTED)[number];

/** A note's subject by its own name, written in one way alone: an id, or the number of a Karigar. */
export const noteSubject = z
  .string()
  .check(
    z.regex(
      /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9]\d{0,8})$/i,
      'note-subject-invalid',
    ),
    z.toLowerCase(),
  );

/** A note of one colleague for the others. */
export const noteWords = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'note-missing'),
    z.maxLength(1000, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );
