import { sendMessage, sendMessages } from '#server/effects/send-message.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { again, text } from '#server/platform/jobs/each-at-once.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobsDeps } from './jobs-deps.ts';

/** Messages, from being written to being sent. */
export const messageJobsOf = (deps: JobsDeps): readonly Job[] => [
  {
    name: 'write-messages',
    atOnce: 100,
    givesWay: true,
    run: async (event) => {
      await writeMessages(deps, [event]);
      return undefined;
    },
    runTogether: async (events) => {
      await writeMessages(deps, events);
      return [];
    },
  },
  {
    name: 'send-message',
    atOnce: 20,
    givesWay: true,
    run: async ({ data }) => again(await sendMessage(deps, { messageId: text(data, 'messageId') })),
    runTogether: async (events) => {
      const ids = events.map(({ data }) => text(data, 'messageId'));
      return (await sendMessages(deps, ids)).map(again);
    },
  },
  {
    // Somebody stands at a screen and waits for a code, or is rung for another's safety: no queue behind the day's news.
    name: 'send-code',
    atOnce: 10,
    run: async ({ data }) => again(await sendMessage(deps, { messageId: text(data, 'messageId') })),
  },
];
