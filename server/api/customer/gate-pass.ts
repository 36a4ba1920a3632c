import { readGatePass as contract } from '#contract/customer/read-gate-pass.ts';
import { readGatePass } from '#server/views/gate-pass.ts';
import { answer } from '../http/mount-routes.ts';

export const answerReadGatePass = answer(contract, ({ id }, { world, person, now }) =>
  readGatePass({ ...world, origin: world.sender.origin }, person.id, id, now),
);
