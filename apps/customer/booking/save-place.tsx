import { ADDRESS_LABELS } from '#contract/customer/saved-address.ts';
import { CheckField } from '#ui/check-field.tsx';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** Whether an address that is not saved yet shall be, and under which name. */
export function SavePlace({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { saveAs, change } = booking;
  if (!saveAs) return null;
  return (
    <div className="save-place">
      <CheckField
        name="booking-save-place"
        label={words.savePlace}
        checked={saveAs !== 'not'}
        onChecked={(checked) => change((now) => ({ ...now, saveAs: checked ? 'home' : 'not' }))}
      />
      {saveAs !== 'not' && (
        <fieldset>
          <legend className="visually-hidden">{words.saveAs}</legend>
          {ADDRESS_LABELS.map((label) => (
            <label key={label}>
              <input
                type="radio"
                name="booking-place-label"
                checked={saveAs === label}
                onChange={() => change((now) => ({ ...now, saveAs: label }))}
              />
              {words.labels[label]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
