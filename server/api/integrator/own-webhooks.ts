import { addOwnWebhook } from '#contract/integrator/add-own-webhook.ts';
import { listOwnWebhookDeliveries } from '#contract/integrator/list-own-webhook-deliveries.ts';
import { listOwnWebhooks } from '#contract/integrator/list-own-webhooks.ts';
import { replayOwnWebhookDelivery } from '#contract/integrator/replay-own-webhook-delivery.ts';
import { switchOwnWebhook } from '#contract/integrator/switch-own-webhook.ts';
import { accept } from '#kernel/outcome.ts';
import { addWebhook } from '#server/flows/webhook/add-webhook.ts';
import { replayDelivery } from '#server/flows/webhook/replay-delivery.ts';
import * as switching from '#server/flows/webhook/switch-webhook.ts';
import { actorOf } from '#server/modules/integrator/integrator.ts';
import { listDeliveries, listOwnWebhooks as listOwn } from '#server/views/webhooks.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

const asThemself = ({ id }: { readonly id: string }) => ({ actor: actorOf(id), integratorId: id });

/** Addresses that an integrator's program looks after itself; they hear of the bookings that it has placed. */
export const ownWebhookAnswers: readonly Answer[] = [
  answer(listOwnWebhooks, async (_input, { db, integrator }) =>
    accept({ webhooks: await listOwn(db, integrator.id) }),
  ),
  answer(addOwnWebhook, (input, { world, integrator, now }) =>
    addWebhook(world, { ...input, ...asThemself(integrator) }, now),
  ),
  answer(switchOwnWebhook, (input, { world, integrator, now }) =>
    switching.switchOwnWebhook(world.pool, { ...input, ...asThemself(integrator) }, now),
  ),
  answer(listOwnWebhookDeliveries, async ({ id }, { db, integrator }) =>
    accept({ deliveries: await listDeliveries(db, id, integrator.id) }),
  ),
  answer(replayOwnWebhookDelivery, (input, { world, integrator, now }) =>
    replayDelivery(world.pool, { ...input, ...asThemself(integrator) }, now),
  ),
];
