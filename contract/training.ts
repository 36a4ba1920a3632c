import * as z from 'zod/mini';

/** Parts of the training, each with a question of the test; three answers to choose from are words of ours. */
export const TRAINING_PARTS = [
  'offer',
  'way',
  'start',
  'extra',
  'cash',
  'crew',
  'safety',
  'pay',
] as const;
export type TrainingPart = (typeof TRAINING_PARTS)[number];
export const ANSWERS_EACH = 3;

/** The proof that somebody has passed: operations find it by its number in the file of whoever shows it. */
export const trainingCertificate = z.object({ number: z.string(), passedOn: z.string() });
