import type { MoveName } from '#contract/lifecycle.ts';
import {
  type Progress,
  stateOfVisit,
  type VisitProgress,
} from '#server/modules/booking/roll-up.ts';

/** The record of a booking beside its status: how far each visit is, its bill, and its end. */
export type Written = Omit<Progress, 'visits'> & { readonly visits: readonly VisitProgress[] };

const NOBODY: VisitProgress = {
  isLed: false,
  isDispatched: false,
  isAtDoor: false,
  isAtWork: false,
};

export const placed = (visits: number): Written => ({
  endedAs: null,
  bill: 'none',
  visits: Array.from({ length: visits }, () => NOBODY),
});

/** Each move writes what it is about, and never the status of the booking. */
export function afterMove(before: Written, name: MoveName): Written {
  const { visits } = before;
  const [first = NOBODY, ...later] = visits;
  switch (name) {
    case 'assign':
    case 'reassign':
      return { ...before, visits: visits.map((one) => ({ ...one, ...NOBODY, isLed: true })) };
    case 'release':
    case 'breakOff':
    case 'reschedule':
      return { ...before, visits: visits.map(() => NOBODY) };
    case 'lateSettle':
      return { ...placed(visits.length) };
    case 'dispatch':
      return { ...before, visits: [{ ...first, isDispatched: true }, ...later] };
    case 'arrive':
      return { ...before, visits: [{ ...first, isAtDoor: true }, ...later] };
    case 'start':
      return { ...before, visits: [{ ...first, isAtWork: true }, ...later] };
    case 'finish':
    case 'stopWork':
      return { ...before, bill: 'asked' };
    case 'dispute':
      return { ...before, bill: 'disputed' };
    case 'accept':
    case 'resolve':
      return { ...before, bill: 'accepted' };
    case 'expire':
      return { ...before, endedAs: 'expired' };
    case 'cancel':
    case 'platformCancel':
    case 'safetyExit':
      return { ...before, endedAs: 'cancelled' };
    case 'customerNoShow':
      return { ...before, endedAs: 'no_show_customer' };
    case 'karigarNoShow':
      return { ...before, endedAs: 'no_show_provider' };
    default:
      return before;
  }
}

export const progressOf = ({ visits, ...whole }: Written): Progress => ({
  ...whole,
  visits: visits.map(stateOfVisit),
});
