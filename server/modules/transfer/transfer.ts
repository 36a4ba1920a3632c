import type { Paise } from '#kernel/money.ts';
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#kernel/time.ts';

export type TransferState =
  /** Asked for by hand, and waiting for a second approval. */
  | 'requested'
  | 'approved'
  | 'initiated'
  | 'retried'
  | 'processing'
  | 'paid'
  | 'failed'
  /** It could not be paid out, or came back: credit of the customer again, or owed to the Karigar as before. */
  | 'returned';

type Common = {
  readonly id: string;
  readonly amountPaise: Paise;
  readonly state: TransferState;
  /** The company that carries it; null before the first try. */
  readonly provider: string | null;
  /** Under which they know it. */
  readonly reference: string | null;
  readonly tries: number;
  readonly asked: number;
  readonly nextAskAt: Instant | null;
  /** The owner, or the person of operations who asked for them; nobody where the policy did. */
  readonly requestedBy: string | null;
  /** A second of us, where it needed one. */
  readonly approvedBy: string | null;
};

/** Money of a booking goes back the way it came. */
export type Refund = Common & {
  readonly purpose: 'refund';
  readonly bookingId: string;
  readonly attemptId: string;
  readonly reason: string;
};

/** Credit, or goodwill of ours, goes to a UPI id that its owner has confirmed. */
export type Payout = Common & {
  readonly purpose: 'payout';
  readonly userId: string;
  /** None of one that a colleague pays by a bank transfer. */
  readonly destinationId: string | null;
  /** The transfer that failed for good, and whose money this pays. */
  readonly insteadOf: string | null;
};

/** All that a Karigar has earned, less the cash of ours that they hold. */
export type KarigarPayout = Common & {
  readonly purpose: 'karigar-payout';
  readonly karigarId: number;
  readonly earnedPaise: Paise;
  readonly cashHeldPaise: Paise;
  /** The payee in use; null means the one in the application. */
  readonly payeeId: string | null;
};

export type Transfer = Refund | Payout | KarigarPayout;

type Move = { readonly from: readonly TransferState[]; readonly to: TransferState };

/** Sent, and not answered for good. */
const UNDER_WAY = ['initiated', 'retried', 'processing'] as const;

/** "`requested → approved → initiated → processing → credited | failed → retried`" (rulings): every change there is. */
export const transferMoves = {
  approve: { from: ['requested'], to: 'approved' },
  send: { from: ['approved'], to: 'initiated' },
  sendAgain: { from: ['failed'], to: 'retried' },
  acknowledge: { from: UNDER_WAY, to: 'processing' },
  pay: { from: [...UNDER_WAY, 'failed'], to: 'paid' },
  fail: { from: UNDER_WAY, to: 'failed' },
  /** A colleague has paid it at the bank. */
  payByHand: { from: ['approved'], to: 'paid' },
  /** Nobody pays it at the bank after all. */
  leaveUnpaid: { from: ['approved'], to: 'returned' },
  /** It was left to people, and they pay it another way. */
  payElsewhere: { from: ['failed'], to: 'returned' },
  giveUp: { from: UNDER_WAY, to: 'returned' },
  /** A bank may say days later that what it had paid came back. */
  comeBack: { from: ['paid'], to: 'returned' },
} as const satisfies Readonly<Record<string, Move>>;

/** States in which nothing more is to be done for a transfer. */
export const SETTLED = ['paid', 'returned'] as const satisfies readonly TransferState[];

export const isSettled = (state: TransferState): boolean => SETTLED.some((one) => one === state);

/** Taken to the bank in a file that people carry, instead of by a call. */
export const BANK_FILE = 'bank-file';

/** Paid at the bank by a colleague, who then writes down under which reference. */
export const HAND_PAID = 'by-hand';

/** The most that NPCI lets go to a person by UPI at once. */
export const MOST_AT_ONCE: Paise = 1_00_000_00;

/** How much of somebody's credit one payout takes. */
export const payableOf = (creditPaise: Paise): Paise =>
  Math.max(0, Math.min(creditPaise, MOST_AT_ONCE));

/** Each try has a name of its own, and the same name whenever that try is repeated: it is never paid twice. */
export const transferReference = ({ id, tries }: Pick<Transfer, 'id' | 'tries'>): string =>
  `${id}-${tries}`;

/** The transfer of which a reference is a try. */
export const transferIdOf = (reference: string): string => reference.replace(/-\d+$/, '');

export type TransferStep =
  /** Send it: the first time, or again after a failure whose pause is over. */
  | { readonly kind: 'send'; readonly move: 'send' | 'sendAgain' }
  /** It was sent and the answer is missing or not final: ask what became of it, never send blindly. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'nothing' };

export function nextTransferStep(
  { state, provider, nextAskAt }: Pick<Transfer, 'state' | 'provider' | 'nextAskAt'>,
  now: Instant,
): TransferStep {
  if (provider === BANK_FILE || provider === HAND_PAID) return { kind: 'nothing' };
  switch (state) {
    case 'approved':
      return { kind: 'send', move: 'send' };
    case 'initiated':
    case 'retried':
    case 'processing':
      return { kind: 'ask' };
    case 'failed':
      if (nextAskAt === null) return { kind: 'nothing' };
      return nextAskAt <= now
        ? { kind: 'send', move: 'sendAgain' }
        : { kind: 'wait', until: nextAskAt };
    case 'requested':
    case 'paid':
    case 'returned':
      return { kind: 'nothing' };
  }
}

type Sent = Exclude<Transfer['purpose'], 'karigar-payout'>;

/** A gateway's bank may be away for hours; a bank that says no to a UPI id says it again. */
const RETRY_AFTER: Readonly<Record<Sent, readonly number[]>> = {
  refund: [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY],
  payout: [10 * MINUTE, 6 * HOUR],
};

/** When one that failed is sent again; nothing when it has been tried often enough, or went by file. */
export function retryAt(
  { purpose, provider, tries }: { purpose: Sent; provider: string | null; tries: number },
  now: Instant,
): Instant | undefined {
  if (provider === BANK_FILE) return undefined;
  const pause = RETRY_AFTER[purpose][tries - 1];
  return pause === undefined ? undefined : now + pause;
}

/** After each try it is asked about soon, then ever more rarely: a bank takes days. */
const ASK_AFTER: Readonly<Record<Sent, readonly [...number[], number]>> = {
  refund: [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  payout: [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
};

export function askAgainAt(
  { purpose, asked }: { readonly purpose: Sent; readonly asked: number },
  now: Instant,
): Instant {
  const steps = ASK_AFTER[purpose];
  return now + (steps[Math.min(asked, steps.length - 1)] as number);
}
