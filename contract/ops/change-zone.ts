import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { zoneMoment } from './zone.ts';

export const changeZone = operation({
  name: 'changeZone',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/zones/:id/end',
  summary:
    'Give a zone switch another end: later, sooner, or null for now. Only those for whose visit something changes with that are told.',
  input: z.object({
    id: z.uuid('zone-id-invalid'),
    until: z.nullable(zoneMoment),
    /** On which state of it this was decided. */
    version: z.int('version-invalid').check(z.gte(1, 'version-invalid')),
    why: reasonText,
  }),
  output: z.object({ until: z.string(), version: z.number() }),
  reveals: [],
  refusals: {
    'zone-unknown': 404,
    'zone-over': 409,
    'zone-changed': 409,
    'zone-hours-invalid': 409,
  },
});
