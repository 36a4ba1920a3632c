import { useState } from 'react';
import type { Acting } from './act.tsx';

/**
 * How far a story went when somebody began to decide about it: nothing that happens meanwhile slips in behind a half-filled
 * form. Once refused for it, what has happened since stands beside the button and counts as seen.
 */
export function useSeen(
  latest: string,
  { code }: Pick<Acting, 'code'>,
  /** The story as it went when the form was opened, if opening it is beginning already. */
  first?: string,
): { readonly seen: string; readonly hasChanged: boolean; readonly begin: () => void } {
  const [begun, setBegun] = useState(first);
  const hasChanged = code === 'booking-changed';
  return {
    seen: hasChanged ? latest : (begun ?? latest),
    hasChanged,
    begin: () => setBegun((before) => before ?? latest),
  };
}
