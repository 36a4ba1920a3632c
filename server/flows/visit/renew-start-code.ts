import type { renewStartCode as contract } from '#contract/customer/renew-start-code.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { startCodeSeal, triesLeft } from '#server/modules/visit/start-code.ts';
import { recordNewStartCode } from '#server/modules/visit/store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { newCode } from '#server/platform/secrets/one-time-code.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { visitAtHand } from '../steps/visit/visit-at-hand.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import type { VisitDeps } from './steps/perform-karigar-action.ts';

/** The old code was tried too often: only its owner has a new one made, so that nobody guesses on and on. */
export const renewStartCode = (
  deps: Pick<VisitDeps, 'pool' | 'now' | 'keys'>,
  command: OfCustomer,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, undefined, async ({ db, now, booking, visit, actor }) => {
    const at = await visitAtHand(db, booking, visit, now);
    if (!visit || (at?.status !== 'dispatched' && at?.status !== 'arrived'))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const left = triesLeft(at);
    if (left > 0) return refuse('start-code-good', { triesLeft: left });
    const sealed = seal(deps.keys, newCode(), startCodeSeal(at.id));
    await recordNewStartCode(db, at.id, sealed);
    const { karigarId } = visit;
    const data = { ...aboutBooking(booking), karigarId, ...at.about };
    await recordEvent(db, booking.id, 'StartCodeRenewed', now, actor, data);
    return accept('done');
  });
