import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { serviceArt } from '#ui/art/service-art.ts';
import { Link } from '../shell/path.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { pictureName, taxClassName } from './changes.ts';
import { Check, Choice, Figure, Lines } from './fields.tsx';

type WorkPanelProps = {
  content: ServiceContent;
  skilled: number | undefined;
  categories: readonly { readonly value: string; readonly label: string }[];
  taxClasses: readonly string[];
  onChange: (change: Partial<ServiceContent>) => void;
};

/** The kind of work: category, tax, picture, noise, and search words. */
export function WorkPanel({ content, skilled, categories, taxClasses, onChange }: WorkPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const nameOf = useServiceName();
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.work}</h3>
        <span className="sp" />
        {skilled !== undefined && (
          <span className={skilled === 0 ? 'o-chip risk' : 'o-chip'}>
            {says.skilled({ count: skilled })}
          </span>
        )}
      </header>
      <div className="o-pb cat-grid">
        <Choice
          {...{ at: 'category', label: says.category, value: content.category }}
          choices={categories}
          onChoose={(category) => onChange({ category })}
        />
        <Choice
          {...{ at: 'taxClass', label: says.taxClass, value: content.taxClass }}
          choices={taxClasses.map((value) => ({ value, label: taxClassName(says, value) }))}
          onChoose={(taxClass) => onChange({ taxClass })}
        />
        <Choice
          {...{ at: 'art', label: says.picture, value: content.art ?? '' }}
          choices={PICTURES.map((value) => ({ value, label: pictureName(says, value, nameOf) }))}
          onChoose={(art) => onChange({ art: art === '' ? null : art })}
        />
        <Figure
          step={0.1}
          {...{ at: 'initialRating', label: says.initialRating, value: content.initialRating }}
          onType={(initialRating) => onChange({ initialRating })}
        />
        <div className="cat-wide">
          <Lines
            {...{ at: 'searchWords', label: says.searchWords, most: 2000 }}
            value={content.searchWords}
            onType={(searchWords) => onChange({ searchWords })}
          />
        </div>
        <div className="cat-wide">
          <Check
            label={says.noisy}
            checked={content.noisy}
            onCheck={(noisy) => onChange({ noisy })}
          />
        </div>
        <p className="o-help cat-wide">
          {says.ofCategory}{' '}
          <Link className="o-link" to={`/catalogue/category/${content.category}`}>
            {says.openCategory}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** None comes first. */
const PICTURES = ['', ...Object.keys(serviceArt)];
