import type { OutputOf } from '#contract/operation.ts';
import type { listKarigarCash as promise } from '#contract/ops/list-karigar-cash.ts';
import type { Paise } from '#kernel/money.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Cash = OutputOf<typeof promise>;

/** The Karigars who hold our cash, and the last hand-ins. */
export async function listKarigarCash(db: Database): Promise<Cash> {
  const handedIn = await selectHandedIn.run(db, []);
  return {
    inHandPaise: (await selectInHand.first(db, []))?.paise ?? 0,
    held: await selectHeld.run(db, []),
    handedIn: handedIn.map(({ at, reversedAt, ...one }) => ({
      ...one,
      at: toIndiaIso(at),
      reversedAt: reversedAt === null ? null : toIndiaIso(reversedAt),
    })),
  };
}

const selectInHand = statement<[], { paise: Paise }>({
  name: 'view-cash-in-hand',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_lines where account = 'cash_in_hand'`,
});

const selectHeld = statement<[], Cash['held'][number]>({
  name: 'view-karigar-cash-held',
  text: `select k.id as "karigarId", k.name, held.paise as "heldPaise" from karigars k
      join (select split_part(account, ':', 2)::integer as id, sum(amount_paise)::bigint as paise from ledger_lines
        where account like 'cash_with_karigar:%' group by 1) held on held.id = k.id
    where held.paise > 0 order by held.paise desc, k.id`,
});

type Row = Omit<Cash['handedIn'][number], 'at' | 'reversedAt'> & {
  at: Instant;
  reversedAt: Instant | null;
};

const selectHandedIn = statement<[], Row>({
  name: 'view-karigar-cash-handed-in',
  text: `select c.id, c.karigar_id as "karigarId", k.name, c.amount_paise as "amountPaise", c.receipt,
      c.taken_to as "takenTo", coalesce(u.full_name, '') as "countedBy", c.counted_at as at,
      c.reversed_at as "reversedAt", c.reversed_why as "reversedWhy"
    from cash_handed_in c join karigars k on k.id = c.karigar_id left join users u on u.id = c.counted_by
    order by c.counted_at desc, c.id limit 200`,
});
