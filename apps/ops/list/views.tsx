import { type FormEvent, useState } from 'react';
import { dropView } from '#contract/ops/drop-view.ts';
import { listViews } from '#contract/ops/list-views.ts';
import { saveView } from '#contract/ops/save-view.ts';
import type { LocalDate } from '#kernel/time.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Link } from '../shell/path.tsx';
import { useSpeech } from '../shell/words.tsx';
import { addressOf, filterToSave, type Wanted, wantedIn } from './address.ts';

/** Filters that everybody needs, and days counted from today. */
const OF_ALL = {
  today: 'days=0.0',
  nobody: 'days=0.6&status=pending',
  unpaid: 'days=-7.6&money=due',
  refunds: 'days=-30.6&money=on-its-way-back',
} as const;

type ViewsProps = { wanted: Wanted; today: LocalDate };

/** The views of the list: those of everybody, and those that one has saved. */
export function Views({ wanted, today }: ViewsProps) {
  const { opsList: says } = useSpeech().words;
  const { value } = useReading(listViews, {});
  const acting = useAct();
  const here = addressOf(wanted, today);
  const linkTo = (filter: string, name: string) => {
    const to = addressOf(wantedIn(filter, today), today);
    return (
      <Link to={to} aria-current={to === here ? 'page' : undefined}>
        {name}
      </Link>
    );
  };
  return (
    <>
      <nav className="o-tabs list-views" aria-label={says.views}>
        {Object.entries(OF_ALL).map(([name, filter]) => (
          <span key={name}>{linkTo(filter, says.viewsOfAll[name as keyof typeof OF_ALL])}</span>
        ))}
        {value?.views.map(({ name, filter }) => (
          <span key={name} className="own">
            {linkTo(filter, name)}
            <button
              type="button"
              className="o-x"
              aria-label={says.dropView({ name })}
              onClick={() => void acting.run(dropView, { name })}
            >
              ×
            </button>
          </span>
        ))}
        <SaveView filter={filterToSave(wanted, today)} />
      </nav>
      <ActNotes acting={acting} />
    </>
  );
}

function SaveView({ filter }: { filter: string }) {
  const { opsList: says, ops } = useSpeech().words;
  const acting = useAct();
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <button type="button" className="o-link" onClick={() => setName('')}>
        + {says.saveView}
      </button>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await acting.run(saveView, { name, filter })) setName(undefined);
  };
  return (
    <form className="save-view" onSubmit={(event) => void save(event)}>
      <TextField label={says.viewName} required maxLength={40} value={name} onType={setName} />
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.saveView}
      </button>
      <button type="button" className="o-btn" onClick={() => setName(undefined)}>
        {ops.cancel}
      </button>
      <ActNotes acting={acting} />
    </form>
  );
}
