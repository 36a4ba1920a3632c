import { daysOffered, paramsOf, slotsOffered } from '#contract/refusal-params.ts';
import type { CallRefusal } from '../api/call.ts';

export type ChosenSlot = { readonly date: string; readonly time: string };
export type AskedSlot = ChosenSlot & { readonly moreDates?: readonly string[] | undefined };
/** For an event of several days. */
export type ChosenDays = { readonly dates: readonly string[]; readonly time: string };

/** Turns a failed confirmation into what the screen shows. */
export type Trouble =
  /** The specification's two alerts, word for word. */
  | {
      readonly kind: 'alert';
      readonly text: 'paymentInitiationFailed' | 'somethingWrong';
      readonly reference: string | undefined;
      /** Nothing of ours was reached: what is booked is kept on the device. */
      readonly lost: boolean;
    }
  /** Somebody was faster, or the society wants quiet then: the nearest open slots take its place. */
  | {
      readonly kind: 'slot-taken';
      readonly slot: ChosenSlot;
      readonly alternatives: readonly ChosenSlot[];
    }
  /** The same of several days, of which all are had or none. */
  | {
      readonly kind: 'days-taken';
      readonly days: ChosenDays;
      readonly alternatives: { dates: string[]; time: string }[];
    }
  | { readonly kind: 'price-changed'; readonly pricePaise: number | undefined }
  /** A refusal with words of its own. */
  | { readonly kind: 'refusal'; readonly code: RefusalShown };

const SHOWN = [
  'mobile-needed',
  'too-soon',
  'too-far',
  'outside-served-area',
  'zone-closed',
  'zone-too-soon',
  'area-closed',
  'option-missing',
  'option-unavailable',
  'service-unknown',
  'invalid-input',
  'too-many-requests',
  'too-many-bookings',
  'captcha-check-failed',
  'cash-paused',
  'pay-in-advance',
  'days-not-offered',
  'event-bookings-off',
  'online-payment-off',
] as const;
type RefusalShown = (typeof SHOWN)[number];

export function troubleOf(
  refusal: CallRefusal | undefined,
  paying: boolean,
  slot: AskedSlot,
): Trouble {
  const code = refusal?.code;
  const known = SHOWN.find((item) => item === code);
  if (known) return { kind: 'refusal', code: known };
  const dates = [slot.date, ...(slot.moreDates ?? [])].toSorted();
  if (code === 'days-taken' || (code === 'society-quiet' && dates.length > 1)) {
    return {
      kind: 'days-taken',
      days: { dates, time: slot.time },
      alternatives: daysOffered(refusal),
    };
  }
  if (code === 'slot-taken' || code === 'society-quiet') {
    return { kind: 'slot-taken', slot, alternatives: slotsOffered(refusal) };
  }
  if (code === 'price-changed') {
    return { kind: code, pricePaise: paramsOf(refusal, code)?.pricePaise };
  }
  // No address to go to, because the gateway gave none (specification §8): that has its own words.
  const noAddress = paying && (!refusal || code === 'payment-gateway-unavailable');
  return {
    kind: 'alert',
    text: noAddress ? 'paymentInitiationFailed' : 'somethingWrong',
    reference: refusal?.reference,
    lost: code === 'network-request-failed',
  };
}
