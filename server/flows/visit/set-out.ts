import type { setOut as contract } from '#contract/karigar/set-out.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { decideSettingOut } from '#server/modules/visit/setting-out.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { recordSetOut } from '#server/modules/visit/store.ts';
import { newCode } from '#server/platform/secrets/one-time-code.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { type Acting, act, mayMove, tellOfVisit, type VisitHouse } from '../steps/act.ts';

/**
 * "Same-day: an OTP is generated on dispatch": the Karigar sets out, and the customer alone gets the six digits that
 * start the work. From now on cancelling costs the same-day share.
 */
export const setOut = (
  house: VisitHouse,
  command: Acting,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  act(house, command, 'set-out', async (scene) => {
    const { db, booking, now } = scene;
    const may = mayMove('dispatch', booking);
    if (!may.ok || may.value === 'repeated') return may;
    const decided = decideSettingOut(booking, now);
    if (!decided.ok) return decided;
    const sealed = seal(house.keys, newCode(), startCodeSeal(booking.id));
    await recordMoved(db, booking.id, moves.dispatch.from, moves.dispatch.to, now);
    await recordSetOut(db, booking.id, sealed, now);
    const wayOutAt = booking.startsAt + policy.noShow.providerByClockMinutes * MINUTE;
    await tellOfVisit(scene, moves.dispatch.event, { wayOutAt });
    return accept('done');
  });
