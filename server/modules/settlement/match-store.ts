import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Difference, Line } from './reconciling.ts';

/** A name in a gateway's reports and ours for the same payment or refund. */
export type Match = {
  readonly provider: string;
  readonly kind: Line['kind'];
  readonly gatewayReference: string;
  readonly ourReference: string;
};

export type DifferenceToMatch = {
  readonly provider: string;
  readonly day: LocalDate;
  readonly difference: Pick<Difference, 'kind' | 'about' | 'gatewayReference'>;
  readonly line: (Line & { readonly booked: boolean }) | undefined;
};

/**
 * A line of a gateway is matched, or a report of it is read, and never both at once: the reading would look the line up by a name
 * that it has no more. A long report of one gateway keeps nobody waiting who works on another's.
 */
export const lockSettlements = (db: Database, provider: string): Promise<unknown> =>
  lockWord(db, 'settlements', provider);

/** A difference with its line, which stays locked until the end of the transaction: nobody else books it meanwhile. */
export async function lockDifferenceLine(
  db: Database,
  settlementId: string,
  position: number,
): Promise<DifferenceToMatch | undefined> {
  const row = await selectDifference.first(db, [settlementId, position]);
  if (!row) return undefined;
  const { provider, day, kind, about, gatewayReference } = row;
  const line = await lockLine.first(db, [provider, about, gatewayReference]);
  return { provider, day, difference: { kind, about, gatewayReference }, line };
}

/** The gateway that told a line, and its name for it, where there is such a difference. */
export const findTold = (
  db: Database,
  { settlementId, position }: { readonly settlementId: string; readonly position: number },
): Promise<({ provider: string; day: LocalDate } & DifferenceToMatch['difference']) | undefined> =>
  selectDifference.first(db, [settlementId, position]);

/** Our names for lines that are written differently in a report. */
export const findMatches = (
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<Omit<Match, 'provider'>[]> => selectMatches.run(db, [provider, [...references]]);

/** The colleague who has proposed this very match and waits for a second. */
export const findProposer = async (db: Database, match: Match): Promise<string | undefined> =>
  (await selectProposer.first(db, valuesOf(match)))?.by;

/** Proposed anew, also with another payment; one that was agreed on stays. */
export const recordProposed = (
  db: Database,
  match: Match,
  by: string,
  at: Instant,
): Promise<number> => upsertProposed.count(db, [...valuesOf(match), by, new Date(at)]);

export const recordAgreed = (
  db: Database,
  match: Match,
  by: string,
  at: Instant,
): Promise<number> => updateAgreed.count(db, [...valuesOf(match), by, new Date(at)]);

/**
 * Differences that nobody has explained yet and that a match explains: a report should have had this payment or refund, or has
 * told their name for it, which a gateway does again when it corrects a day.
 */
export const listMissed = (
  db: Database,
  match: Match,
): Promise<{ settlementId: string; position: number }[]> => selectMissed.run(db, valuesOf(match));

/** The place behind the last difference of a report. */
export const nextPosition = async (db: Database, settlementId: string): Promise<number> =>
  (await selectNext.first(db, [settlementId]))?.next ?? 0;

const valuesOf = ({ provider, kind, gatewayReference, ourReference }: Match) =>
  [provider, kind, gatewayReference, ourReference] as const;

const selectDifference = statement<
  [string, number],
  { provider: string; day: LocalDate } & DifferenceToMatch['difference']
>({
  name: 'settlement-find-difference-to-match',
  text: `select s.provider, s.day, d.kind, d.about, d.gateway_reference as "gatewayReference"
    from settlement_differences d join settlements s on s.id = d.settlement_id
    where d.settlement_id = $1 and d.position = $2`,
});

const lockLine = statement<[string, string, string], Line & { booked: boolean }>({
  name: 'settlement-lock-line',
  text: `select kind, gateway_reference as "gatewayReference", amount_paise as "amountPaise", fee_paise as "feePaise",
      tax_paise as "taxPaise", payout_reference as "payoutReference", booked
    from settlement_lines where provider = $1 and kind = $2 and gateway_reference = $3 for update`,
});

const selectMatches = statement<[string, string[]], Omit<Match, 'provider'>>({
  name: 'settlement-find-matches',
  text: `select kind, gateway_reference as "gatewayReference", our_reference as "ourReference"
    from settlement_matches where provider = $1 and gateway_reference = any($2) and agreed_at is not null`,
});

type Values = ReturnType<typeof valuesOf>;

const selectProposer = statement<Values, { by: string }>({
  name: 'settlement-find-proposer',
  text: `select proposed_by as by from settlement_matches
    where provider = $1 and kind = $2 and gateway_reference = $3 and our_reference = $4`,
});

const upsertProposed = statement<readonly [...Values, string, Date]>({
  name: 'settlement-record-proposed',
  text: `insert into settlement_matches as m (provider, kind, gateway_reference, our_reference, proposed_by, proposed_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (provider, kind, gateway_reference) do update set our_reference = excluded.our_reference,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at
    where m.agreed_at is null`,
});

const updateAgreed = statement<readonly [...Values, string, Date]>({
  name: 'settlement-record-match-agreed',
  text: `update settlement_matches set agreed_by = $5, agreed_at = $6
    where provider = $1 and kind = $2 and gateway_reference = $3 and our_reference = $4 and agreed_at is null`,
});

const selectMissed = statement<Values, { settlementId: string; position: number }>({
  name: 'settlement-list-missed',
  text: `select d.settlement_id as "settlementId", d.position
    from settlement_differences d join settlements s on s.id = d.settlement_id
    where s.provider = $1 and d.about = $2
      and (d.kind, d.gateway_reference) in (('missing-here', $3), ('missing-there', $4))
      and not exists (select from settlement_answers a
        where (a.settlement_id, a.position) = (d.settlement_id, d.position) and a.way = 'explained')`,
});

const selectNext = statement<[string], { next: number }>({
  name: 'settlement-next-position',
  text: 'select coalesce(max(position), -1) + 1 as next from settlement_differences where settlement_id = $1',
});
