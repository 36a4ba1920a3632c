import { useQuery } from '@tanstack/react-query';
import { PINCODE } from '#contract/fields/pincode.ts';
import type { OutputOf } from '#contract/operation.ts';
import { readPincode } from '#contract/public/read-pincode.ts';
import { queryOf, Refused } from '../api/query.ts';

type Place = OutputOf<typeof readPincode>;
export type PincodeAnswer =
  | { readonly kind: 'typing' | 'looking' | 'not-served' }
  /** The server could not be asked; it is asked again at confirmation, so nobody is held up. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'served'; readonly place: Place };

/** Whether we serve a pincode, asked as soon as its sixth digit stands there. */
export function usePincode(pincode: string): PincodeAnswer {
  const whole = PINCODE.test(pincode);
  const { data, error } = useQuery({
    ...queryOf(readPincode, { pincode }),
    enabled: whole,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (pincode.length < 6) return { kind: 'typing' };
  if (!whole) return { kind: 'not-served' };
  if (data) return { kind: 'served', place: data };
  if (!error) return { kind: 'looking' };
  const refused = error instanceof Refused && error.refusal.code === 'outside-served-area';
  return { kind: refused ? 'not-served' : 'unknown' };
}
