import { addWebhook as addPromise } from '#contract/ops/add-webhook.ts';
import { listWebhookDeliveries as deliveriesPromise } from '#contract/ops/list-webhook-deliveries.ts';
import { listWebhooks as listPromise } from '#contract/ops/list-webhooks.ts';
import { replayWebhookDelivery as replayPromise } from '#contract/ops/replay-webhook-delivery.ts';
import { switchWebhook as switchPromise } from '#contract/ops/switch-webhook.ts';
import { accept } from '#kernel/outcome.ts';
import { addWebhook } from '#server/flows/webhook/add-webhook.ts';
import { replayDelivery } from '#server/flows/webhook/replay-delivery.ts';
import { switchWebhook } from '#server/flows/webhook/switch-webhook.ts';
import { listDeliveries, listWebhooks } from '#server/views/webhooks.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Addresses to which news of bookings goes, and every delivery. */
export const webhookAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db }) => accept({ webhooks: await listWebhooks(db) })),
  answer(addPromise, (input, { world, person, now }) =>
    addWebhook(world, { ...input, actor: `ops:${person.id}` }, now),
  ),
  answer(switchPromise, (input, { world, person, now }) =>
    switchWebhook(world.pool, { ...input, actor: `ops:${person.id}` }, now),
  ),
  answer(deliveriesPromise, async ({ id }, { db }) =>
    accept({ deliveries: await listDeliveries(db, id) }),
  ),
  answer(replayPromise, (input, { world, person, now }) =>
    replayDelivery(world.pool, { ...input, actor: `ops:${person.id}` }, now),
  ),
];
