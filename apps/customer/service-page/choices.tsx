import type { Choice } from '#contract/catalogue/choices.ts';
import { formatRupees } from '#kernel/money.ts';
import type { PartProps } from './part.ts';

/** Sizes, jobs and add-ons as they are charged; `following-choices.ts` adds them up while somebody chooses. */
export function Choices({ facts, words }: PartProps) {
  const { choices, page } = facts;
  if (choices.length === 0) return null;
  return (
    <form
      className="choices"
      aria-label={words.choose}
      data-choices
      data-min={words.inMinutes({ minutes: '{n}' })}
      data-hours={words.inHours({ hours: '{n}' })}
    >
      {choices.map((choice) => (
        <fieldset key={choice.key} className={choice.kind}>
          <legend>
            <h2>{page?.choices?.[choice.key] ?? choice.key}</h2>
          </legend>
          <div>
            {choice.items.map((item, at) => (
              <Item key={item.key} {...{ choice, item, facts, words }} checked={at === 0} />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

type ItemProps = Pick<PartProps, 'facts' | 'words'> & {
  choice: Choice;
  item: Choice['items'][number];
  checked: boolean;
};

/** The first of several says what the price is for; any other says what it adds. */
function Item({ choice, item, facts, words, checked }: ItemProps) {
  const isOne = choice.kind === 'one';
  const { key, pricePaise, minutes } = item;
  return (
    <label className="num">
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name={choice.key}
        value={key}
        defaultChecked={isOne && checked}
        data-paise={pricePaise}
        data-minutes={minutes}
      />
      <b>{words.catalogue.options[key] ?? key}</b>
      <span>
        {pricePaise > 0
          ? words.added({ amount: formatRupees(pricePaise) })
          : isOne && words.inThePrice({ price: formatRupees(facts.pricePaise) })}
        {minutes > 0 && ` · ${words.addedMinutes({ minutes })}`}
      </span>
    </label>
  );
}
