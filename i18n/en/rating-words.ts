import type { RatingWord } from '#contract/visit.ts';

/** Words of ratings, as they are chosen and counted. */
export const ratingWords: Record<RatingWord, string> = {
  'on-time': 'Came on time',
  'neat-work': 'Neat work',
  'left-clean': 'Left it clean',
  'explained-well': 'Explained well',
  'fair-on-parts': 'Fair on parts',
  polite: 'Polite',
  'came-late': 'Came late',
  'left-a-mess': 'Left a mess',
  'had-to-ask-again': 'Had to ask again',
};
