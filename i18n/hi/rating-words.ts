import type { RatingWord } from '#contract/visit.ts';

/** Words of ratings, as they are chosen and counted. */
export const ratingWords: Record<RatingWord, string> = {
  'on-time': 'समय पर आए',
  'neat-work': 'काम साफ़-सुथरा',
  'left-clean': 'सफ़ाई करके गए',
  'explained-well': 'अच्छे से समझाया',
  'fair-on-parts': 'सामान के सही पैसे',
  polite: 'बात अच्छे से की',
  'came-late': 'देर से आए',
  'left-a-mess': 'गंदगी छोड़ी',
  'had-to-ask-again': 'दोबारा कहना पड़ा',
};
