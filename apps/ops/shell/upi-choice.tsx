import { Choice } from './field.tsx';

type Destination = {
  readonly id: string;
  readonly upiId: string | null;
  readonly holderName: string | null;
};

/** The UPI id with the name of its account, of the destination that is meant; nothing where there is none. */
export function upiOf(destinations: readonly Destination[], id: string | undefined): string {
  const one = destinations.find((destination) => destination.id === id);
  return one ? [one.upiId, one.holderName].filter(Boolean).join(' · ') : '';
}

type UpiChoiceProps = {
  label: string;
  destinations: readonly Destination[];
  value: string;
  onChoose: (id: string) => void;
};

/** The UPI id that money goes to. */
export function UpiChoice({ label, destinations, value, onChoose }: UpiChoiceProps) {
  return (
    <Choice
      label={label}
      value={value}
      options={destinations.map(({ id }) => id)}
      nameOf={(id) => upiOf(destinations, id)}
      onChoose={onChoose}
    />
  );
}
