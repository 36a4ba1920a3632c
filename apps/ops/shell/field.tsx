import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { isLocalDate } from '#kernel/time.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string;
  value: string;
  onType: (value: string) => void;
};

/** A line to type in, below its label; everything else is as an input has it. */
export function TextField({ label, onType, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="o-in" {...input} onChange={(event) => onType(event.target.value)} />
    </>
  );
}

type LongFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> &
  Pick<TextFieldProps, 'label' | 'onType'>;

/** Room for some sentences that somebody will read; they are sent as one line, however they were typed. */
export function LongField({ label, onType, ...input }: LongFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="o-in"
        rows={3}
        {...input}
        onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </>
  );
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';
const isDay = (text: string): boolean => isLocalDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** A day, told only once it is one: a year with a digit too few or too many is still being typed. */
export function DayField({ value, onType, ...rest }: Omit<TextFieldProps, 'type'>) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const isTold = isDay(text) || (text === '' && !rest.required);
    setTyped(isTold ? undefined : text);
    if (isTold) onType(text);
  };
  return (
    <TextField
      {...rest}
      min={rest.min ?? FIRST_DAY}
      max={rest.max ?? LAST_DAY}
      type="date"
      value={typed ?? value}
      onType={type}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  nameOf: (one: Value) => string;
  onChoose: (value: Value) => void;
};

/** One of a list, below its label, as `TextField` is. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, nameOf, onChoose } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="o-in"
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </>
  );
}

/** The second factor that an act needs before it is done, and the reason why it was refused. */
export function ActNotes({ acting }: { acting: { again: ReactNode; error: string | undefined } }) {
  return (
    <>
      {acting.again}
      <Refused text={acting.error} />
    </>
  );
}

export function Refused({ text }: { text: string | undefined }) {
  return (
    <p className="harm" role="alert">
      {text}
    </p>
  );
}
