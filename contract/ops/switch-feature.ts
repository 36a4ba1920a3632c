import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { featureName } from './feature.ts';

export const switchFeature = operation({
  name: 'switchFeature',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/features/:feature',
  summary:
    'Switch a feature off until a moment at most seven days ahead, after which it is on by itself, or on again (null). Every server follows within seconds; people read why in their language.',
  input: z.object({
    feature: featureName,
    offUntil: z.nullable(z.iso.datetime({ offset: true, error: 'moment-invalid' })),
    /** On which state of it this was decided. */
    version: z.int('version-invalid').check(z.gte(0, 'version-invalid')),
    why: reasonText,
  }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: {
    'switch-time-invalid': 409,
    /** A colleague has changed it meanwhile. */
    'feature-changed': 409,
  },
});
