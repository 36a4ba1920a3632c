import { useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { withPincode } from './draft.ts';
import type { Booking } from './use-booking.ts';

/** For which place the times below are true; the pincode can be set right here (ruling R28). */
export function SlotsArea({ booking }: { booking: Booking }) {
  const { booking: words, refusals } = useWords();
  const lang = useLang();
  const id = useId();
  const { place, draft, change, knownAddresses } = booking;
  const notServed = place.kind === 'not-served';
  return (
    <div className="slots-area">
      <Icon name="pin" />
      <label htmlFor={id}>
        <b>
          {place.kind === 'served'
            ? words.slotsFor({ area: place.place.name[lang] })
            : words.pincodeForSlots}
        </b>
        <span>{place.kind === 'served' ? words.pincode : words.slotsForCity}</span>
      </label>
      <input
        id={id}
        className="num"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="400001"
        aria-invalid={notServed || undefined}
        aria-describedby={`${id}-answer`}
        value={draft.address.pincode}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          const known = knownAddresses.find(({ street }) => street === draft.address.street);
          change((now) => withPincode(now, typed, known ?? null));
        }}
      />
      <p id={`${id}-answer`} className={notServed ? 'answer error' : 'answer'} role="status">
        {place.kind === 'looking' && words.looking}
        {notServed && refusals['outside-served-area']}
      </p>
    </div>
  );
}
