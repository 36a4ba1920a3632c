import type { reportCustomerNoShow as contract } from '#contract/karigar/report-customer-no-show.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findFirstTry } from '#server/modules/visit/act-store.ts';
import { hasWorked } from '#server/modules/visit/photo-store.ts';
import { dayAtDoor } from './steps/day-at-door.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';
import { recordCustomerNoShow } from './steps/record-customer-no-show.ts';

/**
 * The Karigar reports that nobody is at home: the wait and the tries to reach the customer are those that we have
 * counted.
 */
export async function reportCustomerNoShow(
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  return performKarigarAction(
    deps,
    command,
    'no-show',
    async ({ db, booking, visit, now, actor }) => {
      if (booking.status === 'no_show_customer') return accept('done');
      const day = await dayAtDoor(db, booking, now);
      if (day) {
        const { arrivedAt, contactTries } = day;
        if (await hasWorked(db, booking.id, arrivedAt)) return refuse('not-at-the-door');
        const since = { ...visit, assignedAt: Math.max(visit.assignedAt, arrivedAt) };
        return recordCustomerNoShow(db, places, booking, {
          ...{ actor, now, contactTries, arrivedAt, visitId: day.id },
          firstTryAt: await findFirstTry(db, since),
        });
      }
      const { contactTries, startedAt } = visit;
      return recordCustomerNoShow(db, places, booking, {
        ...{ actor, now, contactTries, startedAt, visitId: booking.id },
        arrivedAt: booking.arrivedAt ?? now,
        firstTryAt: await findFirstTry(db, visit),
        hasWorked: await hasWorked(db, booking.id),
      });
    },
  );
}
