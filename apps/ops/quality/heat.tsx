import type { KeyboardEvent, ReactNode } from 'react';
import { hourName } from './shares.ts';

export type Cell = {
  readonly hour: number;
  readonly text: string;
  readonly className: string;
  readonly label: string;
  readonly onChoose?: () => void;
};
export type HeatRow = {
  readonly ward: string;
  readonly names: string;
  readonly cells: readonly Cell[];
  readonly all: string;
};

type HeatProps = {
  caption: string;
  wardWord: string;
  allWord: string;
  hours: readonly number[];
  rows: readonly HeatRow[];
};

/** A figure in each cell, by ward and hour; arrows go from cell to cell, and Tab past the table. */
export function Heat({ caption, wardWord, allWord, hours, rows }: HeatProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it can be pressed.
    <div className="ql-scroll" tabIndex={0}>
      <table className="o-heat" onKeyDown={walk}>
        <caption className="o-sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{wardWord}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hourName(hour)}
              </th>
            ))}
            <th scope="col">{allWord}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.ward}>
              <th scope="row" title={row.names}>
                <b>{row.ward}</b> <span className="t3 ql-names">{row.names}</span>
              </th>
              {hours.map((hour) => (
                <td key={hour}>
                  {shownCell(
                    row.cells.find((one) => one.hour === hour),
                    index === 0,
                  )}
                </td>
              ))}
              <td className="ql-all">{row.all}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shownCell(cell: Cell | undefined, isFirst: boolean): ReactNode {
  if (!cell) return null;
  const { className, label, text, onChoose } = cell;
  if (!onChoose)
    return (
      <span className={className} title={label}>
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={`${text}: ${label}`}
      title={label}
      tabIndex={isFirst ? 0 : -1}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell in that direction that can be pressed. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const here = (event.target as HTMLElement).closest('td');
  if (!step || !here) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let row = (here.parentElement as HTMLTableRowElement).rowIndex + step[0];
  let column = here.cellIndex + step[1];
  while (rows[row]?.cells[column]) {
    const found = rows[row]?.cells[column]?.querySelector('button');
    if (found) {
      found.focus();
      return;
    }
    row += step[0];
    column += step[1];
  }
}
