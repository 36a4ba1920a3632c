import { checkGatePass as checkPromise } from '#contract/public/check-gate-pass.ts';
import { listExpectedAtGate as listPromise } from '#contract/public/list-expected-at-gate.ts';
import { listGateKeys as keysPromise } from '#contract/public/list-gate-keys.ts';
import { accept } from '#kernel/outcome.ts';
import { checkGatePass } from '#server/flows/society/check-gate-pass.ts';
import { openGateList } from '#server/flows/society/open-gate-list.ts';
import { publicGateKey } from '#server/platform/secrets/gate-signature.ts';
import { readingKeys } from '#server/platform/secrets/keys.ts';
import { listExpectedAtGate } from '#server/views/expected-at-gate.ts';
import { facesAtGate } from '#server/views/face-at-gate.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** A guard at a gate has no account with us. */
export const gateAnswers: readonly Answer[] = [
  answer(checkPromise, async (input, { world, caller, now }) => {
    const checked = await checkGatePass(world, input, { address: caller.address, now });
    if (!checked.ok) return checked;
    const { karigarId, ...said } = checked.value;
    const faces = await facesAtGate(world, karigarId === null ? [] : [karigarId]);
    return accept({ ...said, face: faces.get(karigarId ?? 0)?.face ?? null });
  }),
  answer(listPromise, async (input, { world, caller, now }) => {
    const opened = await openGateList(world, input, { address: caller.address, now });
    if (!opened.ok) return opened;
    return accept(
      await listExpectedAtGate(world, { ...opened.value, had: input.faces ?? [] }, now),
    );
  }),
  answer(keysPromise, async (_, { world }) =>
    accept({ keys: readingKeys(world.keys).map(({ gates }) => publicGateKey(gates)) }),
  ),
];
