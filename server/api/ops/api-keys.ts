import { listApiKeys as listPromise } from '#contract/ops/list-api-keys.ts';
import { makeApiKey as makePromise } from '#contract/ops/make-api-key.ts';
import { revokeApiKey as revokePromise } from '#contract/ops/revoke-api-key.ts';
import { accept } from '#kernel/outcome.ts';
import { makeApiKey } from '#server/flows/integrator/make-api-key.ts';
import { revokeApiKey } from '#server/flows/integrator/revoke-api-key.ts';
import { listApiKeys } from '#server/views/api-keys.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Keys with which programs of societies and partners come. */
export const apiKeyAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, now }) => accept({ keys: await listApiKeys(db, now) })),
  answer(makePromise, (input, { world, person, now }) =>
    makeApiKey(world.pool, { ...input, by: person.id }, now),
  ),
  answer(revokePromise, (input, { world, person, now }) =>
    revokeApiKey(world.pool, { ...input, by: person.id }, now),
  ),
];
