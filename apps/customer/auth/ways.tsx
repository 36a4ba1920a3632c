type WaysProps<DeliveryAddress extends string> = {
  label: string;
  ways: readonly (readonly [DeliveryAddress, string])[];
  chosen: DeliveryAddress;
  onChoose: (way: DeliveryAddress) => void;
};

/** Two ways to the same end, one of them chosen. */
export function Ways<DeliveryAddress extends string>({
  label,
  ways,
  chosen,
  onChoose,
}: WaysProps<DeliveryAddress>) {
  return (
    <fieldset className="sign-in-ways" aria-label={label}>
      {ways.map(([way, text]) => (
        <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
