import { sendWebhook, type WebhookDeps } from '#server/effects/send-webhook.ts';
import { noteDeliveries } from '#server/flows/webhook/note-deliveries.ts';
import { again } from '#server/platform/jobs/each-at-once.ts';
import type { DomainEvent, Job } from '#server/platform/jobs/job.ts';
import { listWebhookNews } from '#server/views/webhook-news.ts';

/** News of bookings on its way to integrators. */
export const webhookJobsOf = (deps: WebhookDeps): readonly Job[] => {
  const note = async (events: readonly DomainEvent[]): Promise<void> => {
    const news = await listWebhookNews(deps.pool, events);
    if (news.length > 0) await noteDeliveries(deps.pool, news, deps.now());
  };
  return [
    {
      name: 'note-webhooks',
      atOnce: 200,
      givesWay: true,
      run: async (event) => {
        await note([event]);
        return undefined;
      },
      runTogether: async (events) => {
        await note(events);
        return [];
      },
    },
    {
      name: 'send-webhook',
      atOnce: 10,
      givesWay: true,
      run: async ({ subject }) => again(await sendWebhook(deps, subject)),
    },
  ];
};
