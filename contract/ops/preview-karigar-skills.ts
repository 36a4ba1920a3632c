import * as z from 'zod/mini';
import { karigarInPath } from '../fields/karigar-number.ts';
import { skills, visitsHeld } from '../karigar-skills.ts';
import { operation } from '../operation.ts';

export const previewKarigarSkills = operation({
  name: 'previewKarigarSkills',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigars/:karigarId/skills-preview',
  summary:
    'What it would mean if a Karigar could do these services and no others: which are new, which go, and the visits ahead that they hold and could not do any more. Writes nothing.',
  input: z.object({ karigarId: karigarInPath, serviceIds: skills }),
  output: z.object({
    added: z.array(z.number()),
    removed: z.array(z.number()),
    /** As long as there is one, the change is refused; the earliest first. */
    needed: visitsHeld,
  }),
  reveals: [
    { what: 'account', whose: 'karigar', at: 'input.karigarId' },
    { what: 'booking', whose: 'booking', at: 'output.needed.bookingId' },
  ],
  refusals: { 'karigar-not-found': 404, 'not-on-roster': 409, 'service-unknown': 404 },
});
