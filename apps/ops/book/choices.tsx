import type { OutputOf } from '#contract/operation.ts';
import type { readServiceChoices } from '#contract/ops/read-service-choices.ts';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Change, Draft } from './draft.ts';

type Offered = OutputOf<typeof readServiceChoices>['choices'];
type Choice = Offered[number];

type ChoicesProps = {
  choices: Offered;
  draft: Draft;
  change: Change;
  nameOf: (key: string) => string;
};

/** Sizes, jobs and add-ons as customers choose them on the page of the service: of some one, of others as many as they like. */
export function Choices({ choices, draft, change, nameOf }: ChoicesProps) {
  return choices.map((choice) => (
    <fieldset key={choice.key} className="o-field book-choice">
      <legend>{choice.question}</legend>
      {choice.items.map((item, at) => (
        <label key={item.key} className="row">
          <input
            type={choice.kind === 'one' ? 'radio' : 'checkbox'}
            name={choice.key}
            checked={isChosen(choice, draft.chosen, at)}
            onChange={() =>
              change({ chosen: chosenWith(choice, draft.chosen, item.key), time: '' })
            }
          />
          <span>{nameOf(item.key)}</span>
          <Adds item={item} />
        </label>
      ))}
    </fieldset>
  ));
}

/** The first of several is what the price is for, whether somebody has said so or not. */
function isChosen({ kind, items }: Choice, chosen: readonly string[], at: number): boolean {
  const isAny = items.some(({ key }) => chosen.includes(key));
  return chosen.includes(items[at]?.key ?? '') || (kind === 'one' && !isAny && at === 0);
}

function chosenWith({ kind, items }: Choice, chosen: readonly string[], key: string) {
  if (kind === 'any')
    return chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
  const others = chosen.filter((one) => !items.some((item) => item.key === one));
  return key === items[0]?.key ? others : [...others, key];
}

function Adds({ item: { pricePaise, minutes } }: { item: Choice['items'][number] }) {
  const { opsBook: says } = useSpeech().words;
  const adds = [
    pricePaise > 0 && `+${shownMoney(pricePaise)}`,
    minutes > 0 && `+${says.minutes({ minutes })}`,
  ].filter(Boolean);
  return adds.length > 0 && <small className="num t3">{adds.join(' · ')}</small>;
}
