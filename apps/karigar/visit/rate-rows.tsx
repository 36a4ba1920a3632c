import { MOST_OF_A_RATE, type Rate } from '#contract/rate-card.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Picture } from '../shell/picture.tsx';
import { useSpeech } from '../shell/words.tsx';

/** How many of each row, by its key. */
export type Chosen = Readonly<Record<string, number>>;

type RateRowsProps = {
  rates: readonly Rate[];
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
};

/** The rate card: a drawing, a name, a price for one of it, and how many. */
export function RateRows({ rates, chosen, onChosen }: RateRowsProps) {
  const { visit } = useSpeech().words;
  return (
    <section className="k-stack">
      <h3>{visit.rateCard}</h3>
      <p className="k-note">{visit.rateCardText}</p>
      <ul className="k-list k-rates">
        {rates.map((one) => (
          <RateRow
            key={one.key}
            one={one}
            count={chosen[one.key] ?? 0}
            onCount={(count) => onChosen({ ...chosen, [one.key]: count })}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { one: Rate; count: number; onCount: (count: number) => void };

function RateRow({ one, count, onCount }: RowProps) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const name = inLanguage(one.names, lang);
  return (
    <li>
      <Picture name={one.picture} large />
      <span>
        <b>{name}</b>
        <span className="k-note">
          <b className="k-money num">{formatRupees(one.pricePaise)}</b> · {visit.oneUnit[one.unit]}
          {' · '}
          {visit.rateKinds[one.kind]}
        </span>
      </span>
      <span className="k-counter">
        {count > 0 && (
          <button
            type="button"
            aria-label={visit.oneLess({ name })}
            onClick={() => onCount(count - 1)}
          >
            <Icon name="minus" />
          </button>
        )}
        {count > 0 && (
          <output className="num" aria-label={name}>
            {count}
          </output>
        )}
        <button
          type="button"
          className="more"
          aria-label={visit.oneMore({ name })}
          disabled={count >= MOST_OF_A_RATE}
          onClick={() => onCount(count + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </li>
  );
}
