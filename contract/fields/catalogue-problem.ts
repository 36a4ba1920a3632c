import * as z from 'zod/mini';

/** Problems that keep a draft from being sold; each has words with the screens of operations. */
export const CATALOGUE_PROBLEMS = [
  'category-unknown',
  'tax-class-unknown',
  'words-missing',
  'option-unnamed',
  'option-twice',
  'option-taken',
  'item-like-option',
  'first-costs',
  'too-many-chosen',
  'visit-too-long',
  'choice-twice',
  'no-option-left',
  'picture-unknown',
  'picture-undescribed',
  'page-missing',
  'job-unnamed',
  'choice-untitled',
  'check-unnamed',
  'parts-not-whole',
  'share-impossible',
  'warned-too-late',
  'days-need-parts',
] as const;

export const catalogueProblem = z.object({
  slug: z.string(),
  code: z.enum(CATALOGUE_PROBLEMS),
  /** Place of the problem in the draft: `words.hi`, `options.food`. */
  field: z.string(),
});
export type CatalogueProblem = z.infer<typeof catalogueProblem>;
