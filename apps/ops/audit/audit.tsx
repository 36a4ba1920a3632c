import { type FormEvent, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { AUDIT_KINDS, listAudit } from '#contract/ops/list-audit.ts';
import { listStaff } from '#contract/ops/list-staff.ts';
import { call } from '../../browser/call.ts';
import { usePages, useReading } from '../api/reading.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { TextField } from '../shell/field.tsx';
import { More } from '../shell/more.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { AuditTable } from './audit-table.tsx';
import './audit.css';

type Wanted = InputOf<typeof listAudit>;
type Entry = OutputOf<typeof listAudit>['entries'][number];

/** Larger files are asked for by fewer days. */
const MOST_LINES = 5_000;

/** The audit log: acts and looks of operations, searched, filtered, page by page, and as a file. */
export function Audit() {
  const { opsAudit: says } = useSpeech().words;
  const [wanted, setWanted] = useState<Wanted>({});
  const asked = usePages(listAudit, wanted, ({ next }) => next);
  const { pages, reading } = asked;
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  return (
    <div className="o-body">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.title}</h2>
          <span className="sp" />
          <Export wanted={wanted} />
        </header>
        <Filters wanted={wanted} onWant={setWanted} />
        {wanted.about && (
          <p className="o-note audit-about">
            {says.onlyAbout({ what: nameOf(entries, wanted.about) })}
            <button
              type="button"
              className="o-btn"
              onClick={() => setWanted(({ about: _, ...rest }) => rest)}
            >
              {says.clear}
            </button>
          </p>
        )}
        {!pages && (
          <div className="o-pb">
            <Waiting reading={reading} />
          </div>
        )}
        {pages && entries.length === 0 && <p className="o-pb">{says.none}</p>}
        {entries.length > 0 && (
          <AuditTable
            entries={entries}
            onAbout={(about) => setWanted((before) => ({ ...before, about }))}
          />
        )}
        <More pages={asked} label={says.more} />
      </section>
    </div>
  );
}

const nameOf = (entries: readonly Entry[], about: string): string =>
  entries.find((one) => one.about === about)?.reference ?? about;

function Filters({ wanted, onWant }: { wanted: Wanted; onWant: (wanted: Wanted) => void }) {
  const { opsAudit: says } = useSpeech().words;
  const staff = useReading(listStaff, {}).value?.staff ?? [];
  const [text, setText] = useState('');
  const put = (change: Record<keyof Wanted, string | undefined> | Partial<Wanted>) =>
    onWant(
      Object.fromEntries(
        Object.entries({ ...wanted, ...change }).filter(([, value]) => Boolean(value)),
      ) as Wanted,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put({ text: text.trim() });
  };
  return (
    <form className="audit-filters" onSubmit={submit}>
      <fieldset className="o-seg" aria-label={says.what}>
        {([undefined, ...AUDIT_KINDS] as const).map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            aria-pressed={wanted.kind === kind}
            onClick={() => put({ kind } as Partial<Wanted>)}
          >
            {says.kinds[kind ?? 'all']}
          </button>
        ))}
      </fieldset>
      <label className="o-field">
        <span>{says.who}</span>
        <select
          className="o-in"
          value={wanted.by ?? ''}
          onChange={(event) => put({ by: event.target.value })}
        >
          <option value="">{says.everybody}</option>
          {staff.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'until'] as const).map((edge) => (
        <label key={edge} className="o-field">
          <span>{says[edge]}</span>
          <input
            type="date"
            className="o-in"
            value={wanted[edge] ?? ''}
            onChange={(event) => put({ [edge]: event.target.value })}
          />
        </label>
      ))}
      <div className="o-field audit-text">
        <TextField label={says.search} maxLength={80} value={text} onType={setText} />
      </div>
      <button type="submit" className="o-btn">
        {says.apply}
      </button>
    </form>
  );
}

/** Everything that fits, gathered page by page. */
function Export({ wanted }: { wanted: Wanted }) {
  const { opsAudit: says } = useSpeech().words;
  const [state, setState] = useState<'idle' | 'gathering' | 'cut'>('idle');
  const gather = async () => {
    setState('gathering');
    const entries: Entry[] = [];
    let before: string | null = null;
    do {
      const page: Wanted = before === null ? wanted : { ...wanted, before };
      const answer = await call(listAudit, page);
      if (!answer.ok) return setState('idle');
      entries.push(...answer.value.entries);
      before = answer.value.next as string | null;
    } while (before && entries.length < MOST_LINES);
    const names = [
      'at',
      'kind',
      'by',
      'name',
      'what',
      'whose',
      'about',
      'reference',
      'why',
      'result',
    ] as const;
    saveCsv(
      `audit-${entries[0]?.at.slice(0, 10) ?? 'empty'}.csv`,
      csvOf(
        names,
        entries.map((one) => names.map((name) => one[name])),
      ),
    );
    setState(before ? 'cut' : 'idle');
  };
  return (
    <>
      <span role="status" className="t3">
        {state === 'gathering' && says.gathering}
        {state === 'cut' && says.cut({ count: MOST_LINES })}
      </span>
      <button type="button" className="o-btn" onClick={() => void gather()}>
        {says.csv}
      </button>
    </>
  );
}
