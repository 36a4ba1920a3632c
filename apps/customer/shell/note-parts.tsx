import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Pin } from '#contract/fields/briefing.ts';
import { isHalfMobile } from '#contract/fields/mobile.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words.tsx';
import './note-parts.css';

/** Without a network there is no map, and the words say enough. */
const LatePinMap = lazy(() =>
  import('../../browser/pin-map.tsx').catch(() => ({ default: () => null }) as never),
);

export const PinMap = (props: ComponentProps<typeof LatePinMap>) => (
  <Suspense fallback={<div className="pin-waiting" />}>
    <LatePinMap {...props} />
  </Suspense>
);

/** A line that came under a press would move away what is being pressed. */
const AFTER_PRESS_MS = 250;

type AtHomeFieldsProps = {
  name: string;
  mobile: string;
  /** Somebody has wanted to go on: then half a number is said at once. */
  tried?: boolean;
  onName: (name: string) => void;
  onMobile: (mobile: string) => void;
};

/** The person who opens in the customer's place. Their number is asked for once there is a name that it belongs to. */
export function AtHomeFields(props: AtHomeFieldsProps) {
  const { name, mobile, tried = false, onName, onMobile } = props;
  const { history, refusals } = useWords();
  const words = history.detail.briefing;
  // Half a number that a reload has kept was left before.
  const [left, setLeft] = useState(() => isHalfMobile(mobile));
  return (
    <>
      <TextField
        label={words.atHomeAsked}
        help={words.atHomeText}
        value={name}
        onValue={onName}
        autoComplete="off"
        maxLength={80}
      />
      {name.trim() !== '' && (
        <MobileField
          label={words.atHomeMobileAsked}
          help={words.atHomeMobileText}
          value={mobile || '+91'}
          onValue={(typed) => onMobile(typed === '+91' ? '' : typed)}
          onBlur={() => setTimeout(setLeft, AFTER_PRESS_MS, true)}
          autoComplete="off"
          error={(left || tried) && isHalfMobile(mobile) ? refusals['mobile-format'] : undefined}
        />
      )}
    </>
  );
}

type PinFieldProps = {
  around: Pin;
  pin: Pin | undefined;
  onPin: (pin: Pin | undefined) => void;
  /** The line that opens it says already what it is. */
  isNamed?: boolean;
};

/** The door on the map, pressed or moved there by the arrows of a keyboard. */
export function PinField({ around, pin, onPin, isNamed = false }: PinFieldProps) {
  const words = useWords().history.detail.briefing;
  return (
    <fieldset className="pin-field">
      <legend className={isNamed ? 'visually-hidden' : undefined}>{words.pin}</legend>
      <p className="note">{words.pinText}</p>
      <PinMap around={around} pin={pin} label={words.pinAsked} onPin={onPin} />
      {pin && (
        <Button look="line" onClick={() => onPin(undefined)}>
          {words.pinAway}
        </Button>
      )}
    </fieldset>
  );
}
