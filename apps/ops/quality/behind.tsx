import type { OutputOf } from '#contract/operation.ts';
import { listQualityRows, type QUALITY_ROWS } from '#contract/ops/list-quality-rows.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { call } from '../../browser/call.ts';
import { usePages } from '../api/reading.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { More } from '../shell/more.tsx';
import { PagedCsv } from '../shell/paged-csv.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { arrive } from './arrive.ts';
import { RefusedRows } from './refused-rows.tsx';
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
  const rows = paged.pages?.flatMap((page) => page.rows) ?? [];
  const csv = (
    <PagedCsv
      words={{ ...says, csv: says.rowsCsv }}
      file="quality-rows"
      of={asked}
      most={5_000}
      read={async (before) => {
        const answer = await call(listQualityRows, { ...asked, ...(before && { before }) });
        return answer.ok ? { items: answer.value.rows, next: answer.value.next } : undefined;
      }}
      save={(items: readonly Row[]) =>
        saveCsv(
          `quality-${wanted.rows}-${period.from}-${period.until}.csv`,
          csvOf(
            COLUMNS,
            items.map((one) => COLUMNS.map((name) => one[name])),
          ),
        )
      }
    />
  );
  return (
    <Panel
      // Put up anew it arrives anew: with the rows there is more to scroll to.
      key={`${JSON.stringify(wanted)} ${presses} ${paged.pages !== undefined}`}
      title={titleOf(wanted, quality, words, nameOf)}
      beside={csv}
      headingRef={arrive}
    >
      <Waiting reading={paged.reading} />
      {paged.pages && rows.length === 0 && <p>{says.noRows}</p>}
      {rows.length > 0 && <Table rows={rows} of={wanted.rows} />}
      <More pages={paged} label={says.more} />
    </Panel>
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
