import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordApproved } from '#server/modules/transfer/moves-store.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import { findTransfer, type NewTransfer, recordTransfer } from '#server/modules/transfer/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

type ByHand = NewTransfer extends infer T
  ? T extends unknown
    ? Omit<T, 'state' | 'requestedBy' | 'byHand'>
    : never
  : never;

/**
 * One of us asks for money to leave by hand. Above ₹5,000, also in several parts, it waits for a second of us, and the
 * database lets nobody send it before. Nobody pays themselves. Pressed twice it is answered twice.
 */
export async function askByHand<L extends Limit, D extends string = never>(
  course: Course<L>,
  transfer: ByHand,
  { by, why }: { readonly by: string; readonly why: string },
  /** A condition that must hold when it is asked for. */
  mayAsk: () => Promise<Outcome<undefined, D>> = async () => accept(undefined),
): Promise<Outcome<'approved' | 'requested', 'own-money' | 'transfer-id-reused' | L | D>> {
  const { db, now } = course;
  if (course.ownerId === by) return refuse('own-money');
  const before = await findTransfer(db, transfer.id);
  if (before) {
    const isSame = Object.entries({ ...transfer, requestedBy: by }).every(
      ([name, value]) => before[name as keyof typeof before] === value,
    );
    if (!isSame) return refuse('transfer-id-reused');
    return accept(before.state === 'requested' ? 'requested' : 'approved');
  }
  const asked = await mayAsk();
  if (!asked.ok) return asked;
  const may = await course.mayGo();
  if (!may.ok) return may;
  const needsTwo = needsSecondPerson(transfer.amountPaise, await course.givenAlone());
  await recordTransfer(
    db,
    { ...transfer, state: 'requested', requestedBy: by, byHand: true } as NewTransfer,
    now,
  );
  await course.tell('asked', `ops:${by}`, { why, needsTwo });
  if (needsTwo) return accept('requested');
  await agree(course, transfer.id, { by, approvedBy: null });
  return accept('approved');
}

/** The transfer is owed from now on, and on its way. */
export async function agree(
  course: Course,
  id: string,
  who: { readonly by: string; readonly approvedBy: string | null },
): Promise<void> {
  await recordApproved(course.db, id, who.approvedBy, course.now);
  await course.postByHand(await course.tell('approved', `ops:${who.by}`));
}

/** Reasons why a transfer by hand is not made. */
export type Limit = 'more-than-came' | 'reason-needed' | 'dues-first' | 'transfer-changed';

export type Happening = 'asked' | 'approved' | 'declined' | 'initiated' | 'failed' | 'alarmed';

/** Further facts of the event, beside the owner and the amount. */
export type Said = {
  readonly tries?: number;
  readonly why?: string;
  readonly needsTwo?: boolean;
  readonly final?: boolean;
  /** The carrier's code. */
  readonly reason?: string;
};

/**
 * The differences between a refund and a payout: whose money it is, what limits it, and how events and books name it. The
 * booking, or the credit of the owner, is locked for as long as it is open.
 */
export type Course<L extends Limit = Limit> = {
  readonly db: Database;
  readonly now: Instant;
  /** The owner of the money: they neither ask for it by hand nor agree to it. */
  readonly ownerId: string;
  /** Whether it may be made, also after what happened while it waited. */
  readonly mayGo: () => Promise<Outcome<undefined, L>>;
  /** The sum that one colleague alone has already given the same way, as if it were one transfer with this. */
  readonly givenAlone: () => Promise<Paise>;
  readonly tell: (happened: Happening, actor: string, said?: Said) => Promise<number>;
  /** Posts a transfer asked for by hand: which account it takes from and which it gives to. */
  readonly postByHand: (eventId: number) => Promise<void>;
  /** The company that reports the result. */
  readonly carrierOf: (provider: string) => string;
  /** It has arrived, under this name. */
  readonly finish: (tried: Tried, reference: string) => Promise<void>;
  /** Whether somebody is there to whom it can be credit; else people look at it. */
  readonly hasOwner: boolean;
  /** No way leads there: it is credit (ruling R38). */
  readonly giveCredit: (tried: Tried) => Promise<void>;
};

export type Tried = {
  readonly provider: string;
  readonly tries: number;
  readonly reason?: string;
};
