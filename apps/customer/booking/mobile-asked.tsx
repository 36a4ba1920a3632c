import { useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import { MobileField } from '#ui/mobile-field.tsx';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/**
 * An account without a mobile is asked for one, once: nobody could be called from the gate (ruling R20). The question
 * stands first, where a customer who picks a saved place sees it too.
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
