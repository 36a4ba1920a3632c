import type { Address } from '#contract/fields/address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';

type LastAddressProps = { address: Address; chosen: Address; onChoose: () => void };

/** The address of the last booking, one press away. */
export function LastAddress({ address, chosen, onChoose }: LastAddressProps) {
  const { booking: words } = useWords();
  const fields = Object.keys(address) as (keyof Address)[];
  return (
    <button
      type="button"
      className="last-address"
      aria-pressed={fields.every((field) => address[field] === chosen[field])}
      onClick={onChoose}
    >
      <Icon name="house" />
      <span>
        <b>{words.lastAddress}</b>
        {address.street}, {address.city} <span className="num">{address.pincode}</span>
      </span>
    </button>
  );
}
