import * as z from 'zod/mini';
import { textByLanguage } from './language.ts';
import { qrCode } from './qr-code.ts';

export const GATE_CODE = /^\d{6}$/;

/** The secret in the link that a society's gate was given. */
export const gateLink = z.string().check(z.regex(/^[\w-]{43}$/, 'gate-link-invalid'));

/** More people are never expected at one gate in a day. */
export const MOST_FACES = 300;
/** Names a face in the list of a gate. */
export const faceMark = z.string().check(z.regex(/^[\w-]{16}$/, 'gate-face-invalid'));

/** Words that a society has for whoever comes to its gate, in each language. */
const gateWords = textByLanguage;

/** Rules of a society's gate: whether nobody is let in without a pass, and how many minutes to allow for it. */
export const gateRules = z.object({
  needsPass: z.boolean(),
  minutes: z.number(),
  words: z.nullable(gateWords),
});
export type GateRules = z.infer<typeof gateRules>;

/**
 * Lets one Karigar in at one home in one stretch of time. `qr` is the address as a picture.
 */
export const gatePass = z.object({
  karigarName: z.string(),
  /** Six digits, for a guard who has no camera. */
  code: z.string(),
  address: z.string(),
  qr: qrCode,
  /** Wing and society, never the flat. */
  home: z.string(),
  from: z.string(),
  until: z.string(),
});
export type GatePass = z.infer<typeof gatePass>;
