import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { label, madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { SCOPES } from '../scopes.ts';

export const makeApiKey = operation({
  name: 'makeApiKey',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/api-keys',
  summary:
    'Make a key for the program of an integrator, such as the app of a housing society. Keys of one name see the same bookings.',
  input: z.object({
    /** Made by the client, so that a request sent twice makes one. */
    id: madeId,
    integrator: label,
    scopes: z
      .array(z.enum(SCOPES, 'scope-unknown'))
      .check(z.minLength(1, 'scope-needed'), z.maxLength(20, 'scope-unknown')),
    /** The last day on which it opens anything, a year from now at the most. */
    expiresOn: localDate,
  }),
  output: z.object({
    /** Told this once: we keep only its hash. */
    key: z.string(),
  }),
  reveals: [],
  refusals: { 'api-key-exists': 409, 'api-key-expiry-invalid': 409 },
});
