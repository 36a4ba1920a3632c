import { useId } from 'react';

type ReasonChoiceProps = {
  legend: string;
  reasons: readonly (readonly [key: string, label: string])[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

export function ReasonChoice({ legend, reasons, chosen, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <fieldset className="k-checks">
      <legend>{legend}</legend>
      {reasons.map(([key, label]) => (
        <label key={key} className="k-choice">
          {label}
          <input type="radio" name={name} checked={chosen === key} onChange={() => onChoose(key)} />
        </label>
      ))}
    </fieldset>
  );
}
