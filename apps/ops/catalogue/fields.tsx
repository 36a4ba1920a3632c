import { createContext, type ReactNode, use, useId } from 'react';
import { paiseFromRupees, rupeesFromPaise } from '#kernel/money.ts';

/** Errors by their place in the draft, such as `words.hi.name`. */
type Wrong = Readonly<Record<string, string>>;
const WrongContext = createContext<Wrong>({});

export function WithWrong({ wrong, children }: { wrong: Wrong; children: ReactNode }) {
  return <WrongContext value={wrong}>{children}</WrongContext>;
}

type FieldProps = {
  label: string;
  /** Its place in the draft. */
  at: string;
  /** In a table its column says what it is; screen readers hear it from here. */
  bare?: boolean;
  lang?: string;
  hint?: string | undefined;
};

type Told = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

function Labelled(props: FieldProps & { children: (told: Told) => ReactNode }) {
  const { label, at, bare = false, hint, children } = props;
  const id = useId();
  const wrong = use(WrongContext)[at];
  return (
    <div className="o-field">
      <label htmlFor={id} className={bare ? 'o-sr' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong !== undefined,
        'aria-describedby': wrong === undefined ? undefined : `${id}-wrong`,
      })}
      {hint && <span className="o-help r">{hint}</span>}
      <WrongHere at={at} id={`${id}-wrong`} />
    </div>
  );
}

/** The server's objection to this place of the draft. */
export function WrongHere({ at, id }: { at: string; id?: string }) {
  const wrong = use(WrongContext)[at];
  if (wrong === undefined) return null;
  return (
    <p id={id} className="harm cat-wrong" role="alert">
      {wrong}
    </p>
  );
}

type TextProps = FieldProps & { value: string; most: number; onType: (value: string) => void };

export function Line({ value, most, onType, ...field }: TextProps) {
  return (
    <Labelled {...field}>
      {(told) => (
        <input
          {...told}
          className="o-in"
          lang={field.lang}
          value={value}
          maxLength={most}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Labelled>
  );
}

export function Lines({ value, most, onType, ...field }: TextProps) {
  return (
    <Labelled {...field}>
      {(told) => (
        <textarea
          {...told}
          className="o-in"
          lang={field.lang}
          rows={3}
          value={value}
          maxLength={most}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Labelled>
  );
}

type NumberProps = FieldProps & { value: number; step?: number; onType: (value: number) => void };

export function Figure({ value, step = 1, onType, ...field }: NumberProps) {
  return (
    <Labelled {...field}>
      {(told) => (
        <input
          {...told}
          type="number"
          className="o-in cat-figure"
          step={step}
          value={Number.isFinite(value) ? value : ''}
          onChange={(event) => onType(event.target.valueAsNumber)}
        />
      )}
    </Labelled>
  );
}

/** An amount, typed in rupees. */
export function Rupees({ value, onType, ...field }: NumberProps) {
  return (
    <Figure
      {...field}
      step={0.01}
      value={rupeesFromPaise(value)}
      onType={(rupees) => onType(paiseFromRupees(rupees))}
    />
  );
}

type ChoiceProps = FieldProps & {
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChoose: (value: string) => void;
};

export function Choice({ value, choices, onChoose, ...field }: ChoiceProps) {
  return (
    <Labelled {...field}>
      {(told) => (
        <select
          {...told}
          className="o-in"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type CheckProps = { label: string; checked: boolean; onCheck: (checked: boolean) => void };

export function Check({ label, checked, onCheck, bare }: CheckProps & { bare?: boolean }) {
  return (
    <label className="row cat-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span className={bare ? 'o-sr' : undefined}>{label}</span>
    </label>
  );
}
