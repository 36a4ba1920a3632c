import { TRAINING_PARTS, type TrainingPart } from '#contract/training.ts';

/** The right answer of each part, counted from 0: the app is not told them. */
const RIGHT: Readonly<Record<TrainingPart, number>> = {
  offer: 1,
  way: 0,
  start: 2,
  extra: 0,
  cash: 1,
  crew: 0,
  safety: 2,
  pay: 1,
};

/** The parts that were answered wrongly: with none of them, somebody has passed. */
export const wrongParts = (answers: readonly number[]): TrainingPart[] =>
  TRAINING_PARTS.filter((part, index) => answers[index] !== RIGHT[part]);

/** The number on a certificate, short enough to be read out. */
export const certificateNumber = (checkId: string): string =>
  `T-${checkId.replaceAll('-', '').slice(-8).toUpperCase()}`;
