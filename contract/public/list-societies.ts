import * as z from 'zod/mini';
import { gateRules } from '../fields/gate-pass.ts';
import { pincode } from '../fields/pincode.ts';
import { operation } from '../operation.ts';

/** For what a society wants quiet: for work that drills and hammers, or for any visit. */
export const QUIET_FOR = ['noisy', 'all'] as const;

const society = z.object({
  name: z.string(),
  wings: z.array(z.string()),
  quietFor: z.enum(QUIET_FOR),
  /** Minutes since midnight; 0 is Sunday. */
  quietHours: z.array(
    z.object({ weekday: z.number(), startsMinute: z.number(), endsMinute: z.number() }),
  ),
  gate: gateRules,
});
export type SocietyView = z.infer<typeof society>;

export const listSocieties = operation({
  name: 'listSocieties',
  audience: 'public',
  method: 'GET',
  path: '/api/societies',
  summary:
    'The housing societies that we know at a pincode, with their quiet hours and what their gate asks for.',
  input: z.object({ pincode }),
  output: z.object({ societies: z.array(society) }),
  refusals: {},
});
