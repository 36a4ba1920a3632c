import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { ANSWERS_EACH, TRAINING_PARTS, trainingCertificate } from '../training.ts';

export const sendTraining = operation({
  name: 'sendTraining',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/training',
  summary:
    'Hand in the test of the training: one answer for each part, counted from 0, in the order of the parts. Whoever has every answer right has passed, and keeps the first day on which they did.',
  input: z.object({
    answers: z
      .array(
        z
          .int('number-invalid')
          .check(z.gte(0, 'number-invalid'), z.lt(ANSWERS_EACH, 'number-invalid')),
      )
      .check(z.length(TRAINING_PARTS.length, 'answers-missing')),
  }),
  output: z.object({
    certificate: z.nullable(trainingCertificate),
    /** The parts to look at once more. */
    wrong: z.array(z.enum(TRAINING_PARTS)),
  }),
  refusals: {},
});
