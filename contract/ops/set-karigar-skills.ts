import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { karigarInPath } from '../fields/karigar-number.ts';
import { skills } from '../karigar-skills.ts';
import { operation } from '../operation.ts';

export const setKarigarSkills = operation({
  name: 'setKarigarSkills',
  audience: 'ops',
  method: 'PUT',
  path: '/api/ops/karigars/:karigarId/skills',
  summary:
    'Say which services a Karigar on the roster can do from now on, and why; they hear of it. Refused while they hold a visit ahead that needs one of those that would go: it is given to somebody else first. What is so already is not written again.',
  input: z.object({
    karigarId: karigarInPath,
    serviceIds: skills,
    /** The services that were looked at; another set by now is refused. */
    seen: z.array(z.int('service-unknown')).check(z.maxLength(1000, 'service-unknown')),
    why: reasonText,
  }),
  output: z.object({ serviceIds: z.array(z.number()) }),
  reveals: [{ what: 'account', whose: 'karigar', at: 'input.karigarId' }],
  refusals: {
    'karigar-not-found': 404,
    'not-on-roster': 409,
    'own-account': 409,
    'service-unknown': 404,
    /** Somebody has changed them since. */
    'skills-changed': 409,
    'skill-needed': 409,
  },
});
