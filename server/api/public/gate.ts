import { checkGatePass as contract } from '#contract/public/check-gate-pass.ts';
import { checkGatePass } from '#server/flows/society/check-gate-pass.ts';
import { answer } from '../http/mount-routes.ts';

/** A guard at a gate has no account with us. */
export const answerCheckGatePass = answer(contract, (input, { world, caller, now }) =>
  checkGatePass(world, input, { address: caller.address, now }),
);
