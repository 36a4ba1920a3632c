import type { switchOwnWebhook as ownPromise } from '#contract/integrator/switch-own-webhook.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { switchWebhook as promise } from '#contract/ops/switch-webhook.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type ByWhom, isFor } from '#server/modules/webhook/of-whom.ts';
import { lockWebhook, recordWebhookOff, recordWebhookOn } from '#server/modules/webhook/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Switching = InputOf<typeof promise> & ByWhom;
type Switched = OutputOf<typeof promise>;

/** Off or on by one of us; a repeat changes nothing. */
export const switchWebhook = (
  pool: Pool,
  switching: Switching,
  now: Instant,
): Promise<Outcome<Switched, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const webhook = await lockWebhook(db, switching.id);
    if (!webhook) return refuse('webhook-not-found');
    return accept(await write(db, webhook, { ...switching, byUs: true }, now));
  });

/** The same by the integrator whose it is, as long as none of us has switched it off. */
export const switchOwnWebhook = (
  pool: Pool,
  switching: Switching,
  now: Instant,
): Promise<Outcome<Switched, RefusalOf<typeof ownPromise>>> =>
  transaction(pool, async (db) => {
    const webhook = await lockWebhook(db, switching.id);
    if (!webhook || !isFor(webhook, switching.integratorId)) return refuse('webhook-not-found');
    if (switching.on && webhook.isOff && webhook.offByUs) return refuse('webhook-held');
    return accept(await write(db, webhook, { ...switching, byUs: false }, now));
  });

async function write(
  db: Database,
  { name, isOff, offByUs }: { readonly name: string; isOff: boolean; offByUs: boolean },
  { id, on, actor, byUs }: Switching & { readonly byUs: boolean },
  now: Instant,
): Promise<Switched> {
  if (on && isOff) {
    await recordWebhookOn(db, id);
    await recordEvent(db, id, 'WebhookSwitchedOn', now, actor, { name });
  }
  if (on) return { on };
  // One of us who switches off what its integrator has, or what failed, holds it from then on.
  if (!isOff || (byUs && !offByUs)) {
    await recordWebhookOff(db, id, { why: 'by-hand', byUs }, now);
    const data = { name, why: 'by-hand' } as const;
    await recordEvent(db, id, 'WebhookSwitchedOff', now, actor, data);
  }
  return { on };
}
