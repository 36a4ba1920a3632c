import { listFeatures as listPromise } from '#contract/ops/list-features.ts';
import { switchFeature as switchPromise } from '#contract/ops/switch-feature.ts';
import { accept } from '#kernel/outcome.ts';
import { FEATURES_CHANGED } from '#server/cache/keep-features-known.ts';
import { switchFeature } from '#server/flows/feature/switch-feature.ts';
import { listFeatures } from '#server/views/features.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for the switches of features; this server follows at once, the others as soon as they hear of it. */
export const featureAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, world, now }) =>
    accept(await listFeatures(db, world.gateways.keys(), now)),
  ),
  answer(switchPromise, async ({ offUntil, ...input }, { db, world, person, now }) => {
    const until = offUntil === null ? null : Date.parse(offUntil);
    const wish = { ...input, offUntil: until, by: person.id };
    const outcome = await switchFeature(db, wish, now);
    if (!outcome.ok) return outcome;
    await world.facts.switchedOffAnew();
    await world.live.tell([FEATURES_CHANGED]);
    return outcome;
  }),
];
