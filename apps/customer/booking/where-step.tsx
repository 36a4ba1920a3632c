import { useEffect, useRef, useState } from 'react';
import { type Address, address as addressSchema } from '#contract/fields/address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { DaysGone } from './days-gone.tsx';
import { pincodeDigits, withPart } from './draft.ts';
import { KarigarNote } from './karigar-note.tsx';
import { KnownPlaces } from './known-places.tsx';
import { MobileAsked } from './mobile-asked.tsx';
import { SavePlace } from './save-place.tsx';
import { SlotGone } from './slot-gone.tsx';
import { SocietyFields } from './society-fields.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Booking } from './use-booking.ts';
import './where-step.css';

/** Step 2: the pincode first, because it fills in city and state and says whether we come there at all. */
export function WhereStep({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { draft, change, place } = booking;
  const { address } = draft;
  const errorOf = useAddressErrors(address);
  useFilledIn(booking);

  const set = (field: keyof Address) => (value: string) =>
    change((now) => ({ ...now, address: withPart(now.address, field, value) }));
  const notServed = place.kind === 'not-served';

  return (
    <>
      <StepHeading>{words.whereTitle}</StepHeading>
      <MobileAsked booking={booking} />
      <KnownPlaces booking={booking} />
      <div className="address-fields">
        <PlaceFields booking={booking} errorOf={errorOf} set={set} />
        {notServed && (
          <p className="not-served">
            {words.notServedHelp} <a href="/#contact">{words.askForCall}</a>
          </p>
        )}
        {!notServed && <SlotGone booking={booking} />}
        {!notServed && <DaysGone booking={booking} />}
        <TextField
          className="full"
          label={words.street}
          value={address.street}
          onValue={set('street')}
          onBlur={errorOf.seen('street')}
          autoComplete="street-address"
          maxLength={200}
          required
          error={errorOf.text('street')}
        />
        <SocietyFields booking={booking} onPart={set} />
        <TextField
          className="full"
          label={words.landmark}
          note={words.optional}
          value={address.landmark}
          onValue={set('landmark')}
          autoComplete="off"
          maxLength={120}
        />
      </div>
      <SavePlace booking={booking} />
      <KarigarNote booking={booking} />
    </>
  );
}

type PlaceFieldsProps = {
  booking: Booking;
  errorOf: ReturnType<typeof useAddressErrors>;
  set: (field: keyof Address) => (value: string) => void;
};

/** The pincode, with the city and the state that follow from it. */
function PlaceFields({ booking: { draft, place }, errorOf, set }: PlaceFieldsProps) {
  const { booking: words, refusals } = useWords();
  const { address } = draft;
  const notServed = place.kind === 'not-served';
  return (
    <>
      <TextField
        className="pincode"
        label={words.pincode}
        value={address.pincode}
        onValue={(typed) => set('pincode')(pincodeDigits(typed))}
        onBlur={errorOf.seen('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        error={notServed ? refusals['outside-served-area'] : errorOf.text('pincode')}
        ok={<PincodeNews place={place} />}
      />
      <TextField
        label={words.cityField}
        value={address.city}
        onValue={set('city')}
        onBlur={errorOf.seen('city')}
        autoComplete="address-level2"
        maxLength={60}
        required
        error={errorOf.text('city')}
      />
      <TextField
        label={words.state}
        value={address.state}
        onValue={set('state')}
        onBlur={errorOf.seen('state')}
        autoComplete="address-level1"
        maxLength={60}
        required
        error={errorOf.text('state')}
      />
    </>
  );
}

function PincodeNews({ place }: { place: Booking['place'] }) {
  const { booking: words } = useWords();
  const lang = useLang();
  if (place.kind === 'served') {
    return (
      <>
        <Icon name="check" />
        {words.served({ area: place.place.name[lang] })}
      </>
    );
  }
  if (place.kind === 'looking') return words.looking;
  return place.kind === 'unknown' ? words.pincodeFailed : null;
}

/** City and state follow a pincode that has just been found; what the person changes afterwards stays (ruling R16). */
function useFilledIn({ place, draft, change }: Booking): void {
  const found = place.kind === 'served' ? place.place : undefined;
  const filledFor = useRef(draft.address.city ? draft.address.pincode : '');
  useEffect(() => {
    if (!found || filledFor.current === found.pincode) return;
    filledFor.current = found.pincode;
    const { city, state } = found;
    change((now) => ({ ...now, address: { ...now.address, city, state } }));
  }, [found, change]);
}

/** A field that was left without its answer says what it wants; one that was not reached yet says nothing. */
function useAddressErrors(address: Address) {
  const { refusals } = useWords();
  const [left, setLeft] = useState<readonly (keyof Address)[]>([]);
  const checked = addressSchema.safeParse(address);
  const issues = checked.success ? [] : checked.error.issues;
  return {
    seen: (field: keyof Address) => () => setLeft((now) => [...new Set([...now, field])]),
    text: (field: keyof Address): string | undefined => {
      if (!left.includes(field)) return undefined;
      const code = issues.find(({ path }) => path[0] === field)?.message;
      return code && (refusals[code as keyof typeof refusals] ?? refusals.invalid);
    },
  };
}
