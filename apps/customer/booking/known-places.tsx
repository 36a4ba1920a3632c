import { useState } from 'react';
import { ADDRESS_LABELS, type SavedAddress } from '#contract/customer/saved-address.ts';
import { type Address, homeOf, isSameAddress } from '#contract/fields/address.ts';
import type { IconName } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** The saved places, and the last address where it is none of them: one press each. */
export function KnownPlaces({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const [changing, setChanging] = useState(false);
  const { lastAddress, places, draft, change } = booking;
  const { saved } = places;
  const unsaved = lastAddress && !saved.some(({ address }) => isSameAddress(address, lastAddress));
  if (saved.length === 0 && !lastAddress) return null;

  const about = (address: Address) => ({
    address,
    chosen: isSameAddress(address, draft.address),
    onChoose: () => change((now) => ({ ...now, address })),
  });
  return (
    <section className="known-places" aria-label={words.savedPlaces}>
      <ul>
        {unsaved && (
          <li>
            <Place name={words.lastAddress} icon="house" {...about(lastAddress)} />
          </li>
        )}
        {saved.map((one) => (
          <li key={one.id}>
            <Place
              name={words.labels[one.label]}
              icon={one.label === 'home' ? 'house' : 'pin'}
              {...about(one.address)}
            />
            {changing && <ChangePlace place={one} booking={booking} />}
          </li>
        ))}
      </ul>
      {saved.length > 0 && (
        <button
          type="button"
          className="text-btn"
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {changing ? words.placesDone : words.changePlaces}
        </button>
      )}
      <p className="error" role="alert">
        {places.failed && words.placesFailed}
      </p>
    </section>
  );
}

type PlaceProps = {
  name: string;
  icon: IconName;
  address: Address;
  chosen: boolean;
  onChoose: () => void;
};

function Place({ name, icon, address, chosen, onChoose }: PlaceProps) {
  return (
    <button type="button" className="known-place" aria-pressed={chosen} onClick={onChoose}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        {homeOf(address)}, {address.city} <span className="num">{address.pincode}</span>
      </span>
    </button>
  );
}

function ChangePlace({ place, booking }: { place: SavedAddress; booking: Booking }) {
  const { booking: words } = useWords();
  const { rename, remove } = booking.places;
  const named = { place: homeOf(place.address) };
  return (
    <div className="change-place">
      <select
        aria-label={words.labelOf(named)}
        value={place.label}
        onChange={(event) => {
          const label = ADDRESS_LABELS.find((one) => one === event.currentTarget.value);
          if (label) rename(place.id, label);
        }}
      >
        {ADDRESS_LABELS.map((label) => (
          <option key={label} value={label}>
            {words.labels[label]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="text-btn"
        aria-label={words.removePlace(named)}
        onClick={() => remove(place.id)}
      >
        {words.remove}
      </button>
    </div>
  );
}
