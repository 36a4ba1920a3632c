import { readOwnGatePass as contract } from '#contract/karigar/read-own-gate-pass.ts';
import { readOwnGatePass } from '#server/views/gate-pass.ts';
import { answer } from '../http/mount-routes.ts';

export const answerReadOwnGatePass = answer(contract, ({ id }, { world, person, now }) =>
  readOwnGatePass({ ...world, origin: world.sender.origin }, person.id, id, now),
);
