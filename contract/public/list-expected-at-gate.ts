import * as z from 'zod/mini';
import { faceMark, gateLink, MOST_FACES } from '../fields/gate-pass.ts';
import { operation } from '../operation.ts';

/** A gate asks with the link that operations gave to its society. */
export const listExpectedAtGate = operation({
  name: 'listExpectedAtGate',
  audience: 'public',
  method: 'POST',
  path: '/api/gate/expected',
  summary:
    'Everybody who is expected today behind the gate of one society, by wing: hours, name and face, and nothing of who has booked or what.',
  input: z.object({
    link: gateLink,
    /** Marks of faces that the gate has already. */
    faces: z.optional(z.array(faceMark).check(z.maxLength(MOST_FACES, 'gate-faces-too-many'))),
  }),
  output: z.object({
    society: z.string(),
    expected: z.array(
      z.object({
        /** Tells the passes of the list apart; a picture that is scanned without a network is found by it. */
        mark: z.string(),
        wing: z.string(),
        karigarName: z.string(),
        /** Their portrait as a `data:` address; left out where the gate has it. */
        face: z.nullable(z.string()),
        /** Names the portrait; another portrait has another one. */
        faceMark: z.nullable(z.string()),
        from: z.string(),
        until: z.string(),
      }),
    ),
  }),
  refusals: { 'gate-link-ended': 404, 'too-many-requests': 429 },
});
