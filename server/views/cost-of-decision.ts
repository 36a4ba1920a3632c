import type { OutputOf } from '#contract/operation.ts';
import type { previewDecision as contract } from '#contract/ops/preview-decision.ts';
import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Cost = Pick<
  OutputOf<typeof contract>,
  'backPaise' | 'lessDuePaise' | 'oursPaise' | 'karigars'
>;

/** Read in the transaction of a decision: what it has posted for the customer, for each Karigar, and out of our pocket. */
export async function readCostOfDecision(db: Database, bookingId: string): Promise<Cost> {
  const [sums] = await selectSums.run(db, [bookingId]);
  const offPaise = (await selectOff.first(db, [bookingId]))?.offPaise ?? 0;
  return {
    backPaise: sums?.backPaise ?? 0,
    // Taken off a bill that is not paid yet, it is not given back.
    lessDuePaise: Math.max(0, offPaise - (sums?.backPaise ?? 0)),
    oursPaise: sums?.oursPaise ?? 0,
    karigars: await selectKarigars.run(db, [bookingId]),
  };
}

/** Lines that this very transaction has posted, each with what is joined to it. */
const postedWith = (
  join: string,
): string => `ledger_lines l join ledger_entries e on e.id = l.entry_id ${join}
    where e.booking_id in ($1, (select d.rework_id from disputes d where d.booking_id = $1)) and e.xmin::text = (pg_current_xact_id()::xid)::text`;

const selectSums = statement<[string], { backPaise: Paise; oursPaise: Paise }>({
  name: 'view-cost-of-decision',
  text: `select coalesce(-sum(l.amount_paise) filter (where l.account in ('refunds_payable', 'account_credit')), 0)::bigint as "backPaise",
      coalesce(sum(l.amount_paise) filter (where l.account in ('goodwill', 'visit_costs')), 0)::bigint as "oursPaise"
    from ${postedWith('')}`,
});

const selectOff = statement<[string], { offPaise: Paise }>({
  name: 'view-cost-of-decision-off-the-bill',
  text: `select (data ->> 'refundPaise')::bigint as "offPaise" from events
    where subject = $1 and type = 'DisputeResolved' and data ->> 'outcome' = 'refund'
      and xmin::text = (pg_current_xact_id()::xid)::text`,
});

const selectKarigars = statement<[string], Cost['karigars'][number]>({
  name: 'view-cost-of-decision-karigars',
  text: `select k.id as "karigarId", k.name, -sum(l.amount_paise)::bigint as "paidPaise"
    from ${postedWith("join karigars k on l.account = 'karigar_payable:' || k.id")}
    group by k.id, k.name having sum(l.amount_paise) <> 0 order by k.name, k.id`,
});
