import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { recheckAfterParting } from '#server/effects/recheck-after-parting.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { endZone } from '#server/flows/zone/end-zone.ts';
import { tellZone } from '#server/flows/zone/tell-zone.ts';
import { again, eachAtOnce, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobsDeps } from './jobs-deps.ts';

/** The crew of a visit, and what the clock ends of it. */
export const visitJobsOf = (deps: JobsDeps): readonly Job[] => [
  {
    name: 'find-karigar',
    atOnce: 10,
    givesWay: true,
    ...eachAtOnce(async ({ subject, type }) =>
      again(await findKarigar(deps, { bookingId: subject, cause: type })),
    ),
  },
  {
    name: 'check-roster',
    atOnce: 5,
    run: async ({ data }) => {
      await checkRoster(deps, { karigarId: Number(data.karigarId) });
      return undefined;
    },
  },
  {
    name: 'keep-apart',
    atOnce: 2,
    run: async ({ data }) => {
      // The account that goes on: people who had parted in the other would meet in it.
      await recheckAfterParting(deps, text(data, 'into' in data ? 'into' : 'userId'));
      return undefined;
    },
  },
  {
    name: 'tell-zone',
    atOnce: 2,
    run: async ({ subject, type }) => again(await tellZone(deps, { zoneId: subject, cause: type })),
  },
  {
    name: 'end-zone',
    atOnce: 2,
    run: async ({ subject }) => again(await endZone(deps, { id: subject })),
  },
  {
    name: 'apply-timeout',
    atOnce: 10,
    ...eachAtOnce(async ({ subject }) =>
      again(await applyVisitTimeout(deps, { bookingId: subject })),
    ),
  },
];
