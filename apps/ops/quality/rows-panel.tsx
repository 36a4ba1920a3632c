import type { ReactNode } from 'react';
import type { Pages } from '../api/reading.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { More } from '../shell/more.tsx';
import { PagedCsv } from '../shell/paged-csv.tsx';
import { Panel } from '../shell/panel.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { arrive } from './arrive.ts';
import type { Period } from './shares.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

type Cells<Column extends string> = Readonly<Record<Column, string | number | null>>;

type RowsPanelProps<Column extends string, Row> = {
  title: string;
  /** The rows and their period, as their file is named. */
  name: string;
  period: Period;
  /** Asked for with its filter; pressed again it leads to its rows again. */
  of: object;
  presses: number;
  columns: readonly Column[];
  paged: Pages<Page<Row>>;
  read: (before: string | undefined) => Promise<Page<Row> | undefined>;
  empty: string;
  table: (rows: readonly Row[]) => ReactNode;
};

/** Rows behind a figure, page by page, and as a file. */
export function RowsPanel<Column extends string, Row extends Cells<Column>>(
  props: RowsPanelProps<Column, Row>,
) {
  const { title, name, period, of, presses, columns, paged, read, empty, table } = props;
  const { opsQuality: says } = useSpeech().words;
  const rows = paged.pages?.flatMap((page) => page.rows) ?? [];
  const csv = (
    <PagedCsv
      words={{ ...says, csv: says.rowsCsv }}
      file="quality-rows"
      of={of}
      most={5_000}
      read={async (before) => {
        const page = await read(before);
        return page && { items: page.rows, next: page.next };
      }}
      save={(items: readonly Row[]) =>
        saveCsv(
          `quality-${name}-${period.from}-${period.until}.csv`,
          csvOf(
            columns,
            items.map((one) => columns.map((column) => one[column])),
          ),
        )
      }
    />
  );
  return (
    <Panel
      // Put up anew it arrives anew: with the rows there is more to scroll to.
      key={`${JSON.stringify(of)} ${presses} ${paged.pages !== undefined}`}
      title={title}
      beside={csv}
      headingRef={arrive}
    >
      <Waiting reading={paged.reading} />
      {paged.pages && rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && table(rows)}
      <More pages={paged} label={says.more} />
    </Panel>
  );
}
