import type { InputOf, OutputOf } from '#contract/operation.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { call } from '../../browser/call.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { PagedCsv } from '../shell/paged-csv.tsx';
import { useSpeech } from '../shell/words.tsx';
import { shownName } from './audit-names.ts';

type Wanted = InputOf<typeof listAudit>;
type Entry = OutputOf<typeof listAudit>['entries'][number];

const MOST_LINES = 5_000;

const COLUMNS = [
  ...(['at', 'kind', 'by', 'name', 'what', 'whose', 'about', 'reference'] as const),
  ...(['why', 'result'] as const),
];

/** The acts and looks of a filter as a file. */
export function AuditExport({ wanted }: { wanted: Wanted }) {
  const { words } = useSpeech();
  const { opsAudit: says } = words;
  const save = (entries: readonly Entry[]) => {
    const lines = entries.map((one) => [
      ...COLUMNS.map((name) => one[name]),
      shownName(one.name, words),
    ]);
    const heads = [...COLUMNS, 'says'];
    saveCsv(`audit-${entries[0]?.at.slice(0, 10) ?? 'empty'}.csv`, csvOf(heads, lines));
  };
  return (
    <PagedCsv
      words={says}
      file="audit"
      of={wanted}
      most={MOST_LINES}
      read={async (before) => {
        const answer = await call(listAudit, before === undefined ? wanted : { ...wanted, before });
        return answer.ok ? { items: answer.value.entries, next: answer.value.next } : undefined;
      }}
      save={save}
    />
  );
}
