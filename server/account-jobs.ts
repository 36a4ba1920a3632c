import { noteErasure } from '#server/effects/note-erasure.ts';
import { eraseLateRecords } from '#server/flows/identity/erase-late-records.ts';
import { followOwner } from '#server/flows/identity/follow-owner.ts';
import { again, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobsDeps } from './jobs-deps.ts';

/** The fate of an account's records when it is joined to another, or erased. */
export const accountJobsOf = (deps: JobsDeps): readonly Job[] => [
  {
    name: 'follow-owner',
    atOnce: 5,
    run: async ({ subject, at, data }) =>
      again(await followOwner(deps, { from: subject, into: text(data, 'into'), at })),
  },
  {
    name: 'erase-late-records',
    atOnce: 5,
    run: async ({ subject, at }) => again(await eraseLateRecords(deps, { userId: subject, at })),
  },
  {
    name: 'note-erasure',
    atOnce: 5,
    run: async ({ subject, at }) => {
      await noteErasure(deps, { userId: subject, at });
      return undefined;
    },
  },
];
