import type { readPayee as promise } from '#contract/applicant/read-payee.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { listPayeeChanges as changesPromise } from '#contract/ops/list-payee-changes.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import {
  canBeUndone,
  type Payee,
  payeeOf,
  payeeSeal,
  shownPayeeOf,
} from '#server/modules/karigar/payee.ts';
import { maskedMobile } from '#server/modules/privacy/masking.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { undoToken } from '#server/platform/secrets/undo-token.ts';
import { listNamedPayees } from './named-payees.ts';
import { openForm } from './own-application.ts';

type Deps = { readonly db: Database; readonly keys: Keys };

/** The Karigar's payee, and the day from which a change counts. */
export async function readPayee(
  { db, keys }: Deps,
  { userId, provenAt }: { readonly userId: string; readonly provenAt: Instant },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> {
  const own = await selectOwn.first(db, [userId]);
  if (!own) return refuse('not-on-roster');
  const named = await listNamedPayees(db, keys, own.karigarId);
  const [latest] = named;
  const good = named.filter(({ droppedWhy }) => droppedWhy === null);
  const [undoable] = good;
  const used = good.find(({ usableAt }) => usableAt <= now)?.payee;
  const form = own.sealed && openForm(keys, userId, own.sealed);
  const payee = used ?? (form ? payeeOf(form) : undefined);
  const next = good.find(({ usableAt }) => usableAt > now);
  return accept({
    payee: payee ? shownPayeeOf(payee) : null,
    next: next ? { payee: shownPayeeOf(next.payee), usableAt: toIndiaIso(next.usableAt) } : null,
    stopped:
      latest?.droppedWhy != null
        ? {
            ...{ payee: shownPayeeOf(latest.payee), why: latest.droppedWhy },
            undone: latest.droppedBy === userId,
          }
        : null,
    undoToken:
      undoable && canBeUndone(undoable.confirmedAt, now) ? undoToken(keys, undoable.id) : null,
    askPassword: own.hasPassword && !isFresh(provenAt, now),
    codeTo: own.mobile && maskedMobile(own.mobile),
  });
}

const selectOwn = statement<
  [string],
  { karigarId: number; sealed: Buffer | null; mobile: string | null; hasPassword: boolean }
>({
  name: 'view-own-payee',
  text: `select k.id as "karigarId", a.sealed, case when u.mobile_proven_at is not null then u.mobile end as mobile,
      u.password_hash is not null as "hasPassword"
    from karigars k join users u on u.id = k.user_id left join karigar_applications a on a.user_id = k.user_id
    where k.user_id = $1`,
});

type Change = OutputOf<typeof changesPromise>['changes'][number];

/** One account that cannot be opened hides none of the others. */
const UNREADABLE: Payee = { upiAddress: null, bankAccount: null, ifsc: null };

const masked = ({ upiAddress, bankAccount, ifsc }: Payee) => ({
  upiAddress: shownTo('operations', 'karigar.payee', upiAddress),
  accountEnding: bankAccount?.slice(-4) ?? null,
  ifsc,
});

/** The changes of where Karigars are paid, or one of them is, for operations to watch. */
export async function listPayeeChanges(
  { db, keys }: Deps,
  { karigarId }: InputOf<typeof changesPromise>,
  now: Instant,
): Promise<Change[]> {
  return (await selectChanges.run(db, [karigarId ?? null, new Date(now)])).map(
    ({ sealed, droppedAt, isPaid, ...row }) => ({
      ...row,
      ...masked(unseal<Payee>(keys, sealed, payeeSeal(row.id)) ?? UNREADABLE),
      confirmedAt: toIndiaIso(row.confirmedAt),
      usableAt: toIndiaIso(row.usableAt),
      state: stateOf({ ...row, droppedAt, isPaid }, now),
    }),
  );
}

function stateOf(
  { why, droppedAt, usableAt, isPaid }: Pick<Row, 'why' | 'droppedAt' | 'usableAt' | 'isPaid'>,
  now: Instant,
): Change['state'] {
  if (why !== null) return 'stopped';
  if (droppedAt !== null) return 'replaced';
  if (usableAt > now) return 'waiting';
  return isPaid ? 'used' : 'replaced';
}

type Row = Pick<Change, 'id' | 'karigarId' | 'userId' | 'name' | 'why' | 'payouts'> & {
  sealed: Buffer;
  confirmedAt: Instant;
  usableAt: Instant;
  droppedAt: Instant | null;
  /** The newest of all that count by now is where they are paid. */
  isPaid: boolean | null;
};

const selectChanges = statement<[karigarId: number | null, now: Date], Row>({
  name: 'view-payee-changes',
  text: `select p.id, p.karigar_id as "karigarId", k.user_id as "userId", k.name, p.sealed, p.confirmed_at as "confirmedAt",
      p.usable_at as "usableAt", p.dropped_at as "droppedAt", p.id = (select n.id from karigar_payees n
        where n.karigar_id = p.karigar_id and n.dropped_at is null and n.usable_at <= $2
        order by n.confirmed_at desc, n.id desc limit 1) as "isPaid", p.dropped_why as why,
      coalesce((select json_agg(json_build_object('payoutId', o.id, 'batchOn', o.batch_on, 'amountPaise', o.amount_paise)
          order by o.batch_on, o.id) from transfers o
        where o.payee_id = p.id and o.state not in ('paid', 'returned')), '[]') as payouts
    from karigar_payees p join karigars k on k.id = p.karigar_id
      where $1::integer is null or p.karigar_id = $1 order by p.confirmed_at desc, p.id desc limit 200`,
});
