import { newId } from '#kernel/ids.ts';
import type { PayoutProvider } from '#server/adapters/payout/payouts.ts';
import { findUpiName } from '#server/effects/find-upi-name.ts';
import { payForFailure } from '#server/flows/steps/money/divide-money.ts';
import { requestPayout } from '#server/flows/transfer/request-payout.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readCredit } from '#server/views/credit.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import type { EffectTestDeps } from '../payment-effects.ts';
import type { TestPayouts } from '../payouts.ts';
import type { Chance } from './chance.ts';

/** We are cut off before a call left, or before its answer was written down. */
export function shakyPayouts(provider: PayoutProvider, chance: Chance): PayoutProvider {
  const cut =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (chance.of(20)) throw new Error('cut off before the call');
      const answer = await call(...args);
      if (chance.of(12)) throw new Error('cut off after the call');
      return answer;
    };
  return {
    ...provider,
    createPayout: cut(provider.createPayout),
    askPayout: cut(provider.askPayout),
  };
}

/** Somebody has credit for a failure of ours, and wants it as money; some give an account that takes nothing. */
export async function wantMoney(
  app: EffectTestDeps,
  { bookingId, userId }: { readonly bookingId: string; readonly userId: string },
  chance: Chance,
): Promise<void> {
  await transaction(app.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) throw new Error('No such booking');
    const eventId = await recordAnyEvent(db, bookingId, 'Tested', app.now(), 'clock', {});
    await payForFailure(
      { db, now: app.now(), booking, eventId },
      1_000 + Math.floor(chance.upTo(9_000)),
    );
  });
  const upiId = chance.of(4) ? 'fails@okbank' : 'asha@okbank';
  const found = await findUpiName(app, { userId, upiId });
  if (!found.ok) return;
  const { payablePaise } = await readCredit(app.pool, userId, app.now());
  const { destinationId } = found.value;
  const command = { id: newId(), userId, destinationId, shownPaise: payablePaise };
  // Pressed twice, as people do.
  await Promise.all([requestPayout(app, command), requestPayout(app, command)]);
}

const KINDS = ['slow', 'server-error', 'no-answer', 'no-answer-after-success', 'not-json'] as const;
const CALLS = ['create', 'ask', 'any'] as const;

/** Sets all switches of the company anew, at random. */
export const misbehaveAtPayouts = (company: TestPayouts, chance: Chance): Promise<void> =>
  company.faults({
    calls: Array.from({ length: Math.floor(chance.upTo(3)) }, () => ({
      call: chance.pick(CALLS),
      kind: chance.pick(KINDS),
      times: 2,
      delayMs: Math.floor(chance.upTo(60)),
    })),
    webhooks: { copies: Math.floor(chance.upTo(3)), forged: chance.of(4) ? 1 : 0 },
    endAs: chance.of(3) ? 'failed' : 'processed',
    afterMs: 20,
  });

/** Differences between the company's book and ours: everything is paid once, or is credit again. */
export async function comparePayouts(db: Database, company: TestPayouts): Promise<string[]> {
  const book = await company.book();
  const { rows } = await db.query<{ id: string; state: string; amount: number }>(
    "select id, state, amount_paise::int as amount from transfers where purpose = 'payout'",
  );
  const broken = rows.flatMap(({ id, state, amount }) => {
    const paid = book.filter(
      ({ referenceId, status }) => referenceId.startsWith(`${id}-`) && status === 'processed',
    );
    if (state === 'returned')
      return paid.length === 0 ? [] : [`payout ${id}: credit again, and paid`];
    if (state !== 'paid') return [`payout ${id} is ${state}`];
    return paid.length === 1 && paid[0]?.amount === amount
      ? []
      : [`payout ${id}: paid ${paid.length} times`];
  });
  return rows.length > 0 ? broken : [...broken, 'nobody wanted money'];
}
