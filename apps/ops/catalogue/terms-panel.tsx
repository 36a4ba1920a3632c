import { TILES } from '#contract/catalogue/category-terms.ts';
import { LINKAGES } from '#contract/catalogue/linkage.ts';
import type { CategoryContent } from '#contract/fields/catalogue-content.ts';
import { CHECKLIST_ITEMS } from '#contract/visit.ts';
import { useSpeech } from '../shell/words.tsx';
import { Check, Choice, Figure, WrongHere } from './fields.tsx';
import { OwnChecks } from './own-checks.tsx';

type TermsPanelProps = {
  content: CategoryContent;
  optionKeys: readonly string[];
  onChange: (change: Partial<CategoryContent>) => void;
};

const NUMBERS = [
  ['leadTimeMinutes', 'leadTime'],
  ['waitMinutes', 'waitMinutes'],
  ['nobodyYetMinutesBefore', 'nobodyYet'],
  ['unservedMinutesBefore', 'unserved'],
  ['karigarSharePercent', 'karigarShare'],
  ['mostDays', 'mostDays'],
  ['position', 'position'],
] as const;
const PARTS = [
  ['advancePercent', 'advance'],
  ['eventDayPercent', 'eventDay'],
  ['completionPercent', 'completion'],
] as const;
const FIRST_PARTS = { advancePercent: 80, eventDayPercent: 10, completionPercent: 10 };

/** The terms that every service of a category is sold under, and what is ticked off at each visit. */
export function TermsPanel({ content, optionKeys, onChange }: TermsPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const { parts, checklist, karigarSharePercentOfOption: shares } = content;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.terms}</h3>
      </header>
      <div className="o-pb cat-grid">
        {NUMBERS.map(([field, label]) => (
          <Figure
            key={field}
            {...{ at: field, label: says[label], value: content[field] }}
            onType={(value) => onChange({ [field]: value })}
          />
        ))}
        {optionKeys.map((key) => (
          <Figure
            key={key}
            {...{ at: `karigarSharePercentOfOption.${key}`, label: says.shareOf({ key }) }}
            value={shares[key] ?? content.karigarSharePercent}
            onType={(share) =>
              onChange({ karigarSharePercentOfOption: { ...shares, [key]: share } })
            }
          />
        ))}
        <ChoiceFields content={content} onChange={onChange} />
        <div className="cat-wide o-stack">
          <Check
            label={says.byTithi}
            checked={content.byTithi}
            onCheck={(byTithi) => onChange({ byTithi })}
          />
          <Check
            label={says.inParts}
            checked={parts !== null}
            onCheck={(inParts) => onChange({ parts: inParts ? FIRST_PARTS : null })}
          />
          <WrongHere at="parts" />
        </div>
        {parts &&
          PARTS.map(([field, label]) => (
            <Figure
              key={field}
              {...{ at: `parts.${field}`, label: says[label], value: parts[field] }}
              onType={(percent) => onChange({ parts: { ...parts, [field]: percent } })}
            />
          ))}
        <ChecklistFields checklist={checklist} onChange={onChange} />
        <OwnChecks checks={content.ownChecks} onChange={onChange} />
      </div>
    </section>
  );
}

function ChoiceFields({ content, onChange }: Pick<TermsPanelProps, 'content' | 'onChange'>) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <>
      <Choice
        {...{ at: 'tile', label: says.tile, value: content.tile }}
        choices={TILES.map((value) => ({ value, label: says.tiles[value] }))}
        onChoose={(tile) => onChange({ tile: tile as CategoryContent['tile'] })}
      />
      <Choice
        {...{ at: 'linkage', label: says.linkage, value: content.linkage }}
        choices={LINKAGES.map((value) => ({ value, label: says.linkages[value] }))}
        onChoose={(linkage) => onChange({ linkage: linkage as CategoryContent['linkage'] })}
      />
    </>
  );
}

type ChecklistProps = Pick<CategoryContent, 'checklist'> & Pick<TermsPanelProps, 'onChange'>;

function ChecklistFields({ checklist, onChange }: ChecklistProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <fieldset className="cat-wide o-field">
      <legend>
        <b>{says.checklist}</b>
      </legend>
      <WrongHere at="checklist" />
      <div className="o-checks">
        {CHECKLIST_ITEMS.map((item) => (
          <Check
            key={item}
            label={says.checks[item]}
            checked={checklist.includes(item)}
            onCheck={(wanted) =>
              onChange({
                checklist: CHECKLIST_ITEMS.filter((one) =>
                  one === item ? wanted : checklist.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
