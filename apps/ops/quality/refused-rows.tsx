import type { OutputOf } from '#contract/operation.ts';
import { listRefusedWishes } from '#contract/ops/list-refused-wishes.ts';
import { shownDate } from '#ui/dates.ts';
import { call } from '../../browser/call.ts';
import { usePages } from '../api/reading.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { hourName, type Period } from './shares.ts';

type Row = OutputOf<typeof listRefusedWishes>['rows'][number];

const COLUMNS = ['day', 'reason', 'hour', 'pincode', 'serviceName', 'requests'] as const;

type RefusedRowsProps = { period: Period; reason: string | undefined; presses: number };

/** The wishes behind what was refused: nobody is named, so that they are rows of hours and places. */
export function RefusedRows({ period, reason, presses }: RefusedRowsProps) {
  const { opsQuality: says } = useSpeech().words;
  const reasons: Readonly<Record<string, string>> = says.reasons;
  const asked = { ...period, ...(reason !== undefined && { reason }) };
  const paged = usePages(listRefusedWishes, asked, ({ next }) => next);
  return (
    <RowsPanel
      title={
        reason === undefined
          ? says.rows.refused
          : `${says.rows.refused}: ${reasons[reason] ?? reason}`
      }
      name="refused"
      of={{ rows: 'refused', ...asked }}
      columns={COLUMNS}
      read={async (before) => {
        const answer = await call(listRefusedWishes, { ...asked, ...(before && { before }) });
        return answer.ok ? answer.value : undefined;
      }}
      empty={says.noWishes}
      table={(rows) => <Table rows={rows} />}
      {...{ period, presses, paged }}
    />
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const reasons: Readonly<Record<string, string>> = says.reasons;
  const nameOf = useServiceName();
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{says.wishHeads.asked}</th>
          <th>{says.wishHeads.wish}</th>
          <th>{says.heads.reason}</th>
          <th className="r">{says.wishHeads.requests}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={COLUMNS.map((name) => row[name]).join(' ')}>
            <td>{shownDate(row.day, lang)}</td>
            <td>
              {hourName(row.hour)}{' '}
              <span className="t3">
                {[row.serviceName && nameOf(row.serviceName), row.pincode || says.unknownPlace]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </td>
            <td>{reasons[row.reason] ?? row.reason}</td>
            <td className="r">{row.requests}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
