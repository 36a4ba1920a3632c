import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { inLanguage, type Lang } from '#kernel/languages.ts';

type Visit = Pick<KarigarVisit, 'estimates'>;

/**
 * The words of a line of the bill in the language of whoever reads. A bill is kept in the customer's, and what came from the
 * rate card is there in all of them beside the extra work.
 */
export function lineLabel({ estimates }: Visit, label: string, lang: Lang): string {
  const line = estimates
    .flatMap(({ lines }) => lines)
    .find((one) => one.rate !== undefined && one.label === label);
  return line?.rate ? inLanguage(line.rate.names, lang) : label;
}
