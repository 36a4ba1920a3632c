import { readFollowedVisit } from '#contract/public/read-followed-visit.ts';
import { watchFollowedVisit } from '#contract/public/watch-followed-visit.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { countFollowing } from '#server/flows/visit/count-following.ts';
import { visitTopic } from '#server/modules/visit/topics.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import * as views from '#server/views/followed-visit.ts';
import { etagOf } from '../http/etag-of.ts';
import { type Answer, answer, answerWithStream } from '../http/mount-routes.ts';

/** A visit that was shared with the family: whoever has the link may look, without an account. */
export const followAnswers: readonly Answer[] = [
  answer(readFollowedVisit, async ({ token }, { world, caller, now }) => {
    const may = await countFollowing(world, caller.address, now);
    if (!may.ok) return may;
    const found = await followed(world, token);
    return found ? accept({ visit: found.visit }) : refuse('share-over');
  }),
  answerWithStream(watchFollowedVisit, async ({ token }, { world, caller, now }) => {
    const may = await countFollowing(world, caller.address, now);
    if (!may.ok) return may;
    const found = await followed(world, token);
    if (!found) return refuse('share-over');
    const topic = visitTopic(found.bookingId);
    const stream = world.live.open({
      topic,
      name: 'visit',
      // Each link by itself: one that was taken back ends alone.
      sharedAs: `${topic} ${tokenHash(token).toString('base64url')}`,
      lastId: caller.lastEventId,
      read: async () => {
        const visit = (await followed(world, token))?.visit;
        return visit && { id: etagOf(visit), data: { visit } };
      },
    });
    return stream ? accept(stream) : refuse('too-many-requests', { retryAfterSeconds: 60 });
  }),
];

const followed = async (world: World, token: string) =>
  views.readFollowedVisit(world.pool, tokenHash(token), {
    places: await world.facts.places(),
    keys: world.keys,
    now: world.now(),
  });
