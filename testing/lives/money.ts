import { hasEnded } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import { MINUTE } from '#kernel/time.ts';
import { owedBefore } from '#server/flows/steps/money/count-money.ts';
import { dueInstalment, paidOf } from '#server/modules/booking/instalments.ts';
import { promiseAtEnd } from '#server/modules/booking/promised.ts';
import { decideSettling, mayRebook } from '#server/modules/booking/settling.ts';
import {
  creditGrantedEntry,
  feeDueEntry,
  feeKeptEntry,
  feeTaxedEntry,
  refundAsCreditEntry,
  refundCreditedEntry,
  reworkGivenUpEntry,
  settledEntry,
} from '#server/modules/ledger/entries.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { decideBeginning } from '#server/modules/payment/beginning.ts';
import {
  judgeNoReceipt,
  judgeReceipt,
  type PaymentReport,
} from '#server/modules/payment/payment-report.ts';
import { splitTax } from '#server/modules/tax/tax-of.ts';
import { CANCELLED } from '#server/modules/transfer/refunding.ts';
import {
  nextTransferStep,
  type Refund,
  retryAt,
  transferMoves,
} from '#server/modules/transfer/transfer.ts';
import type { Dice } from '#server/seed/dice.ts';
import { giveBackLessCounted, owe } from './giving-back.ts';
import { balanceIn, change, idOf, type Life, moveOn } from './life.ts';

const isPayable = ({ state }: Attempt) => state === 'created' || state === 'pending';

export function beginPaying(life: Life, dice: Dice): void {
  const due = dueInstalment(life.booking, life.instalments, life.now);
  const payable = life.attempts.find(
    (attempt) => attempt.instalment === due?.position && isPayable(attempt),
  );
  const asked = due?.amountPaise ?? 100;
  const amountPaise = dice.chance(5) ? asked + 100 : asked;
  const beginning = decideBeginning(due, amountPaise, payable, life.now);
  if (!beginning.ok || beginning.value.kind !== 'new' || !due) return;
  if (beginning.value.lost) update(life, beginning.value.lost, { state: 'unknown' });
  const id = idOf(life);
  life.attempts.push({
    id,
    bookingId: 'b',
    instalment: due.position,
    provider: 'sandbox',
    orderReference: id,
    amountPaise,
    state: dice.pick(['pending', 'pending', 'pending', 'created', 'unknown'] as const),
    payUrl: null,
    gatewayReference: null,
    nextAskAt: null,
    asked: 0,
    askedClosed: 0,
    also: [],
    reported: null,
    createdAt: life.now,
  });
  life.story.push(`attempt ${id} for part ${due.position}`);
}

/** The gateway says no, or nothing. */
export function hearNo(life: Life, dice: Dice): void {
  const open = life.attempts.filter((attempt) => isPayable(attempt) || attempt.state === 'unknown');
  if (open.length === 0) return;
  const attempt = dice.pick(open);
  const state = dice.pick(['pending', 'failed', 'not-found', 'unknown'] as const);
  const verdict = judgeNoReceipt(attempt, { state, reason: 'declined' }, life.now);
  if (verdict !== 'open') update(life, attempt, { state: verdict });
  life.story.push(`attempt ${attempt.id} ${verdict}`);
}

/** Money comes: on any attempt, however late, also twice, also a wrong sum, also somebody else's. */
export function hearPaid(life: Life, dice: Dice): void {
  if (life.attempts.length === 0) return;
  const attempt = dice.pick(life.attempts);
  const again = attempt.gatewayReference !== null && dice.chance(60);
  const receipt: PaymentReport = {
    orderReference: dice.chance(3) ? 'another' : attempt.orderReference,
    gatewayReference: again ? (attempt.gatewayReference as string) : `g${idOf(life)}`,
    amountPaise: dice.chance(3) ? attempt.amountPaise - 1 : attempt.amountPaise,
    instrument: 'upi',
  };
  receive(life, attempt, receipt, dice);
}

function receive(life: Life, attempt: Attempt, receipt: PaymentReport, dice: Dice): void {
  const counted = life.attempts.find(
    ({ gatewayReference }) => gatewayReference === receipt.gatewayReference,
  );
  const verdict = judgeReceipt(attempt, receipt, counted?.id);
  life.story.push(`money on ${attempt.id}: ${verdict}`);
  const isTrue =
    receipt.orderReference === attempt.orderReference &&
    receipt.amountPaise === attempt.amountPaise;
  if (isTrue) life.toldTrue.push(attempt.id);
  if (verdict === 'known') return;
  if (verdict === 'mismatch') {
    if (attempt.state !== 'succeeded') update(life, attempt, { state: 'mismatched' });
    return;
  }
  const { amountPaise } = attempt;
  const instalment = life.instalments.find(({ position }) => position === attempt.instalment);
  const settling = decideSettling(life.booking, instalment, amountPaise);
  update(life, attempt, { state: 'succeeded', gatewayReference: receipt.gatewayReference });
  life.receivedPaise += amountPaise;
  life.entries.push(settledEntry({ provider: 'sandbox', ...receipt, amountPaise }));
  const rebooked = settling.kind === 'late' && mayRebook(life.booking, life.now) && dice.chance(60);
  if (settling.kind === 'give-back' || (settling.kind === 'late' && !rebooked)) {
    const ended = hasEnded(life.booking.status);
    owe(life, attempt, amountPaise, ended ? 'booking-ended' : 'paid-twice');
    return;
  }
  life.instalments = life.instalments.map((part) =>
    part.position === attempt.instalment ? { ...part, paidAt: life.now } : part,
  );
  const paid = owedBefore(life.booking, instalment?.kind);
  if (paid)
    life.entries.push(paid({ bookingId: 'b', instalment: attempt.instalment, amountPaise }));
  if (rebooked) moveOn(life, 'lateSettle', { firmAt: life.now, holdUntil: null });
  else if (life.booking.status === 'pending') {
    change(life, { firmAt: life.booking.firmAt ?? life.now, holdUntil: null });
  }
}

