import * as z from 'zod/mini';
import type { CatalogueProblem } from '../fields/catalogue-problem.ts';
import { type FirstCategory, policy } from '../policy.ts';
import { CHECKLIST_ITEMS, CHECKLISTS, ownCheck } from '../visit.ts';
import { FIRST_LINKAGE, LINKAGES } from './linkage.ts';

/** The floor tiles of the design, one of which stands for each category. */
export const TILES = ['daily', 'event', 'religious'] as const;

/** Terms under which every service of a category is sold. A version never changes once it has been published. */
export const categoryTermsShape = z.object({
  /** Names this version, in bookings as well: the key, and from the second version on `key@2`. */
  reference: z.string(),
  key: z.string(),
  /** Start of these terms, in milliseconds. */
  holdsFrom: z.number(),
  /** Its place among the others. */
  position: z.number(),
  tile: z.enum(TILES),
  leadTimeMinutes: z.number(),
  /** Null is paid in one piece; else the price is paid in these parts. */
  parts: z.nullable(
    z.object({
      advancePercent: z.number(),
      eventDayPercent: z.number(),
      completionPercent: z.number(),
    }),
  ),
  /** On how many days one booking may take place. */
  mostDays: z.number(),
  /** How the visits of one booking belong together. */
  linkage: z._default(z.enum(LINKAGES), FIRST_LINKAGE),
  /** How long a Karigar waits at the door for a customer who is not there. */
  waitMinutes: z.number(),
  /** The share of a visit's price that its Karigars have together, and the shares of options that differ. */
  karigarSharePercent: z.number(),
  karigarSharePercentOfOption: z.record(z.string(), z.number()),
  /**
   * Minutes before the start (after it, where negative) at which a visit without a Karigar is called off, and at which its
   * customer is warned.
   */
  unservedMinutesBefore: z.number(),
  nobodyYetMinutesBefore: z.number(),
  /** Items ticked off at every visit, in this order. */
  checklist: z.array(z.enum(CHECKLIST_ITEMS)),
  /** Items after them that only this category has. */
  ownChecks: z._default(z.array(ownCheck), []),
  /** Whether its days are chosen by tithis. */
  byTithi: z.boolean(),
});
export type CategoryTerms = z.infer<typeof categoryTermsShape>;

const first = (key: FirstCategory, position: number): CategoryTerms => ({
  ...{ reference: key, key, holdsFrom: 0, position, tile: key },
  leadTimeMinutes: policy.leadTimeMinutes[key],
  parts:
    key === 'event'
      ? {
          advancePercent: policy.event.advancePercent,
          eventDayPercent: policy.event.eventDayPercent,
          completionPercent: policy.event.completionPercent,
        }
      : null,
  mostDays: key === 'event' ? policy.event.mostDays : 1,
  linkage: FIRST_LINKAGE,
  waitMinutes: policy.noShow.waitMinutes[key],
  karigarSharePercent: policy.karigarSharePercent[key],
  karigarSharePercentOfOption: key === 'religious' ? policy.karigarSharePercentOfOption : {},
  unservedMinutesBefore: policy.unserved.minutesBeforeStart[key],
  nobodyYetMinutesBefore: policy.alarm.nobodyYetMinutesBefore[key],
  checklist: [...CHECKLISTS[key]],
  ownChecks: [],
  byTithi: key === 'religious',
});

/** The three of specification §3, as they are first sown. */
export const FIRST_CATEGORIES: readonly CategoryTerms[] = [
  first('daily', 1),
  first('event', 2),
  first('religious', 3),
];

/** Contradictions in terms, each with its place: nothing is published while there is one. */
export function contradictionsOfTerms(
  terms: CategoryTerms,
): Pick<CatalogueProblem, 'code' | 'field'>[] {
  const { parts, unservedMinutesBefore, nobodyYetMinutesBefore, mostDays } = terms;
  const shares = [
    ['karigarSharePercent', terms.karigarSharePercent] as const,
    ...Object.entries(terms.karigarSharePercentOfOption).map(
      ([key, share]) => [`karigarSharePercentOfOption.${key}`, share] as const,
    ),
  ];
  const sum = parts ? parts.advancePercent + parts.eventDayPercent + parts.completionPercent : 100;
  return [
    ...(sum === 100 ? [] : [{ code: 'parts-not-whole' as const, field: 'parts' }]),
    ...shares
      .filter(([, share]) => share < 0 || share > 100)
      .map(([field]) => ({ code: 'share-impossible' as const, field })),
    // A visit without a Karigar would be called off before its customer hears of it.
    ...(unservedMinutesBefore < nobodyYetMinutesBefore
      ? []
      : [{ code: 'warned-too-late' as const, field: 'nobodyYetMinutesBefore' }]),
    ...(mostDays === 1 || parts ? [] : [{ code: 'days-need-parts' as const, field: 'mostDays' }]),
  ];
}
