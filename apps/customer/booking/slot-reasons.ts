import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import type { CLOSED_REASONS } from '#contract/public/read-open-slots.ts';
import type { Words } from '#i18n/index.ts';

/** The words for why a slot is closed. */
export function reasonWords(
  reason: (typeof CLOSED_REASONS)[number],
  category: Category,
  words: Words['booking'],
): string {
  switch (reason) {
    case 'past':
      return words.closedPast;
    case 'too-soon':
      return tooSoon(termsOf(category).leadTimeMinutes, words);
    case 'too-far':
      return words.closedTooFar;
    case 'full':
      return words.closedFull;
    case 'off-hours':
      return words.closedOffHours;
    case 'not-offered':
      return words.closedNotOffered;
    case 'society-quiet':
      return words.closedSocietyQuiet;
    case 'not-the-team':
      return words.moreDays.notTheTeam;
    case 'zone-closed':
      return words.closedZone;
    case 'zone-too-soon':
      return words.closedZoneTooSoon;
    case 'area-closed':
      return words.closedArea;
  }
}

/** The two of the specification in its own words. */
function tooSoon(leadTimeMinutes: number, words: Words['booking']): string {
  if (leadTimeMinutes === 120) return words.closedTooSoonDaily;
  if (leadTimeMinutes === 1440) return words.closedTooSoonOthers;
  return words.closedTooSoon({ hours: leadTimeMinutes / 60 });
}
