import { useQuery } from '@tanstack/react-query';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { type FeatureRefusal, paymentBy } from '#contract/features.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';
import { ClockNote } from './clock-note.tsx';

/** Operations have switched something off for a while: a screen says so in place of the button. */
export function SwitchedOff({ refusal }: { refusal: FeatureRefusal }) {
  const { refusals } = useWords();
  return <ClockNote>{refusals[refusal]}</ClockNote>;
}

/** The same of a booking that was begun online: nobody can choose cash for it any more. */
export function PayingSwitchedOff() {
  return <ClockNote>{useWords().payment.switchedOff}</ClockNote>;
}

/** Whether a feature is off; while nobody knows it is on, and the server has the last word. */
export const useIsOff = (refusal: FeatureRefusal): boolean =>
  useQuery(queryOf(readSwitchedOff, {})).data?.refused.includes(refusal) ?? false;

/** The same of the gateway that a booking was begun with. */
export const useIsGatewayOff = (provider: PaymentProvider): boolean =>
  useQuery(queryOf(readSwitchedOff, {})).data?.features.includes(paymentBy(provider)) ?? false;
