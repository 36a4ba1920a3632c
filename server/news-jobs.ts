import { type InboxDeps, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { ringStaff } from '#server/flows/inbox/ring-staff.ts';
import { notifyCustomers } from '#server/flows/notification/notify-customers.ts';
import { type NewsDeps, notifyKarigars } from '#server/flows/notification/notify-karigars.ts';
import { topicsOf } from '#server/modules/visit/topics.ts';
import { again, eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';

/** Jobs that notify people inside the product, at once on an open screen. */
export const newsJobsOf = (
  deps: NewsDeps & InboxDeps & { readonly live: Pick<LiveStreams, 'tell'> },
): readonly Job[] => [
  {
    name: 'tell-customer',
    atOnce: 200,
    run: async (event) => {
      await deps.live.tell(await notifyCustomers(deps, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await deps.live.tell(await notifyCustomers(deps, events));
      return [];
    },
  },
  {
    name: 'tell-karigars',
    atOnce: 10,
    ...eachAtOnce(async (event) => {
      const { topics, ...turn } = await notifyKarigars(deps, event);
      await deps.live.tell(topics);
      return again(turn);
    }),
  },
  {
    name: 'tell-operations',
    atOnce: 100,
    run: async (event) => {
      await deps.live.tell(await notifyOperations(deps, [event]));
      return undefined;
    },
    runTogether: async (events) => {
      await deps.live.tell(await notifyOperations(deps, events));
      return [];
    },
  },
  {
    name: 'ring-staff',
    atOnce: 10,
    ...eachAtOnce(async (event) => again(await ringStaff(deps, event))),
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
