import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isIn } from './states-in-sql.ts';
import {
  HAND_PAID,
  type Payout,
  type Refund,
  SETTLED,
  type Transfer,
  type TransferState,
  transferMoves,
} from './transfer.ts';

/** A transfer before anything was done for it. What one of us asks for waits until it is approved. */
export type NewTransfer = (
  | Pick<Refund, 'purpose' | 'id' | 'amountPaise' | 'bookingId' | 'attemptId' | 'reason'>
  | (Pick<Payout, 'purpose' | 'id' | 'amountPaise' | 'userId' | 'destinationId'> &
      Partial<Pick<Payout, 'insteadOf' | 'provider'>>)
) & {
  readonly state: 'requested' | 'approved';
  /** The owner, or the person of operations who asks for them; nobody where the policy does. */
  readonly requestedBy: string | null;
  readonly byHand: boolean;
};

/**
 * Records one that is wanted. The policy refunds once for one reason of one attempt: a second is a fault of ours, and
 * nothing stays of what the books would have said of it.
 */
export async function recordTransfer(
  db: Database,
  transfer: NewTransfer,
  at: Instant,
): Promise<void> {
  const { id, purpose, amountPaise, state, byHand, requestedBy } = transfer;
  const common = [id, purpose, amountPaise, state, byHand, requestedBy, new Date(at)] as const;
  if (transfer.purpose === 'refund') {
    const { bookingId, attemptId, reason } = transfer;
    const noPayout = [null, null, null, null] as const;
    await insertTransfer.run(db, [...common, bookingId, attemptId, reason, ...noPayout]);
  } else {
    const { userId, destinationId, insteadOf = null, provider = null } = transfer;
    const payout = [userId, destinationId, insteadOf, provider] as const;
    await insertTransfer.run(db, [...common, null, null, null, ...payout]);
  }
}

export async function findTransfer(db: Database, id: string): Promise<Transfer | undefined> {
  const row = await selectTransfer.first(db, [id]);
  return row && toTransfer(row);
}

/** The transfer, locked until the transaction ends. Lock its booking, or the credit of its owner, first, always. */
export async function lockTransfer(db: Database, id: string): Promise<Transfer | undefined> {
  const row = await selectForUpdate.first(db, [id]);
  return row && toTransfer(row);
}

/** The payout that pays what another could not. */
export const findInsteadOf = async (db: Database, id: string): Promise<Payout | undefined> => {
  const row = await selectInsteadOf.first(db, [id]);
  return row && (toTransfer(row) as Payout);
};

/** Whether a bank transfer with this reference has been written down already, for another one. */
export const isReferenceUsed = async (
  db: Database,
  reference: string,
  except: string,
): Promise<boolean> => (await selectByHand.first(db, [reference, except])) !== undefined;

/** The refund under way that a gateway's report speaks of: by its own name for it, or by ours for the refund or its order. */
export const findRefundTold = async (
  db: Database,
  provider: string,
  told: {
    readonly gatewayReference: string;
    readonly ourReference: string | null;
    /** The attempt whose order that is. */
    readonly attemptId: string | null;
  },
): Promise<string | undefined> =>
  (await selectTold.first(db, [provider, told.gatewayReference, told.ourReference, told.attemptId]))
    ?.id;

/** Transfers that wait for a step of ours, and those approved so long ago that a job must have been lost. */
export const listTransfersToMove = async (
  db: Database,
  now: Instant,
  most: number,
): Promise<string[]> => (await selectToMove.run(db, [new Date(now), most])).map(({ id }) => id);

/** Those that wait for a second of us since before then. */
export const listRequested = async (db: Database, before: Instant): Promise<string[]> =>
  (await selectRequested.run(db, [new Date(before)])).map(({ id }) => id);

type Row = {
  id: string;
  purpose: Transfer['purpose'];
  amount_paise: Paise;
  state: TransferState;
  provider: string | null;
  reference: string | null;
  tries: number;
  asked: number;
  next_ask_at: Instant | null;
  requested_by: string | null;
  approved_by: string | null;
  booking_id: string;
  attempt_id: string;
  reason: string;
  user_id: string;
  destination_id: string | null;
  instead_of: string | null;
  karigar_id: number;
  earned_paise: Paise;
  cash_held_paise: Paise;
  payee_id: string | null;
};

function toTransfer(row: Row): Transfer {
  const common = {
    id: row.id,
    amountPaise: row.amount_paise,
    state: row.state,
    provider: row.provider,
    reference: row.reference,
    tries: row.tries,
    asked: row.asked,
    nextAskAt: row.next_ask_at,
    requestedBy: row.requested_by,
    approvedBy: row.approved_by,
  };
  switch (row.purpose) {
    case 'refund': {
      const { booking_id: bookingId, attempt_id: attemptId, reason } = row;
      return { purpose: 'refund', ...common, bookingId, attemptId, reason };
    }
    case 'payout': {
      const { user_id: userId, destination_id: destinationId, instead_of: insteadOf } = row;
      return { purpose: 'payout', ...common, userId, destinationId, insteadOf };
    }
    case 'karigar-payout': {
      const { karigar_id: karigarId, earned_paise: earnedPaise } = row;
      const { cash_held_paise: cashHeldPaise, payee_id: payeeId } = row;
      return {
        purpose: 'karigar-payout',
        ...common,
        ...{ karigarId, earnedPaise, cashHeldPaise, payeeId },
      };
    }
  }
}

const insertTransfer = statement<
  [
    id: string,
    purpose: string,
    amountPaise: Paise,
    state: string,
    byHand: boolean,
    requestedBy: string | null,
    at: Date,
    bookingId: string | null,
    attemptId: string | null,
    reason: string | null,
    userId: string | null,
    destinationId: string | null,
    insteadOf: string | null,
    provider: string | null,
  ]
>({
  name: 'transfer-record',
  text: `insert into transfers (id, purpose, amount_paise, state, by_hand, requested_by, requested_at, booking_id, attempt_id, reason,
      user_id, destination_id, instead_of, provider, next_ask_at)
    values ($1, $2, $3, $4::text, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $4::text = 'approved' then $7::timestamptz end)`,
});

const selectTransfer = statement<[string], Row>({
  name: 'transfer-find',
  text: 'select * from transfers where id = $1',
});

const selectForUpdate = statement<[string], Row>({
  name: 'transfer-lock',
  text: 'select * from transfers where id = $1 for update',
});

const selectInsteadOf = statement<[string], Row>({
  name: 'transfer-find-instead-of',
  text: 'select * from transfers where instead_of = $1',
});

const selectByHand = statement<[string, string], { id: string }>({
  name: 'transfer-find-by-hand',
  text: `select id from transfers where provider = '${HAND_PAID}' and reference = $1 and id <> $2`,
});

const selectTold = statement<[string, string, string | null, string | null], { id: string }>({
  name: 'transfer-find-refund-told',
  text: `select id from transfers
    where purpose = 'refund' and provider = $1 and ${isIn(transferMoves.acknowledge.from)}
      and (reference = $2
        or reference is null and ($3::text = id::text || '-' || tries or attempt_id = $4::uuid))
    order by reference is null, requested_at limit 1`,
});

const selectToMove = statement<[Date, number], { id: string }>({
  name: 'transfer-list-to-move',
  text: `select id from transfers
    where next_ask_at <= $1 and not ${isIn(SETTLED)} order by next_ask_at limit $2`,
});

const selectRequested = statement<[Date], { id: string }>({
  name: 'transfer-list-requested',
  text: `select id from transfers where ${isIn(transferMoves.approve.from)} and by_hand and requested_at < $1 order by requested_at`,
});
