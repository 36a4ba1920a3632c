import type { startWork as contract } from '#contract/karigar/start-work.ts';
import { moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { decideStart, startCodeSeal, triesLeft } from '#server/modules/visit/start-code.ts';
import { recordArrived, recordStarted, recordWrongCode } from '#server/modules/visit/store.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { payLongWays } from '../steps/money/pay-long-ways.ts';
import { payWaiting } from '../steps/money/pay-waiting.ts';
import { type VisitAtHand, visitAtHand } from '../steps/visit/visit-at-hand.ts';
import { listShownAtDoor } from './steps/list-shown-at-door.ts';
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
  performKarigarAction(deps, command, 'start', async (context) => {
    const { db, booking, visit, now, ownAt } = context;
    const at = await visitAtHand(db, booking, visit, now);
    // At a further visit of work that has begun, the code shows that the Karigar is there, and the work goes on.
    const goesOn = at?.status === 'dispatched' && booking.status === 'in_progress';
    const may = goesOn ? mayMove('arrive', at) : mayMove('start', booking);
    if (!may.ok || may.value === 'repeated' || !at) return may;
    const early = await mayBeAtDoor(context, at, command);
    if (!early.ok) return early;
    const { startCode: sealed } = at;
    const code = sealed ? unseal<string>(deps.keys, sealed, startCodeSeal(at.id)) : undefined;
    const decided = decideStart(at, command.code, code);
    if (!decided.ok) {
      if (decided.refusal.code === 'start-code-wrong') await countWrong(context, at);
      return decided;
    }
    if (goesOn) {
      await recordArrived(db, at.id, 'code', { at: now, ownAt, goesOn });
      await recordVisitEvent(context, moves.arrive.event, { by: 'code', ...at.about });
      await payLongWays(context, at.startsAt, [context.karigarId]);
      return accept('done');
    }
    await recordMoved(db, booking.id, moves.start.from, moves.start.to, now);
    await recordStarted(db, booking.id, now);
    await recordVisitEvent(context, moves.start.event, {
      alarmAt: Math.max(now, booking.untilAt) + policy.alarm.overrunMinutes * MINUTE,
    });
    await payWaiting(context, Math.min(now, ownAt), await listShownAtDoor(context));
    return accept('done');
  });

/**
 * Both stand at the door after the last try and wait for a new code: only the customer can have one made, so they are
 * told.
 */
async function countWrong(context: VisitContext, at: VisitAtHand): Promise<void> {
  await recordWrongCode(context.db, at.id);
  const left = triesLeft({ startCodeTries: at.startCodeTries + 1 });
  if (left === 0) await recordVisitEvent(context, 'StartCodeUsedUp', at.about);
}
