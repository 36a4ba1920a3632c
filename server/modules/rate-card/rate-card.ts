import type { proposeExtraWork } from '#contract/karigar/propose-extra-work.ts';
import type { InputOf } from '#contract/operation.ts';
import type { Rate } from '#contract/rate-card.ts';
import { costOfRate } from '#contract/terms/rate-cost.ts';
import type { EstimateView } from '#contract/visit.ts';
import { inLanguage, type Lang } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

type Proposed = InputOf<typeof proposeExtraWork>['lines'][number];
type Line = EstimateView['lines'][number];

type Beside = {
  readonly card: readonly Rate[];
  /** A picture of the part or the bill, taken at this visit. */
  readonly photoId: string | undefined;
  /** The language of the customer, whose bill it will be. */
  readonly language: Lang;
};

/** Extra work costs what the rate card says; words and a sum of one's own need a picture. */
export function decideLines(
  proposed: readonly Proposed[],
  { card, photoId, language }: Beside,
): Outcome<Line[], 'rate-changed' | 'picture-needed'> {
  const lines: Line[] = [];
  for (const [index, { rate: asked, ...own }] of proposed.entries()) {
    const line = index + 1;
    if (!asked) {
      if (!photoId) return refuse('picture-needed', { line });
      lines.push({ ...own, photoId });
      continue;
    }
    const row = card.find(({ key }) => key === asked.key);
    const isAsShown = row?.kind === own.kind && costOfRate(row, asked.quantity) === own.amountPaise;
    if (!row || !isAsShown) return refuse('rate-changed', { line });
    lines.push(lineOf(row, asked.quantity, language));
  }
  return accept(lines);
}

function lineOf(
  { key, kind, unit, pricePaise, names }: Rate,
  quantity: number,
  language: Lang,
): Line {
  const name = inLanguage(names, language);
  return {
    kind,
    label: quantity === 1 ? name : `${name} × ${quantity}`,
    amountPaise: costOfRate({ pricePaise }, quantity),
    rate: { key, unit, unitPaise: pricePaise, quantity, names },
  };
}
