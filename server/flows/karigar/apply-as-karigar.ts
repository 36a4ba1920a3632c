import type { applyAsKarigar as promise } from '#contract/applicant/apply-as-karigar.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import {
  lockApplication,
  recordApplication,
  recordStep,
} from '#server/modules/karigar/application-store.ts';
import {
  type ApplicationForm,
  type ApplicationState,
  decideApplying,
} from '#server/modules/karigar/applying.ts';
import { isSamePayee, payeeOf } from '#server/modules/karigar/payee.ts';
import { findLatestPayee } from '#server/modules/karigar/payee-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { handInDocuments } from './steps/hand-in-documents.ts';

type Deps = { readonly pool: Pool; readonly facts: AppCache; readonly keys: Keys };

/** A person applies to work with us, or corrects their application. */
export async function applyAsKarigar(
  { pool, facts, keys }: Deps,
  userId: string,
  typed: InputOf<typeof promise>,
  now: Instant,
): Promise<Outcome<{ state: ApplicationState }, RefusalOf<typeof promise>>> {
  const [places, services] = await Promise.all([facts.places(), facts.services()]);
  const place = places.indexOf(typed.address.pincode);
  if (place === undefined) return refuse('outside-served-area');
  const { name, state } = places.cityAt(place);
  const form = { ...typed, address: { ...typed.address, city: name.en, state: state.en } };
  const known = new Set(services.map(({ id }) => id));
  if (!form.serviceIds.every((id) => known.has(id))) return refuse('service-unknown');
  return transaction(pool, async (db) => {
    const before = await lockApplication(db, keys, userId);
    const decision = decideApplying(form, before?.state, now);
    if (!decision.ok) return decision;
    const said = await keepPayee({ db, keys, userId }, form, before?.form);
    if (!said.ok) return said;
    await recordApplication(db, keys, { userId, state: 'applied', form: said.value }, now);
    if (before?.state !== 'applied') {
      await recordStep(db, { userId, state: 'applied', reason: null, decidedBy: null }, now);
      await recordEvent(db, userId, 'KarigarApplied', now, `user:${userId}`, {});
    }
    return accept({ state: await handInDocuments(db, userId, now) });
  });
}

/**
 * A former Karigar may be owed something: they are paid at the known account, and name another only with a code and a
 * day's wait, never by applying anew.
 */
async function keepPayee(
  { db, keys, userId }: { readonly db: Database; readonly keys: Keys; readonly userId: string },
  form: ApplicationForm,
  before: ApplicationForm | undefined,
): Promise<Outcome<ApplicationForm, 'payee-elsewhere'>> {
  const karigarId = await findKarigarAtWork(db, userId);
  if (karigarId === undefined) return accept(form);
  const asked = payeeOf(form);
  const known = [before && payeeOf(before), await findLatestPayee(db, keys, karigarId)];
  if (!known.some((one) => isSamePayee(one, asked))) return refuse('payee-elsewhere');
  const { upiAddress, bankAccount, ifsc } = before ?? {};
  return accept({ ...form, upiAddress, bankAccount, ifsc });
}
