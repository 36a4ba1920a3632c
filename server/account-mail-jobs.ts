import { writeNewDevice } from '#server/flows/messaging/write-new-device.ts';
import { writeWelcome } from '#server/flows/messaging/write-welcome.ts';
import type { Job } from '#server/platform/jobs/job.ts';

type MailDeps = Parameters<typeof writeWelcome>[0];

/** Jobs that write mails about a person's account. */
export const accountMailJobsOf = (deps: MailDeps): readonly Job[] => [
  {
    name: 'write-welcome',
    atOnce: 20,
    givesWay: true,
    run: async ({ data }) => {
      await writeWelcome(deps, { userId: String(data.userId) });
      return undefined;
    },
  },
  {
    name: 'write-new-device',
    atOnce: 20,
    givesWay: true,
    run: async ({ id, at, data }) => {
      const device = typeof data.device === 'string' ? data.device : null;
      await writeNewDevice(deps, { eventId: id, userId: String(data.userId), device, at });
      return undefined;
    },
  },
];
