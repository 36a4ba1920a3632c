import type { OutputOf } from '#contract/operation.ts';
import { listQualityRows, type QUALITY_ROWS } from '#contract/ops/list-quality-rows.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { call } from '../../browser/call.ts';
import { usePages } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { RowsPanel } from './rows-panel.tsx';
import type { Period, Quality, Wanted } from './shares.ts';
import { titleOf } from './title-of.ts';

type Row = OutputOf<typeof listQualityRows>['rows'][number];

const COLUMNS = [
  ...(['at', 'reference', 'serviceName', 'pincode', 'karigarName', 'value', 'reason'] as const),
];

type BehindProps = {
  wanted: Wanted | undefined;
  quality: Quality;
  period: Period;
  /** Counts how often a figure was pressed: the same one again leads to its rows again. */
  presses: number;
};

/** The bookings or wishes behind the figure that was chosen. */
export function Behind({ wanted, ...rest }: BehindProps) {
  const { opsQuality: says } = useSpeech().words;
  if (!wanted)
    return (
      <Panel title={says.behind}>
        <p className="t3">{says.behindHint}</p>
      </Panel>
    );
  const { rows, ...filter } = wanted;
  if (rows === 'refused') {
    const { period, presses } = rest;
    return <RefusedRows period={period} reason={filter.reason} presses={presses} />;
  }
  return <Rows wanted={{ ...filter, rows }} {...rest} />;
}

type OfBookings = Wanted & { readonly rows: (typeof QUALITY_ROWS)[number] };

function Rows({ wanted, quality, period, presses }: BehindProps & { wanted: OfBookings }) {
  const { words } = useSpeech();
  const { opsQuality: says } = words;
  const nameOf = useServiceName();
  const asked = { ...period, ...wanted };
  const paged = usePages(listQualityRows, asked, ({ next }) => next);
  return (
    <RowsPanel
      title={titleOf(wanted, quality, words, nameOf)}
      name={wanted.rows}
      of={asked}
      columns={COLUMNS}
      read={async (before) => {
        const answer = await call(listQualityRows, { ...asked, ...(before && { before }) });
        return answer.ok ? answer.value : undefined;
      }}
      empty={says.noRows}
      table={(rows) => <Table rows={rows} of={wanted.rows} />}
      {...{ period, presses, paged }}
    />
  );
}

function Table({ rows, of }: { rows: readonly Row[]; of: string }) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const reasons: Readonly<Record<string, string>> = says.reasons;
  const mayOpen = useMay()(readBookingFile);
  const nameOf = useServiceName();
  const shown = ({ value, reason }: Row): string => {
    if (of === 'cancelled') return reasons[reason ?? ''] ?? '';
    if (value === null) return says.nobody;
    if (of === 'refunds') return says.refundDays({ days: value.toFixed(1) });
    return of === 'ratings' ? String(value) : says.minutesLate({ minutes: value });
  };
  const heads = ['when', 'booking', 'karigar', of === 'cancelled' ? 'reason' : 'value'] as const;
  return (
    <table className="o-t">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{says.heads[head]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{shownAt(row.at, lang)}</td>
            <td>
              {mayOpen ? (
                <Link className="o-link mono" to={`/bookings/${row.bookingId}`}>
                  {row.reference}
                </Link>
              ) : (
                <span className="mono">{row.reference}</span>
              )}{' '}
              <span className="t3">
                {nameOf(row.serviceName)}, {row.pincode}
              </span>
            </td>
            <td>{row.karigarName}</td>
            <td>{shown(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
