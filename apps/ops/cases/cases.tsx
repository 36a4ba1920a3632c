import { useState } from 'react';
import { CASE_KINDS } from '#contract/cases.ts';
import { listCases } from '#contract/ops/list-cases.ts';
import { useNow } from '../../browser/use-now.ts';
import { usePages } from '../api/reading.ts';
import { More } from '../shell/more.tsx';
import { Segments } from '../shell/segments.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { CaseTable } from './case-table.tsx';
import { Export } from './export.tsx';
import type { Wanted } from './file-of.ts';
import './cases.css';

/** Everything that somebody has asked of us, the nearest clock first: filters, counts, and the same as a file. */
export function Cases() {
  const { opsCases: says } = useSpeech().words;
  const [wanted, setWanted] = useState<Wanted>({
    ...{ state: 'open', owner: 'anybody', overdue: 'any' },
  });
  const asked = usePages(listCases, wanted, ({ next }) => next);
  const now = useNow();
  const { pages, reading } = asked;
  const cases = pages?.flatMap((page) => page.cases) ?? [];
  return (
    <div className="o-body">
      <section className="o-panel" aria-label={says.title}>
        <header className="o-ph">
          <h2>{says.title}</h2>
          <span className="t3">{says.ranked}</span>
          <span className="sp" />
          <Export wanted={wanted} />
        </header>
        <Kinds wanted={wanted} counts={pages?.[0]?.counts ?? []} onWant={setWanted} />
        <Filters wanted={wanted} onWant={setWanted} />
        {!pages && (
          <div className="o-pb">
            <Waiting reading={reading} />
          </div>
        )}
        {pages && cases.length === 0 && <p className="o-pb">{says.none}</p>}
        {cases.length > 0 && <CaseTable cases={cases} now={now} />}
        <More pages={asked} label={says.more} />
      </section>
      <p className="o-help case-law">
        {says.law} {says.lawData}
      </p>
    </div>
  );
}

type WantProps = { wanted: Wanted; onWant: (wanted: Wanted) => void };
type Counts = readonly { kind: string; open: number; overdue: number }[];

/** How many are open of each kind; of which some clock is over stands beside it. */
function Kinds({ wanted, counts, onWant }: WantProps & { counts: Counts }) {
  const { opsCases: says } = useSpeech().words;
  const { kind: chosen, ...rest } = wanted;
  const sum = (of: 'open' | 'overdue') => counts.reduce((all, one) => all + one[of], 0);
  const countOf = (kind: string) => counts.find((one) => one.kind === kind);
  const button = (name: string, open: number, overdue: number, next: Wanted, pressed: boolean) => (
    <button key={name} type="button" aria-pressed={pressed} onClick={() => onWant(next)}>
      {name} <b>{open}</b>
      {overdue > 0 && (
        <span className="o-chip harm">
          {says.over} {overdue}
        </span>
      )}
    </button>
  );
  return (
    <fieldset className="o-seg case-kinds" aria-label={says.kind}>
      {button(says.all, sum('open'), sum('overdue'), rest, chosen === undefined)}
      {CASE_KINDS.map((kind) => {
        const { open = 0, overdue = 0 } = countOf(kind) ?? {};
        return button(says.kinds[kind], open, overdue, { ...rest, kind }, chosen === kind);
      })}
    </fieldset>
  );
}

function Filters({ wanted, onWant }: WantProps) {
  const { opsCases: says } = useSpeech().words;
  const owners = { anybody: says.anybody, me: says.me, nobody: says.nobody };
  return (
    <div className="case-filters">
      <Segments
        label={says.state}
        options={['open', 'closed'] as const}
        chosen={wanted.state}
        nameOf={(state) => says[state]}
        onChoose={(state) => onWant({ ...wanted, state, overdue: 'any' })}
      />
      <Segments
        label={says.owner}
        options={['anybody', 'me', 'nobody'] as const}
        chosen={wanted.owner}
        nameOf={(owner) => owners[owner]}
        onChoose={(owner) => onWant({ ...wanted, owner })}
      />
      {wanted.state === 'open' && (
        <label className="case-check">
          <input
            type="checkbox"
            checked={wanted.overdue === 'only'}
            onChange={({ target }) =>
              onWant({ ...wanted, overdue: target.checked ? 'only' : 'any' })
            }
          />
          {says.overdue}
        </label>
      )}
    </div>
  );
}
