import { CHOICE_KINDS } from '#contract/catalogue/choices.ts';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { useSpeech } from '../shell/words.tsx';
import { Choice, Figure, Rupees, WrongHere } from './fields.tsx';
import { NewKey } from './new-key.tsx';

type OneChoice = ServiceContent['choices'][number];
type Item = OneChoice['items'][number];
type ChoicesPanelProps = {
  content: ServiceContent;
  onChange: (change: Partial<ServiceContent>) => void;
};

/** Sizes, jobs and add-ons, with what each adds; their names stand with the words, their questions with the page. */
export function ChoicesPanel({ content, onChange }: ChoicesPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const { choices } = content;
  const put = (index: number, changed: OneChoice) =>
    onChange({
      choices: choices
        .map((one, nth) => (nth === index ? changed : one))
        .filter(({ items }) => items.length > 0),
    });
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.choices}</h3>
        <span className="n">{says.choicesHint}</span>
      </header>
      {choices.map((choice, index) => (
        <OneOfThem
          key={choice.key}
          {...{ content, choice, index }}
          onChange={(changed) => put(index, changed)}
        />
      ))}
      <div className="o-pb o-stack">
        <WrongHere at="choices" />
        <NewKey
          start={says.addChoice}
          label={says.itemKey}
          onAdd={(key) =>
            onChange({
              choices: [...choices, { key, kind: 'any', items: [{ ...NOTHING, key: `${key}-1` }] }],
            })
          }
        />
      </div>
    </section>
  );
}

const NOTHING = { pricePaise: 0, minutes: 0 };

type OneOfThemProps = Pick<ChoicesPanelProps, 'content'> & {
  choice: OneChoice;
  index: number;
  onChange: (choice: OneChoice) => void;
};

function OneOfThem({ content, choice, index, onChange }: OneOfThemProps) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const { key, kind, items } = choice;
  const nameOf = (one: string) =>
    content.words[lang]?.options?.[one] || content.words.en?.options?.[one] || one;
  const at = `choices.${index}`;
  return (
    <div className="o-pb o-stack">
      <Choice
        {...{ at: `${at}.kind`, label: `${key}: ${says.choiceKind}`, value: kind }}
        choices={CHOICE_KINDS.map((value) => ({ value, label: says.choiceKinds[value] }))}
        onChoose={(chosen) => onChange({ ...choice, kind: chosen === 'one' ? 'one' : 'any' })}
      />
      <table className="o-t cat-prices">
        <thead>
          <tr>
            <th>{says.option}</th>
            <th className="r">{says.adds}</th>
            <th className="r">{says.longer}</th>
            <th>
              <span className="o-sr">{says.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, nth) => (
            <ItemRow
              key={item.key}
              {...{ item, at: `${at}.items.${nth}.`, name: nameOf(item.key) }}
              onChange={(change) =>
                onChange({
                  ...choice,
                  items: items.map((one) => (one === item ? { ...one, ...change } : one)),
                })
              }
              onRemove={() => onChange({ ...choice, items: items.filter((one) => one !== item) })}
            />
          ))}
        </tbody>
      </table>
      <NewKey
        start={says.addItem}
        label={says.itemKey}
        onAdd={(added) => onChange({ ...choice, items: [...items, { ...NOTHING, key: added }] })}
      />
    </div>
  );
}

type ItemRowProps = {
  item: Item;
  at: string;
  name: string;
  onChange: (change: Partial<Item>) => void;
  onRemove: () => void;
};

function ItemRow({ item, at, name, onChange, onRemove }: ItemRowProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <tr>
      <td>
        {name}
        <WrongHere at={`${at}key`} />
      </td>
      <td className="r">
        <Rupees
          bare
          {...{ at: `${at}pricePaise`, label: says.addsOf({ what: name }) }}
          value={item.pricePaise}
          onType={(pricePaise) => onChange({ pricePaise })}
        />
      </td>
      <td className="r">
        <Figure
          bare
          step={15}
          {...{ at: `${at}minutes`, label: says.longerOf({ what: name }), value: item.minutes }}
          onType={(minutes) => onChange({ minutes })}
        />
      </td>
      <td className="r">
        <button
          type="button"
          className="o-btn"
          aria-label={says.removeOption({ key: name })}
          onClick={onRemove}
        >
          {says.remove}
        </button>
      </td>
    </tr>
  );
}
