import { useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { call } from '../../browser/call.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { useSpeech } from '../shell/words.tsx';

type Wanted = InputOf<typeof listAudit>;
type Entry = OutputOf<typeof listAudit>['entries'][number];

/** Larger files are asked for by fewer days. */
const MOST_LINES = 5_000;

const COLUMNS = [
  ...(['at', 'kind', 'by', 'name', 'what', 'whose', 'about', 'reference'] as const),
  ...(['why', 'result'] as const),
];

/** Saves what is wanted as a file. */
export function AuditExport({ wanted }: { wanted: Wanted }) {
  const { opsAudit: says } = useSpeech().words;
  const [state, setState] = useState<'idle' | 'gathering' | 'cut'>('idle');
  const save = async () => {
    setState('gathering');
    const gathered = await gather(wanted);
    if (!gathered) return setState('idle');
    const { entries, isCut } = gathered;
    const lines = entries.map((one) => COLUMNS.map((name) => one[name]));
    saveCsv(`audit-${entries[0]?.at.slice(0, 10) ?? 'empty'}.csv`, csvOf(COLUMNS, lines));
    setState(isCut ? 'cut' : 'idle');
  };
  return (
    <>
      <span role="status" className="t3">
        {state === 'gathering' && says.gathering}
        {state === 'cut' && says.cut({ count: MOST_LINES })}
      </span>
      <button type="button" className="o-btn" onClick={() => void save()}>
        {says.csv}
      </button>
    </>
  );
}

type Gathered = { readonly entries: readonly Entry[]; readonly isCut: boolean };

/** Everything that fits, page by page; nothing when a page did not come. */
async function gather(wanted: Wanted): Promise<Gathered | undefined> {
  const entries: Entry[] = [];
  let before: string | null = null;
  do {
    const page: Wanted = before === null ? wanted : { ...wanted, before };
    const answer = await call(listAudit, page);
    if (!answer.ok) return undefined;
    entries.push(...answer.value.entries);
    before = answer.value.next as string | null;
  } while (before && entries.length < MOST_LINES);
  return { entries, isCut: before !== null };
}
