import { useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { previewDecision } from '#contract/ops/preview-decision.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Acting } from '../shell/act.tsx';
import { Told } from '../shell/effects.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type Wish = InputOf<typeof previewDecision>;
type Cost = OutputOf<typeof previewDecision>;

/** A wish whose consequence was looked at; another wish has to be looked at anew. */
export function useDecision(acting: Acting, wish: Wish) {
  const [looked, setLooked] = useState<{ readonly at: string; readonly cost: Cost }>();
  const at = JSON.stringify(wish);
  const cost = looked?.at === at ? looked.cost : undefined;
  const look = async () => {
    const seen = await acting.run(previewDecision, wish);
    if (seen) setLooked({ at, cost: seen });
  };
  return { cost, mayDecide: cost !== undefined && mayBe(cost), look };
}

/** A second colleague who says the same is no obstacle: the first one proposes it. */
const mayBe = ({ refused }: Cost): boolean =>
  refused === null || refused === 'needs-another-person';

/** Consequences of a decision, line by line: what goes back, what each Karigar is paid, what we bear, who is told. */
export function CostOfDecision({ of }: { of: Cost }) {
  const { words } = useSpeech();
  const { opsDay, opsDecide: says } = words;
  if (of.refused === 'needs-another-person')
    return <p className="o-note calm">{says.needsSecond}</p>;
  if (of.refused)
    return (
      <p className="o-note harm">
        <span>
          <b>{opsDay.cannot}</b>
          {refusalText({ code: of.refused as 'not-found' }, words)}
        </span>
      </p>
    );
  const lines = [
    ...(of.backPaise > 0 ? [says.refunded({ amount: shownMoney(of.backPaise) })] : []),
    ...(of.lessDuePaise > 0 ? [says.lessDue({ amount: shownMoney(of.lessDuePaise) })] : []),
    ...(of.backPaise + of.lessDuePaise === 0 ? [says.nothingBack] : []),
    ...of.karigars.map(({ name, paidPaise }) =>
      says.karigarPaid({ name, amount: shownMoney(paidPaise) }),
    ),
    ...(of.oursPaise > 0 ? [says.oursPaid({ amount: shownMoney(of.oursPaise) })] : []),
  ];
  return (
    <ul className="o-effects" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="rupee" className="i" />
          <span>{line}</span>
        </li>
      ))}
      <Told of={of.told} />
    </ul>
  );
}
