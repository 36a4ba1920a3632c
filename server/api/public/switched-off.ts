import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { accept } from '#kernel/outcome.ts';
import { noticesOf } from '#server/modules/feature/feature.ts';
import { answer } from '../http/mount-routes.ts';

/** Switches are in memory: the question costs no statement. */
export const answerReadSwitchedOff = answer(readSwitchedOff, async (_input, { world, now }) =>
  accept(noticesOf(await world.facts.switchedOff(), world.paymentProvider, now)),
);
