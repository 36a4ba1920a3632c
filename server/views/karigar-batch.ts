import type { KarigarPayoutState } from '#contract/karigar-payout-states.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { makeKarigarPayouts as promise } from '#contract/ops/make-karigar-payouts.ts';
import type { readKarigarPayouts as readPromise } from '#contract/ops/read-karigar-payouts.ts';
import type { LocalDate } from '#kernel/time.ts';
import { payeeOf } from '#server/modules/karigar/payee.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { karigarBankFile } from '#server/modules/transfer/bank-file.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { digestOf } from '#server/platform/secrets/digest-of.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { INCOME_TAX_KEPT } from './income-tax-kept.ts';
import { openPayee } from './named-payees.ts';
import { openForm } from './own-application.ts';

type World = { readonly db: Database; readonly keys: Keys };
/** `payer` is the name under which the bank shows the payment. */
type BatchWorld = World & { readonly payer: string };

type Row = {
  payoutId: string;
  batchOn: LocalDate;
  state: KarigarPayoutState;
  bankReference: string | null;
  karigarId: number;
  name: string;
  amountPaise: number;
  incomeTaxPaise: number;
  userId: string | null;
  sealed: Buffer | null;
  payeeId: string | null;
  payeeSealed: Buffer | null;
  stopped: boolean;
  checked: boolean;
  madeAgain: boolean;
};

const SELECT = `select p.id as "payoutId", to_char(p.batch_on, 'YYYY-MM-DD') as "batchOn",
      case when p.returned_at is not null then 'returned' when p.paid_at is not null then 'paid' else 'made' end as state,
      p.reference as "bankReference", p.karigar_id as "karigarId", k.name, p.amount_paise as "amountPaise",
      ${INCOME_TAX_KEPT} as "incomeTaxPaise",
      k.user_id as "userId", a.sealed, y.id as "payeeId", y.sealed as "payeeSealed",
      y.dropped_why is not null as stopped, p.approved_by is not null or not p.needs_check as checked,
      exists (select from transfers later where later.karigar_id = p.karigar_id and later.id <> p.id
        and later.requested_at >= p.returned_at) as "madeAgain"
    from transfers p join karigars k on k.id = p.karigar_id
      left join karigar_applications a on a.user_id = k.user_id
      left join karigar_payees y on y.id = p.payee_id`;

const batch = statement<[string], Row>({
  name: 'karigar-batch',
  text: `${SELECT} where p.batch_on = $1 and p.returned_at is null order by p.karigar_id`,
});

const ofDay = statement<[string], Row>({
  name: 'karigar-payouts-of-day',
  text: `${SELECT} where p.batch_on = $1 order by p.karigar_id, p.requested_at`,
});

const unanswered = statement<[], Row>({
  name: 'karigar-payouts-unanswered',
  text: `${SELECT} where p.purpose = 'karigar-payout' and p.state not in ('paid', 'returned') order by p.batch_on, p.karigar_id limit 5000`,
});

/**
 * The bank's instructions: whom, how much and where; a Karigar who has given no account is paid by hand, and one whose
 * account was stopped not at all.
 */
export async function readKarigarBatch(
  world: World,
  batchOn: LocalDate,
): Promise<OutputOf<typeof promise>> {
  const rows = await batch.run(world.db, [batchOn]);
  return { batchOn, payouts: rows.map((row) => named(world.keys, row)) };
}

/** The batch of any day, whatever has become of it; or all that waits for the bank, whenever it was made. */
export async function readKarigarPayouts(
  world: BatchWorld,
  { batchOn }: InputOf<typeof readPromise>,
): Promise<OutputOf<typeof readPromise>> {
  const rows = batchOn ? await ofDay.run(world.db, [batchOn]) : await unanswered.run(world.db, []);
  const payouts = rows.map((row) => named(world.keys, row));
  const checked = payouts.filter((one) => one.checked);
  const unchecked = payouts.filter((one) => one.state === 'made' && !one.checked);
  const uncheckedDigest = digestOf(unchecked.map(({ payoutId }) => payoutId));
  return {
    payouts,
    uncheckedDigest,
    bankFile: karigarBankFile(batchOn ?? 'open', checked, world.payer),
  };
}

/** The payee, opened; the sealed forms stay behind. */
function named(keys: Keys, { userId, sealed, payeeId, payeeSealed, ...row }: Row) {
  if (row.stopped) return { ...row, payee: null };
  if (payeeId && payeeSealed)
    return { ...row, payee: payeeTo(openPayee(keys, payeeId, payeeSealed)) };
  const form = userId && sealed ? openForm(keys, userId, sealed) : undefined;
  return { ...row, payee: payeeTo((form && payeeOf(form)) ?? null) };
}

/** The bank has to be told where. */
const payeeTo = <P>(payee: P) => shownTo('operations-paying', 'karigar.payee', payee);
