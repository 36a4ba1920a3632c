import type { RatingWord } from '#contract/visit.ts';

/** Words of ratings, as they are chosen and counted. */
export const ratingWords: Record<RatingWord, string> = {
  'on-time': 'वेळेवर आले',
  'neat-work': 'नीटनेटके काम',
  'left-clean': 'साफ करून गेले',
  'explained-well': 'नीट समजावले',
  'fair-on-parts': 'सामानाचे योग्य पैसे',
  polite: 'बोलणे चांगले',
  'came-late': 'उशिरा आले',
  'left-a-mess': 'पसारा सोडला',
  'had-to-ask-again': 'पुन्हा सांगावे लागले',
};
