import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from './fields/application.ts';

/**
 * How somebody becomes a Karigar: they apply; once all documents are there they are looked at; the documents are found good; they are on
 * the roster. `returned` documents lead back to `applied`. At every moment a reason may stand beside it.
 */
export const APPLICATION_STATES = [
  'applied',
  'documents',
  'checked',
  'active',
  'refused',
  'left',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const applicationDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(['sent', 'accepted', 'returned']),
  /** Why it came back, in our words to the applicant. */
  reason: z.nullable(z.string()),
  /** Opens for the applicant and operations only. */
  address: z.string(),
  sentAt: z.string(),
});

/** One step of an application, and its time; the sentence is ours to the applicant. */
export const applicationStep = z.object({
  state: z.enum(APPLICATION_STATES),
  at: z.string(),
  reason: z.nullable(z.string()),
});

/** Decisions about an application. */
export const APPLICATION_DECISIONS = ['check', 'return', 'activate', 'refuse'] as const;
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];