/** Every life is of a service at five per cent. */
export const taxIn = (amountPaise: Paise): Paise => {
  if (amountPaise === 0) return 0;
  const { cgstPaise, sgstPaise } = splitTax(amountPaise, 500);
  return cgstPaise + sgstPaise;
};

/** Divides the money when the booking ends; answers how much of it goes back. */
export function divide(life: Life, feePaise: Paise, goodwillPaise: Paise): Paise {
  const paidPaise = paidOf(life.instalments);
  const keptPaise = Math.min(feePaise, paidPaise);
  const duePaise = feePaise - keptPaise;
  const refundPaise = paidPaise - keptPaise;
  const bookingId = 'b';
  const promised = promiseAtEnd(-balanceIn(life, 'rework_promised'), { keptPaise, refundPaise });
  const ownKeptPaise = keptPaise - promised.usedPaise;
  if (ownKeptPaise > 0) life.entries.push(feeKeptEntry({ bookingId, amountPaise: ownKeptPaise }));
  if (promised.usedPaise > 0)
    life.entries.push(reworkGivenUpEntry({ bookingId, amountPaise: promised.usedPaise }));
  if (duePaise > 0) {
    const position = Math.max(...life.instalments.map((part) => part.position)) + 1;
    const fee = { kind: 'cancellation-fee', amountPaise: duePaise } as const;
    life.instalments.push({ position, ...fee, dueAt: life.now, paidAt: null });
    life.entries.push(feeDueEntry({ bookingId, amountPaise: duePaise }));
  }
  const taxPaise = taxIn(ownKeptPaise + duePaise);
  if (taxPaise > 0) life.entries.push(feeTaxedEntry({ bookingId, amountPaise: taxPaise }));
  const backPaise = giveBackLessCounted(life, refundPaise, CANCELLED, 0, promised.backPaise);
  if (goodwillPaise > 0) {
    life.goodwillPaise += goodwillPaise;
    life.entries.push(creditGrantedEntry({ bookingId, amountPaise: goodwillPaise }));
  }
  return backPaise;
}

/** A refund's next step, and what the gateway answers to it. */
export function moveRefund(life: Life, dice: Dice, always?: 'credited' | 'failed'): void {
  const open = life.refunds.filter(
    (refund) => nextTransferStep(refund, life.now).kind !== 'nothing',
  );
  if (open.length === 0) return;
  const refund = dice.pick(open);
  const step = nextTransferStep(refund, life.now);
  if (step.kind === 'wait' || step.kind === 'nothing') return;
  if (step.kind === 'send')
    updateRefund(life, refund, { state: transferMoves[step.move].to, tries: refund.tries + 1 });
  const sent = life.refunds.find(({ id }) => id === refund.id) as Refund;
  const answers = ['credited', 'credited', 'processing', 'unknown', 'failed'] as const;
  const answer = always ?? dice.pick(answers);
  life.story.push(`refund ${refund.id}: ${answer}`);
  if (answer === 'processing') updateRefund(life, sent, { state: 'processing' });
  if (answer === 'failed') {
    const nextAskAt = retryAt(sent, life.now) ?? null;
    updateRefund(life, sent, { state: nextAskAt === null ? 'returned' : 'failed', nextAskAt });
    const { id: refundId, amountPaise } = sent;
    if (nextAskAt === null) life.entries.push(refundAsCreditEntry({ refundId, amountPaise }));
  }
  if (answer !== 'credited') return;
  const { amountPaise } = refund;
  updateRefund(life, sent, { state: 'paid', nextAskAt: null });
  life.creditedPaise += amountPaise;
  const credited = { refundId: refund.id, provider: 'sandbox', amountPaise };
  life.entries.push(refundCreditedEntry(credited));
}

const update = (life: Life, attempt: Attempt, facts: Partial<Attempt>): void => {
  life.attempts = life.attempts.map((one) => (one.id === attempt.id ? { ...one, ...facts } : one));
};

const updateRefund = (life: Life, refund: Refund, facts: Partial<Refund>): void => {
  life.refunds = life.refunds.map((one) => (one.id === refund.id ? { ...one, ...facts } : one));
};

export const isMoneyUnderWay = (life: Life): boolean =>
  life.attempts.some(
    (attempt) => attempt.state === 'pending' && life.now - attempt.createdAt < 20 * MINUTE,
  );
