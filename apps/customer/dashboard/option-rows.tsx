import type { OptionKey } from '#contract/catalogue.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '#ui/words.tsx';

type OptionRowsProps = {
  name: string;
  legend: string;
  options: CatalogueItem['options'];
  chosen: OptionKey;
  onChoose: (option: OptionKey) => void;
};

/** Decoration Only, Food Only, Full Arrangement: the offered ones, each with its price (DASH-07). */
export function OptionRows({ name, legend, options, chosen, onChoose }: OptionRowsProps) {
  const { catalogue } = useWords();
  return (
    <fieldset className="option-rows">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ key, pricePaise }) => (
        <label key={key}>
          <input
            type="radio"
            name={`option-of-${name}`}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{catalogue.options[key]}</span>
          <b className="num">{formatRupees(pricePaise)}</b>
        </label>
      ))}
    </fieldset>
  );
}
