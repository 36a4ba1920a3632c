import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A link inside leads away, and a dialog must not stay open over the next screen. Not before that screen is there: its
 * entry takes the place of the dialog's own, which closing would have gone back from.
 */
export function useCloseElsewhere(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}
