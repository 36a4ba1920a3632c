import { useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { importSocieties, SOCIETY_COLUMNS } from '#contract/ops/import-societies.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

type Rows = OutputOf<typeof importSocieties>['rows'];

/** A file of societies: looked at row by row first, and then written. */
export function ImportFile({ onClose }: { onClose: () => void }) {
  const { words } = useSpeech();
  const { opsCity: says } = words;
  const heading = useId();
  const file = useId();
  const { acting, rows, count, isWritten, look, write } = useFileOfSocieties();
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog city-wide">
      <header>
        <h2 id={heading}>{says.fileTitle}</h2>
      </header>
      <div className="in o-stack">
        <p className="o-help">
          {says.fileText} <span className="mono o-anywhere">{SOCIETY_COLUMNS.join(',')}</span>
        </p>
        <div className="o-field">
          <label htmlFor={file}>{says.file}</label>
          <input
            id={file}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void look(target.files?.[0])}
          />
        </div>
        <ActNotes acting={acting} />
        {isWritten && (
          <p className="o-note calm" role="status">
            {says.written}
          </p>
        )}
        {rows && <RowsOfFile rows={rows} />}
      </div>
      <footer>
        <button
          type="button"
          className="o-btn go"
          disabled={count === 0 || isWritten}
          aria-busy={acting.busy || undefined}
          onClick={() => void write()}
        >
          {says.write({ count })}
        </button>
        <button type="button" className="o-btn" onClick={onClose}>
          {words.ops.close}
        </button>
      </footer>
    </Dialog>
  );
}

function useFileOfSocieties() {
  const acting = useAct();
  const [csv, setCsv] = useState('');
  const [rows, setRows] = useState<Rows>();
  const [isWritten, setIsWritten] = useState(false);
  const look = async (file: File | undefined) => {
    const text = (await file?.text()) ?? '';
    setCsv(text);
    setIsWritten(false);
    setRows(undefined);
    setRows((await acting.run(importSocieties, { csv: text, only: 'look' }))?.rows);
  };
  const write = async () => {
    const done = await acting.run(importSocieties, { csv });
    if (!done) return;
    setRows(done.rows);
    setIsWritten(true);
  };
  const changing = rows?.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  return { acting, rows, count: changing?.length ?? 0, isWritten, look, write };
}

function RowsOfFile({ rows }: { rows: Rows }) {
  const { words } = useSpeech();
  const { opsCity: says } = words;
  const refusals = words.refusals as Readonly<Record<string, unknown>>;
  return (
    <table className="o-t city-file">
      <thead>
        <tr>
          <th className="r">{says.line}</th>
          <th>{says.name}</th>
          <th>{says.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.line}>
            <td className="r">{one.line}</td>
            <td>{one.name}</td>
            <td className={one.outcome === 'wrong' ? 'harm' : undefined}>
              {says.outcomes[one.outcome]}
              {one.column && `: ${one.column}. ${String(refusals[one.code ?? ''] ?? one.code)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
