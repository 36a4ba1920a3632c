import { newId } from '#kernel/ids.ts';
import type { Trial } from '../trial.ts';

/** Said for whoever leads a visit; nobody leads this one yet. */
const said = (more: Record<string, unknown> = {}): Trial => ({
  own: ({ bookingId }) => ({
    ...{ id: bookingId, actionId: newId(), why: 'The telephone is dead.' },
    ...more,
  }),
  refusedAs: 'visit-not-found',
  names: {
    id: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
    actionId: { hears: 'anything', of: ({ leadId }) => leadId },
  },
});

export const onBehalfTrials: Readonly<Record<string, Trial>> = {
  dispatchVisitOnBehalf: said(),
  arriveOnBehalf: said(),
  startWorkOnBehalf: said({ code: '123456' }),
  finishWorkOnBehalf: said({
    lines: [{ line: 1, amountPaise: 80_000 }],
    ...{ payBy: 'nothing', cashPaise: 0 },
  }),
  stopWorkOnBehalf: said({ reason: 'needs-parts', lines: [{ line: 1, amountPaise: 20_000 }] }),
  tryContactOnBehalf: said({ by: 'call' }),
  reportCustomerNoShowOnBehalf: said(),
  releaseVisitOnBehalf: said({ reason: 'ill' }),
  breakOffVisitOnBehalf: said({ reason: 'vehicle' }),
  leaveForSafetyOnBehalf: said(),
};
