import type { OutputOf } from '#contract/operation.ts';
import type { makeKarigarPayouts as promise } from '#contract/ops/make-karigar-payouts.ts';
import type { LocalDate } from '#kernel/time.ts';
import { payeeOf } from '#server/modules/karigar/payee.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { INCOME_TAX_KEPT } from './income-tax-kept.ts';
import { openPayee } from './named-payees.ts';
import { openForm } from './own-application.ts';

type Row = {
  payoutId: string;
  karigarId: number;
  name: string;
  amountPaise: number;
  incomeTaxPaise: number;
  userId: string | null;
  sealed: Buffer | null;
  payeeId: string | null;
  payeeSealed: Buffer | null;
  stopped: boolean;
};

const batch = statement<[string], Row>({
  name: 'karigar-batch',
  text: `select p.id as "payoutId", p.karigar_id as "karigarId", k.name, p.amount_paise as "amountPaise",
      ${INCOME_TAX_KEPT} as "incomeTaxPaise",
      k.user_id as "userId", a.sealed, y.id as "payeeId", y.sealed as "payeeSealed",
      y.dropped_why is not null as stopped
    from karigar_payouts p join karigars k on k.id = p.karigar_id
      left join karigar_applications a on a.user_id = k.user_id
      left join karigar_payees y on y.id = p.payee_id
    where p.batch_on = $1 and p.returned_at is null order by p.karigar_id`,
});

/** What the bank is told: whom, how much and where; whoever has given no account is paid by hand, where it was stopped nobody. */
export async function readKarigarBatch(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  batchOn: LocalDate,
): Promise<OutputOf<typeof promise>> {
  const rows = await batch.run(db, [batchOn]);
  const payouts = rows.map(({ userId, sealed, payeeId, payeeSealed, ...row }) => {
    if (row.stopped) return { ...row, payee: null };
    if (payeeId && payeeSealed) return { ...row, payee: openPayee(keys, payeeId, payeeSealed) };
    const form = userId && sealed ? openForm(keys, userId, sealed) : undefined;
    return { ...row, payee: (form && payeeOf(form)) ?? null };
  });
  return { batchOn, payouts };
}
