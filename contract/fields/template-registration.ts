import * as z from 'zod/mini';

/** The channels whose sentences are registered before they are sent. */
export const templateChannel = z.enum(['sms', 'whatsapp'], 'channel-unknown');

/** How far a sentence has come: not sent in yet, waiting for an answer, let through, or turned down. */
export const REGISTRATION_STATES = ['open', 'waiting', 'registered', 'refused'] as const;
export const registrationState = z.enum(REGISTRATION_STATES, 'state-unknown');

/** The id under which operators or Meta know a sentence. */
export const registeredAs = z
  .string()
  .check(z.trim(), z.regex(/^[\w.:-]{1,60}$/, 'registration-id-invalid'));
