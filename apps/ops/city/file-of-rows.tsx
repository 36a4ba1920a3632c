import { useId, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { FileField } from '../shell/file-field.tsx';
import { useSpeech } from '../shell/words.tsx';

export type FileRow = {
  /** Null for a row that is not in the file any more. */
  readonly line: number | null;
  readonly name: string;
  readonly outcome: 'new' | 'changed' | 'same' | 'gone' | 'wrong';
  readonly column: string | null;
  readonly code: string | null;
};
type Run = ReturnType<typeof useAct>['run'];

type FileOfRowsProps = {
  title: string;
  columns: readonly string[];
  /** Sends the file, to be looked at or written; answers its rows. */
  send: (
    run: Run,
    csv: string,
    only: 'look' | undefined,
  ) => Promise<readonly FileRow[] | undefined>;
  /** A file with one wrong row is left out as a whole. */
  wholeOnly?: boolean;
  onClose: () => void;
};

/** A file is looked at row by row first, and then written. */
export function FileOfRows({ title, columns, send, wholeOnly = false, onClose }: FileOfRowsProps) {
  const { words } = useSpeech();
  const { opsCity: says } = words;
  const heading = useId();
  const { acting, rows, isWritten, isHeldBack, count, look, write } = useFile(send, wholeOnly);
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog city-wide">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <div className="in o-stack">
        <p className="o-help">
          {says.fileText} <span className="mono o-anywhere">{columns.join(',')}</span>
        </p>
        <FileField label={says.file} onFile={(one) => void look(one)} />
        <ActNotes acting={acting} />
        {isWritten && (
          <p className="o-note calm" role="status">
            {says.written}
          </p>
        )}
        {isHeldBack && (
          <p className="o-note" role="status">
            {says.wrongRowsFirst}
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

/** The file that was chosen, as it was looked at or written. */
function useFile(send: FileOfRowsProps['send'], wholeOnly: boolean) {
  const acting = useAct();
  const [csv, setCsv] = useState('');
  const [rows, setRows] = useState<readonly FileRow[]>();
  const [isWritten, setIsWritten] = useState(false);
  const look = async (chosen: File) => {
    const text = await chosen.text();
    setCsv(text);
    setIsWritten(false);
    setRows(undefined);
    setRows(await send(acting.run, text, 'look'));
  };
  const write = async () => {
    const done = await send(acting.run, csv, undefined);
    if (!done) return;
    setRows(done);
    setIsWritten(!wholeOnly || !hasWrong(done));
  };
  const isHeldBack = wholeOnly && rows !== undefined && hasWrong(rows);
  const count = isHeldBack
    ? 0
    : (rows?.filter(({ outcome }) => CHANGING.includes(outcome)).length ?? 0);
  return { acting, rows, isWritten, isHeldBack, count, look, write };
}

const CHANGING: readonly FileRow['outcome'][] = ['new', 'changed', 'gone'];
const hasWrong = (rows: readonly FileRow[]) => rows.some(({ outcome }) => outcome === 'wrong');

function RowsOfFile({ rows }: { rows: readonly FileRow[] }) {
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
          <tr key={`${one.line} ${one.name}`}>
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
