import type { deleteAccount as promise } from '#contract/customer/delete-account.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { countDues } from '#server/modules/booking/dues-store.ts';
import { lockOwnBookings } from '#server/modules/booking/owner-store.ts';
import type { Channels } from '#server/modules/identity/confirming.ts';
import { decideDeletion } from '#server/modules/identity/deleting.ts';
import {
  type ErasableAccount,
  lockErasableAccount,
} from '#server/modules/identity/erasure-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { countUnderWay } from '#server/modules/payment/owner-store.ts';
import { countTransfersUnderWay } from '#server/modules/transfer/owner-store.ts';
import { countOpenCases } from '#server/modules/visit/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Asking, confirmPerson } from '../steps/identity/confirm-person.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';
import type { TaxDocumentDeps } from '../steps/tax-document/write-tax-documents.ts';
import { eraseAccount } from './steps/erase-account.ts';
import { isUnpaid } from './steps/is-unpaid.ts';

/** With whose name stands on our tax documents. */
type Deps = CodeDeps & Pick<TaxDocumentDeps, 'supplier'>;

type Refusal = RefusalOf<typeof promise>;

/**
 * Erases an account, whole or not at all, once its owner has shown who they are. Of two presses at once, the second finds
 * it gone and is told the same.
 */
export async function deleteAccount(
  deps: Deps,
  asking: Asking,
  channels: Channels,
  now: Instant,
): Promise<Outcome<void, Refusal>> {
  const { id } = asking.person;
  // The check comes before anything is confirmed, so that a code is not used up for nothing; the answer that holds is
  // the one below.
  const first = await transaction(deps.pool, (db) => findObstacle(db, id, now));
  if (!first.ok) return first;
  const confirmed = await confirmPerson(deps, asking, channels, now);
  if (!confirmed.ok) return confirmed;
  return transaction(deps.pool, async (db) => {
    const free = await findObstacle(db, id, now);
    if (!free.ok) return free;
    const person = free.value;
    if (person) await erase(db, deps, person, now);
    return accept(undefined);
  });
}

type Free = Outcome<
  ErasableAccount | undefined,
  'account-of-staff' | 'bookings-ahead' | 'money-under-way'
>;

/** The person, with their bookings locked, when nothing keeps the account; nothing when the person is gone already. */
async function findObstacle(db: Database, id: string, now: Instant): Promise<Free> {
  const person = await lockErasableAccount(db, id);
  if (!person) return accept(undefined);
  const bookings = await lockOwnBookings(db, id, now);
  const ids = bookings.map((booking) => booking.id);
  const decision = decideDeletion({
    roles: person.roles,
    bookingsAhead: bookings.filter(({ ahead }) => ahead).length,
    moneyOpen:
      (await countDues(db, id)) > 0 ||
      (await countUnderWay(db, ids)) > 0 ||
      (await countOpenCases(db, ids)) > 0 ||
      (await countTransfersUnderWay(db, id, ids)) > 0 ||
      (await isUnpaid(db, id, now)) ||
      (await lockCredit(db, id)) > 0,
  });
  return decision.ok ? accept(person) : decision;
}

async function erase(
  db: Database,
  deps: Deps,
  person: ErasableAccount,
  now: Instant,
): Promise<void> {
  const { id, email, emailProven, language } = person;
  await eraseAccount(db, deps, person, `customer:${id}`, now);
  if (!email || !emailProven) return;
  const told = { channel: 'email', to: email, template: 'account-deleted' } as const;
  await recordMessage(
    db,
    deps.keys,
    { ...told, params: {}, language, key: `account-deleted ${id}` },
    now,
  );
}
