import { useId } from 'react';

type WaysProps<Way extends string> = {
  label: string;
  ways: readonly Way[];
  way: Way;
  nameOf: (way: Way) => string;
  /** The consequence of each, beside its name. */
  textOf?: (way: Way) => string;
  onChoose: (way: Way) => void;
};

/** The ways on, of which one is taken: each with its name in full, so that none is behind a list. */
export function Ways<Way extends string>(props: WaysProps<Way>) {
  const { label, ways, way, nameOf, textOf, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="o-field">
      <legend>
        <b>{label}</b>
      </legend>
      {ways.map((each) => (
        <label key={each} className="row">
          <input type="radio" name={group} checked={way === each} onChange={() => onChoose(each)} />
          <span>
            {nameOf(each)}
            {textOf && <span className="o-help"> {textOf(each)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
