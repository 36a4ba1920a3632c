import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { featureState } from './feature.ts';

export const listFeatures = operation({
  name: 'listFeatures',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/features',
  summary:
    'The features that can be switched off in an incident, of the gateways those that are open here: each with its state and who changed it when and why.',
  input: z.object({}),
  output: z.object({ features: z.array(featureState) }),
  reveals: [],
  refusals: {},
});
