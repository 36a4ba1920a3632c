import type { MISMATCH_WAYS } from '#contract/ops/resolve-mismatch.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type MismatchWay = (typeof MISMATCH_WAYS)[number];

/** A refund or fee, or what is to become of money that does not fit, that one colleague proposes, until a second says the same. */
export type Proposal = {
  readonly bookingId: string;
  readonly about: 'dispute' | 'rework' | 'safety-case' | 'safety-fee' | `mismatch-${MismatchWay}`;
  readonly amountPaise: Paise;
  readonly proposedBy: string;
};

export const findProposal = (
  db: Database,
  { bookingId, about }: Pick<Proposal, 'bookingId' | 'about'>,
): Promise<Pick<Proposal, 'amountPaise' | 'proposedBy'> | undefined> =>
  selectProposal.first(db, [bookingId, about]);

/** A colleague who names another sum proposes anew. */
export const recordProposal = (db: Database, proposal: Proposal, at: Instant): Promise<number> =>
  upsertProposal.count(db, [
    proposal.bookingId,
    proposal.about,
    proposal.amountPaise,
    proposal.proposedBy,
    new Date(at),
  ]);

export const recordAgreed = (
  db: Database,
  { bookingId, about }: Pick<Proposal, 'bookingId' | 'about'>,
  by: string,
): Promise<number> => updateAgreed.count(db, [bookingId, about, by]);

const selectProposal = statement<[string, string], { amountPaise: Paise; proposedBy: string }>({
  name: 'find-refund-proposed',
  text: `select amount_paise as "amountPaise", proposed_by as "proposedBy" from refunds_proposed
    where booking_id = $1 and about = $2 and agreed_by is null for update`,
});

const upsertProposal = statement<[string, string, Paise, string, Date]>({
  name: 'record-refund-proposed',
  text: `insert into refunds_proposed (booking_id, about, amount_paise, proposed_by, proposed_at)
    values ($1, $2, $3, $4, $5)
    on conflict (booking_id, about) do update set amount_paise = excluded.amount_paise,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at, agreed_by = null`,
});

const updateAgreed = statement<[string, string, string]>({
  name: 'record-refund-agreed',
  text: 'update refunds_proposed set agreed_by = $3 where booking_id = $1 and about = $2',
});
