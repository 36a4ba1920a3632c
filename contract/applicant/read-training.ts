import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { trainingCertificate } from '../training.ts';

export const readTraining = operation({
  name: 'readTraining',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/training',
  summary: 'Whether one has passed the test of the training, under which number and since when.',
  input: z.object({}),
  output: z.object({ certificate: z.nullable(trainingCertificate) }),
  refusals: {},
});
