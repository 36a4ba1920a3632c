import type { startWork as contract } from '#contract/karigar/start-work.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import type { DayVisit } from '#server/modules/visit/day-visit.ts';
import { recordDayArrived, recordDayWrongCode } from '#server/modules/visit/day-visit-store.ts';
import type { BookingDay } from '#server/modules/visit/days-store.ts';
import { decideStart, startCodeSeal, triesLeft } from '#server/modules/visit/start-code.ts';
import { recordStarted, recordWrongCode } from '#server/modules/visit/store.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { dayAtHand, ofDay } from '../steps/visit/day-at-hand.ts';
import { mayBeAtDoor } from './steps/may-be-at-door.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The customer has said the six digits, and so lets the Karigar in: the work begins. A wrong try is counted. */
export const startWork = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly code: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'start', async (scene) => {
    const { db, booking, visit, now } = scene;
    const day = await dayAtHand(db, booking, now);
    if (day?.way) {
      const early = await mayBeAtDoor(scene, day, command);
      if (!early.ok) return early;
    }
    if (day?.way) return letIn(deps, scene, { ...day, way: day.way }, command.code);
    const may = mayMove('start', booking);
    if (!may.ok || may.value === 'repeated') return may;
    const early = await mayBeAtDoor(scene, booking, command);
    if (!early.ok) return early;
    const sealed = visit.startCode;
    const code = sealed ? unseal<string>(deps.keys, sealed, startCodeSeal(booking.id)) : undefined;
    const decided = decideStart(visit, command.code, code);
    if (!decided.ok) {
      if (decided.refusal.code === 'start-code-wrong') await countWrong(scene);
      return decided;
    }
    await recordMoved(db, booking.id, moves.start.from, moves.start.to, now);
    await recordStarted(db, booking.id, now);
    await recordVisitEvent(scene, moves.start.event, {
      alarmAt: Math.max(now, booking.untilAt) + policy.alarm.overrunMinutes * MINUTE,
    });
    return accept('done');
  });

/** The work goes on on a later day of an event: the code of that day shows that the Karigar is there. */
async function letIn(
  { keys }: VisitDeps,
  scene: VisitContext,
  day: BookingDay & { readonly way: DayVisit },
  given: string,
): Promise<ReturnType<typeof decideStart>> {
  const { db, now, ownAt } = scene;
  const { id: dayId, way } = day;
  const sealed = way.startCode;
  const code = sealed ? unseal<string>(keys, sealed, startCodeSeal(dayId)) : undefined;
  const decided = decideStart(way, given, code);
  if (decided.ok) {
    await recordDayArrived(db, dayId, 'code', { at: now, ownAt });
    await recordVisitEvent(scene, moves.arrive.event, { by: 'code', ...ofDay(day) });
  } else if (decided.refusal.code === 'start-code-wrong') {
    await recordDayWrongCode(db, dayId);
    const left = triesLeft({ startCodeTries: way.startCodeTries + 1 });
    if (left === 0) await recordVisitEvent(scene, 'StartCodeUsedUp', ofDay(day));
  }
  return decided;
}

/**
 * Both stand at the door after the last try and wait for a new code: only the customer can have one made, so they are
 * told.
 */
async function countWrong(scene: VisitContext): Promise<void> {
  const { db, booking, visit } = scene;
  await recordWrongCode(db, booking.id);
  const left = triesLeft({ startCodeTries: visit.startCodeTries + 1 });
  if (left === 0) await recordVisitEvent(scene, 'StartCodeUsedUp');
}
