type WaysProps<Way extends string> = {
  label: string;
  ways: readonly (readonly [Way, string])[];
  chosen: Way;
  onChoose: (way: Way) => void;
};

/** Two ways to the same end, one of them chosen. */
export function Ways<Way extends string>({ label, ways, chosen, onChoose }: WaysProps<Way>) {
  return (
    <fieldset className="ways-in" aria-label={label}>
      {ways.map(([way, text]) => (
        <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
