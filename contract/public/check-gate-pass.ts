import * as z from 'zod/mini';
import { GATE_CODE, gateLink } from '../fields/gate-pass.ts';
import { pincode } from '../fields/pincode.ts';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

/** Why somebody is not let in: no such pass, or not any more; too early; too late. */
export const GATE_REFUSALS = ['not-valid', 'too-early', 'too-late'] as const;

/** A guard has no account with us: they show what they scanned, or type six digits and their society's pincode. */
export const checkGatePass = operation({
  name: 'checkGatePass',
  audience: 'public',
  method: 'POST',
  path: '/api/gate/checks',
  summary:
    'Whether the Karigar with this pass is expected just now, in which wing and between which hours. Send either `pass` or `code` and `pincode`; a gate that was given its society’s `link` needs no pincode.',
  input: z.object({
    pass: z.optional(
      z
        .string()
        .check(z.maxLength(400, 'gate-pass-invalid'), z.regex(WRITABLE, 'gate-pass-invalid')),
    ),
    code: z.optional(z.string().check(z.trim(), z.regex(GATE_CODE, 'gate-code-six-digits'))),
    pincode: z.optional(pincode),
    link: z.optional(gateLink),
  }),
  output: z.object({
    admitted: z.boolean(),
    reason: z.nullable(z.enum(GATE_REFUSALS)),
    /** Only of somebody who is expected today. */
    karigarName: z.nullable(z.string()),
    /** Wing and society, never the flat. */
    home: z.nullable(z.string()),
    /** Their portrait as a `data:` address, where there is one. */
    face: z.nullable(z.string()),
    from: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
  refusals: { 'gate-code-missing': 409, 'too-many-requests': 429 },
});
