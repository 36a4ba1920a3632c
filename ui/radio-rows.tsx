import type { ReactNode } from 'react';
import './radio-rows.css';

export type RadioRow<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly amount: string;
};

type RadioRowsProps<Value extends string> = {
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  /** Side by side where the rows would push more important things out of sight. */
  sideBySide?: boolean;
  rows: readonly RadioRow<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of a few things, each with its price. */
export function RadioRows<Value extends string>({ name, rows, ...rest }: RadioRowsProps<Value>) {
  return (
    <fieldset className={rest.sideBySide ? 'radio-rows side-by-side' : 'radio-rows'}>
      <legend className={rest.legendHidden ? 'visually-hidden' : undefined}>{rest.legend}</legend>
      <div className="rows">
        {rows.map(({ value, label, amount }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === rest.chosen}
              onChange={() => rest.onChoose(value)}
            />
            <span>{label}</span>
            <b className="num">{amount}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
