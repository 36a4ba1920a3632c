import type { applyAsKarigar as promise } from '#contract/applicant/apply-as-karigar.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import {
  lockApplication,
  recordApplication,
  recordStep,
} from '#server/modules/karigar/application-store.ts';
import { type ApplicationState, decideApplying } from '#server/modules/karigar/applying.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { handInDocuments } from '../steps/hand-in-documents.ts';

type House = { readonly pool: Pool; readonly facts: Facts; readonly keys: Keys };

/** Somebody wants to work with us, or puts right what he has said. */
export async function applyAsKarigar(
  { pool, facts, keys }: House,
  userId: string,
  form: InputOf<typeof promise>,
  now: Instant,
): Promise<Outcome<{ state: ApplicationState }, RefusalOf<typeof promise>>> {
  const [places, services] = await Promise.all([facts.places(), facts.services()]);
  if (places.indexOf(form.address.pincode) === undefined) return refuse('outside-served-area');
  const known = new Set(services.map(({ id }) => id));
  if (!form.serviceIds.every((id) => known.has(id))) return refuse('service-unknown');
  return transaction(pool, async (db) => {
    const before = await lockApplication(db, keys, userId);
    const decision = decideApplying(form, before?.state, now);
    if (!decision.ok) return decision;
    await recordApplication(db, keys, { userId, state: 'applied', form }, now);
    if (before?.state !== 'applied') {
      await recordStep(db, { userId, state: 'applied', reason: null, decidedBy: null }, now);
      await recordEvent(db, userId, 'KarigarApplied', now, `user:${userId}`, {});
    }
    return accept({ state: await handInDocuments(db, userId, now) });
  });
}
