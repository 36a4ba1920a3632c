import { useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import { MobileField } from '#ui/mobile-field.tsx';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/**
 * Asked once, of an account that has no mobile: nobody could be called from the gate (ruling R20). It stands first, where
 * it is seen also by whoever takes a place that he has saved.
 */
export function MobileAsked({ booking: { mobile, change } }: { booking: Booking }) {
  const { booking: words, refusals } = useWords();
  const [left, setLeft] = useState(false);
  if (mobile === null) return null;
  return (
    <div className="mobile-asked">
      <MobileField
        label={words.mobile}
        help={words.mobileHelp}
        value={mobile}
        onValue={(value) => change((now) => ({ ...now, mobile: value }))}
        onBlur={() => setLeft(true)}
        required
        error={left && !isMobile(mobile) ? refusals['mobile-format'] : undefined}
      />
    </div>
  );
}
