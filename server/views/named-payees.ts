import type { Instant } from '#kernel/time.ts';
import { type Payee, payeeSeal } from '#server/modules/karigar/payee.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

type Row = {
  id: string;
  sealed: Buffer;
  confirmedAt: Instant;
  usableAt: Instant;
  droppedBy: string | null;
  droppedWhy: string | null;
};

/** The payees that a Karigar has named since they applied, the latest first; with those that were stopped or undone. */
export const listNamedPayees = async (db: Database, keys: Keys, karigarId: number) =>
  (await selectNamed.run(db, [karigarId])).map(({ sealed, ...one }) => ({
    ...one,
    payee: openPayee(keys, one.id, sealed),
  }));

/** A payee that cannot be decrypted is a fault: its secret was removed from the configuration. */
export function openPayee(keys: Keys, id: string, sealed: Buffer): Payee {
  const payee = unseal<Payee>(keys, sealed, payeeSeal(id));
  if (!payee) throw new Error('A payee cannot be decrypted with any of the configured secrets');
  return payee;
}

const selectNamed = statement<[number], Row>({
  name: 'view-named-payees',
  text: `select id, sealed, confirmed_at as "confirmedAt", usable_at as "usableAt", dropped_by as "droppedBy",
      dropped_why as "droppedWhy" from karigar_payees
    where karigar_id = $1 and (dropped_at is null or dropped_why is not null) order by confirmed_at desc, id desc`,
});
