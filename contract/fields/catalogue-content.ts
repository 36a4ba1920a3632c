import * as z from 'zod/mini';
import { TILES } from '../catalogue/category-terms.ts';
import { CHOICE_KINDS } from '../catalogue/choices.ts';
import { FIRST_LINKAGE, LINKAGES } from '../catalogue/linkage.ts';
import { serviceWords } from '../catalogue/words.ts';
import { CHECKLIST_ITEMS } from '../visit.ts';
import { optionKey } from './option-key.ts';
import { MOST_OF_ALT, pictureHash } from './service-picture.ts';

/** Permanent name of a service or category in addresses and bookings. */
export const catalogueSlug = z
  .string('slug-invalid')
  .check(z.regex(/^[a-z][a-z-]{1,30}$/, 'slug-invalid'));

const whole = (least: number, most: number) =>
  z
    .number('number-invalid')
    .check(z.int('number-invalid'), z.gte(least, 'number-invalid'), z.lte(most, 'number-invalid'));
const text = (most: number) =>
  z.string('text-invalid').check(z.minLength(1, 'text-invalid'), z.maxLength(most, 'text-invalid'));
/** May stay empty: then its part of the page is not shown. */
const line = (most: number) => z.string('text-invalid').check(z.maxLength(most, 'text-invalid'));
const texts = z.array(text(200)).check(z.maxLength(20, 'text-invalid'));
const byLanguage = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.record(z.string().check(z.regex(/^[a-z]{2,3}$/, 'language-unknown')), shape);

/** A visit ends within a day of its beginning, with everything that can be chosen. */
export const MOST_VISIT_MINUTES = 1440;

const visit = {
  pricePaise: whole(1, 100_000_000),
  durationMinutes: whole(15, MOST_VISIT_MINUTES).check(z.multipleOf(15, 'number-invalid')),
  teamSize: whole(1, 12),
};

const servicePage = z.object({
  visit: line(200),
  included: texts,
  notIncluded: texts,
  keepReady: texts,
  materials: line(400),
  options: z.optional(z.record(optionKey, text(200))),
  jobs: z.optional(z.record(optionKey, text(100))),
  choices: z.optional(z.record(optionKey, text(100))),
  questions: z
    .array(z.object({ question: text(200), answer: text(600) }))
    .check(z.maxLength(12, 'text-invalid')),
});

/** Everything that is sold under the name of a service, as one version of it. */
export const serviceContent = z.object({
  category: catalogueSlug,
  ...visit,
  laborCharges: z.boolean(),
  /** Shown until ten visits of the service have been rated (ruling R30). */
  initialRating: z
    .number('number-invalid')
    .check(z.gte(1, 'number-invalid'), z.lte(5, 'number-invalid')),
  /** Drills, hammers or cuts: societies have quiet hours for it. */
  noisy: z.boolean(),
  taxClass: text(40),
  /** The drawing that shows it; without one there are lamps in a niche. */
  art: z.nullable(text(60)),
  /** A picture that was sent, which stands in place of the drawing, and what it shows. */
  picture: z._default(
    z.nullable(z.object({ hash: pictureHash, alt: byLanguage(line(MOST_OF_ALT)) })),
    null,
  ),
  options: z
    .array(z.object({ key: optionKey, available: z.boolean(), ...visit }))
    .check(z.maxLength(12, 'number-invalid')),
  words: byLanguage(
    z.extend(serviceWords, {
      name: text(60),
      description: text(200),
      options: z.optional(z.record(optionKey, text(60))),
    }),
  ),
  /** Jobs that people book it for. */
  jobs: z._default(
    z
      .array(z.object({ key: optionKey, minutes: whole(5, 1440), covered: z.boolean() }))
      .check(z.maxLength(20, 'number-invalid')),
    [],
  ),
  /** Sizes, jobs and add-ons that change price and duration. */
  choices: z._default(
    z
      .array(
        z.object({
          key: optionKey,
          kind: z.enum(CHOICE_KINDS),
          items: z
            .array(
              z.object({
                key: optionKey,
                pricePaise: whole(0, 100_000_000),
                minutes: whole(0, 1440).check(z.multipleOf(15, 'number-invalid')),
              }),
            )
            .check(z.minLength(1, 'number-invalid'), z.maxLength(12, 'number-invalid')),
        }),
      )
      .check(z.maxLength(6, 'number-invalid')),
    [],
  ),
  /** Words of the service's own page. */
  page: z._default(byLanguage(servicePage), {}),
  searchWords: z.string('text-invalid').check(z.maxLength(2000, 'text-invalid')),
});

const percent = whole(0, 100);
/** A Karigar reads them at the door, on a telephone. */
export const MOST_OWN_CHECKS = 10;
export const MOST_OF_CHECK = 80;

/** One version of the terms under which every service of a category is sold. */
export const categoryContent = z.object({
  position: whole(1, 1000),
  tile: z.enum(TILES),
  leadTimeMinutes: whole(0, 20_160),
  parts: z.nullable(
    z.object({ advancePercent: percent, eventDayPercent: percent, completionPercent: percent }),
  ),
  mostDays: whole(1, 7),
  linkage: z._default(z.enum(LINKAGES), FIRST_LINKAGE),
  waitMinutes: whole(5, 240),
  karigarSharePercent: percent,
  karigarSharePercentOfOption: z.record(optionKey, percent),
  unservedMinutesBefore: whole(-240, 10_080),
  nobodyYetMinutesBefore: whole(-240, 10_080),
  checklist: z.array(z.enum(CHECKLIST_ITEMS)).check(z.minLength(1, 'number-invalid')),
  /** Items that stand in no list of ours, each in every language. */
  ownChecks: z._default(
    z
      .array(z.object({ key: optionKey, words: byLanguage(text(MOST_OF_CHECK)) }))
      .check(z.maxLength(MOST_OWN_CHECKS, 'number-invalid')),
    [],
  ),
  byTithi: z.boolean(),
  words: byLanguage(z.object({ name: text(40), kind: text(40) })),
});
export type ServiceContent = z.infer<typeof serviceContent>;
export type CategoryContent = z.infer<typeof categoryContent>;
