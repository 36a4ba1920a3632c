import { type InboxHouse, tellOperations } from '#server/flows/inbox/tell-operations.ts';
import { tellCustomers } from '#server/flows/notification/tell-customers.ts';
import { type NewsHouse, tellKarigars } from '#server/flows/notification/tell-karigars.ts';
import { topicsOf } from '#server/modules/visit/topics.ts';
import { again, eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { LiveDesk } from '#server/platform/live/live-desk.ts';

/** Who is told inside the product, and at once where somebody looks. */
export const newsJobsOf = (
  house: NewsHouse & InboxHouse & { readonly live: Pick<LiveDesk, 'tell'> },
): readonly Job[] => [
  {
    name: 'tell-customer',
    atOnce: 200,
    run: async (event) => {
      await house.live.tell(await tellCustomers(house, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await house.live.tell(await tellCustomers(house, events));
      return [];
    },
  },
  {
    name: 'tell-karigars',
    atOnce: 10,
    ...eachAtOnce(async (event) => {
      const { topics, ...turn } = await tellKarigars(house, event);
      await house.live.tell(topics);
      return again(turn);
    }),
  },
  {
    name: 'tell-operations',
    atOnce: 100,
    run: async (event) => {
      await house.live.tell(await tellOperations(house, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await house.live.tell(await tellOperations(house, events));
      return [];
    },
  },
  {
    // Somebody is looking at it: nobody else's news stands in its way.
    name: 'tell-live',
    atOnce: 200,
    run: async (event) => {
      await house.live.tell(topicsOf(event));
      return undefined;
    },
    runTogether: async (events) => {
      await house.live.tell(events.flatMap(topicsOf));
      return [];
    },
  },
];
