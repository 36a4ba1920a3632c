import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { formatRupees } from '#kernel/money.ts';
import { useSpeech } from '../shell/words.tsx';
import type { ServiceOption } from './content.ts';
import { Check, Figure, Rupees, WrongHere } from './fields.tsx';
import { NewKey } from './new-key.tsx';

type PricePanelProps = {
  content: ServiceContent;
  /** The version that is sold now. */
  sold: ServiceContent | undefined;
  onChange: (change: Partial<ServiceContent>) => void;
};

/** Price, duration and team of the service, or of each of its options. */
export function PricePanel({ content, sold, onChange }: PricePanelProps) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const { options } = content;
  const nameOf = (key: string) =>
    content.words[lang]?.options?.[key] || content.words.en?.options?.[key] || key;
  const put = (index: number, change: Partial<ServiceOption>) =>
    onChange({ options: options.map((one, nth) => (nth === index ? { ...one, ...change } : one)) });
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.price}</h3>
      </header>
      <table className="o-t cat-prices">
        <PriceHead hasOptions={options.length > 0} />
        <tbody>
          {options.length === 0 && (
            <tr>
              <td>{says.onlyOne}</td>
              <td className="r t3">{sold ? formatRupees(sold.pricePaise) : '–'}</td>
              <Amounts at="" what={says.onlyOne} of={content} onChange={onChange} />
            </tr>
          )}
          {options.map((one, index) => (
            <OptionRow
              key={one.key}
              {...{ one, index, name: nameOf(one.key), now: soldAt(sold, one.key) }}
              onChange={(change) => put(index, change)}
              onRemove={() => onChange({ options: options.filter((other) => other !== one) })}
            />
          ))}
        </tbody>
      </table>
      <div className="o-pb o-stack">
        <WrongHere at="options" />
        <NewKey
          start={says.addOption}
          label={says.optionKey}
          onAdd={(key) => {
            const { pricePaise, durationMinutes, teamSize } = content;
            const fresh = { key, available: true, pricePaise, durationMinutes, teamSize };
            onChange({ options: [...options, fresh] });
          }}
        />
        <Check
          label={says.laborCharges}
          checked={content.laborCharges}
          onCheck={(laborCharges) => onChange({ laborCharges })}
        />
        <p className="o-note calm">{says.keepsPrice}</p>
      </div>
    </section>
  );
}

function PriceHead({ hasOptions }: { hasOptions: boolean }) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <thead>
      <tr>
        <th>{says.option}</th>
        <th className="r">{says.now}</th>
        <th className="r">{says.next}</th>
        <th className="r">{says.minutes}</th>
        <th className="r">{says.team}</th>
        {hasOptions && <th>{says.available}</th>}
        {hasOptions && (
          <th>
            <span className="o-sr">{says.remove}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type OptionRowProps = {
  one: ServiceOption;
  index: number;
  name: string;
  /** Its price as it is sold now. */
  now: string | undefined;
  onChange: (change: Partial<ServiceOption>) => void;
  onRemove: () => void;
};

function OptionRow({ one, index, name, now, onChange, onRemove }: OptionRowProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <tr>
      <td>{name}</td>
      <td className="r t3">{now ?? '–'}</td>
      <Amounts at={`options.${index}.`} what={name} of={one} onChange={onChange} />
      <td>
        <Check
          bare
          label={says.offeredOf({ what: name })}
          checked={one.available}
          onCheck={(available) => onChange({ available })}
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

type Amounts = Pick<ServiceContent, 'pricePaise' | 'durationMinutes' | 'teamSize'>;
type AmountsProps = {
  at: string;
  what: string;
  of: Amounts;
  onChange: (change: Partial<Amounts>) => void;
};

function Amounts({ at, what, of, onChange }: AmountsProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <>
      <td className="r">
        <Rupees
          bare
          {...{ at: `${at}pricePaise`, label: says.priceOf({ what }), value: of.pricePaise }}
          onType={(pricePaise) => onChange({ pricePaise })}
        />
      </td>
      <td className="r">
        <Figure
          bare
          step={15}
          {...{ at: `${at}durationMinutes`, label: says.minutesOf({ what }) }}
          value={of.durationMinutes}
          onType={(durationMinutes) => onChange({ durationMinutes })}
        />
      </td>
      <td className="r">
        <Figure
          bare
          {...{ at: `${at}teamSize`, label: says.teamOf({ what }), value: of.teamSize }}
          onType={(teamSize) => onChange({ teamSize })}
        />
      </td>
    </>
  );
}

function soldAt(sold: ServiceContent | undefined, key: string): string | undefined {
  const one = sold?.options.find((option) => option.key === key);
  return one && formatRupees(one.pricePaise);
}
