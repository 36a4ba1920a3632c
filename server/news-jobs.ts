import { type InboxHouse, tellOperations } from '#server/flows/inbox/tell-operations.ts';
import { tellCustomers } from '#server/flows/notification/tell-customers.ts';
import { type NewsDeps, tellKarigars } from '#server/flows/notification/tell-karigars.ts';
import { topicsOf } from '#server/modules/visit/topics.ts';
import { again, eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';

/** Who is told inside the product, and at once where somebody looks. */
export const newsJobsOf = (
  deps: NewsDeps & InboxHouse & { readonly live: Pick<LiveStreams, 'tell'> },
): readonly Job[] => [
  {
    name: 'tell-customer',
    atOnce: 200,
    run: async (event) => {
      await deps.live.tell(await tellCustomers(deps, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await deps.live.tell(await tellCustomers(deps, events));
      return [];
    },
  },
  {
    name: 'tell-karigars',
    atOnce: 10,
    ...eachAtOnce(async (event) => {
      const { topics, ...turn } = await tellKarigars(deps, event);
      await deps.live.tell(topics);
      return again(turn);
    }),
  },
  {
    name: 'tell-operations',
    atOnce: 100,
    run: async (event) => {
      await deps.live.tell(await tellOperations(deps, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await deps.live.tell(await tellOperations(deps, events));
      return [];
    },
  },
  {
    // Somebody is looking at it: nobody else's news stands in its way.
    name: 'tell-live',
    atOnce: 200,
    run: async (event) => {
      await deps.live.tell(topicsOf(event));
      return undefined;
    },
    runTogether: async (events) => {
      await deps.live.tell(events.flatMap(topicsOf));
      return [];
    },
  },
];
