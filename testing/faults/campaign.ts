import type { PaymentProvider } from '#contract/customer/booking.ts';
import { SLOT_LABELS } from '#contract/slots.ts';
import { addDays, DAY, dateInIndia, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { askPayment } from '#server/errands/ask-payment.ts';
import { reconcileSettlements } from '#server/errands/reconcile-settlements.ts';
import { startPayment } from '#server/errands/start-payment.ts';
import { sweepPayments } from '#server/errands/sweep-payments.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { registerGateways } from '#server/outside/gateway/gateway.ts';
import { type ErrandTestHouse, errandHouse } from '../payment-errands.ts';
import { bookOnline } from '../payments.ts';
import { openTestPayouts } from '../payouts.ts';
import { openTestGateway, type TestGateway } from '../sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '../small-town.ts';
import { createWorld, NOW } from '../world.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { compareBooks } from './compare-books.ts';
import { comparePayouts, misbehaveAtPayouts, shakyPayouts, wantMoney } from './payouts.ts';
import { shaky } from './shaky.ts';
import { hearWebhooks } from './webhook-door.ts';

export type CampaignOptions = {
  readonly provider: PaymentProvider;
  readonly bookings: number;
  /** The same seed, the same lives; the order in which they meet is the machine's. */
  readonly seed: number;
};

export type CampaignResult = {
  /** What is not as it must be; nothing, when all is well. */
  readonly broken: readonly string[];
  readonly orders: number;
  readonly paid: number;
  readonly refunds: number;
};

const PRICE = 80_000;
const AT_ONCE = 6;
/** After the last customer has gone, with refunds under way. */
const STORMY_MINUTES = 25;

/**
 * Many customers pay at a gateway where everything goes wrong: calls fail, hang, lie; webhooks come twice, late, forged,
 * never; we ourselves are cut off in the middle of calls. Then everything calms down and the clock runs on. In the end
 * the gateway's book and ours must say the same, to the paisa.
 */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const { provider, bookings, seed } = options;
  const chance = chanceFrom(seed);
  const world = await createWorld();
  const door = await hearWebhooks(provider);
  const company = await openTestPayouts({ timeoutMs: 400 });
  const at = await openTestGateway(provider, { webhookUrl: door.url, timeoutMs: 400 });
  try {
    await sowSmallTown(world.db);
    const customer = await sowCustomer(world.db);
    for (let count = 0; count < 1 + bookings / 20; count += 1)
      await sowKarigar(world.db, { skills: [3] });
    const calm = { ...errandHouse(world.db, at, NOW), payouts: company.payouts };
    const house: ErrandTestHouse = {
      ...calm,
      payouts: { ...company.payouts, provider: shakyPayouts(company.provider, chance) },
      gateways: registerGateways([shaky(at.gateway, chance)]),
    };
    door.open(house);

    const tooLate: string[] = [];
    const waiting = Array.from({ length: bookings }, (_, index) => index).values();
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (const index of waiting) {
        await misbehave(at, chance);
        await misbehaveAtPayouts(company, chance);
        const late = await live({ house, at, chance, customer, provider }, index);
        if (late !== undefined) tooLate.push(late);
      }
    });
    await Promise.all(lanes);
    calm.pass(16 * MINUTE);
    await sweepPayments(house);
    // Nobody had paid these in time, their slots are given back, and then somebody pays.
    for (const order of tooLate) if (chance.of(2)) await decide(at, order, 'completed');
    for (let minute = 0; minute < STORMY_MINUTES; minute += 1) {
      await misbehave(at, chance, { call: 'create-refund', kind: chance.pick(REFUND_KINDS) });
      await misbehaveAtPayouts(company, chance);
      calm.pass(MINUTE);
      await sweepPayments(house);
    }

    door.open(calm);
    await at.control({ faults: { refunds: { afterMs: 0 } } });
    await company.faults({ afterMs: 0 });
    await decideTheUndecided(at, chance);
    await calmDown(calm, at, chance);
    // Whatever was missed until then, the gateway's own report of the payout tells.
    const tomorrow = Date.now() + DAY;
    await reconcileSettlements({ ...calm, now: () => tomorrow });
    await settleDown(calm);

    const book = await at.book();
    const broken = [
      ...(await compareBooks(world.db, book)),
      ...(await comparePayouts(world.db, company)),
    ];
    const paid = book.orders.filter(({ state }) => state === 'COMPLETED').length;
    return { broken, orders: book.orders.length, paid, refunds: book.refunds.length };
  } finally {
    await door.close();
    await at.close();
    await company.close();
    await world.close();
  }
}

type Life = {
  readonly house: ErrandTestHouse;
  readonly at: TestGateway;
  readonly chance: Chance;
  readonly customer: Customer;
  readonly provider: PaymentProvider;
};

const OUTCOMES = ['completed', 'completed', 'failed', 'pending', 'failed-then-completed'] as const;

/** One customer: books, goes to pay, does what people do; when his bank says no he tries again, and pays both. */
async function live(life: Life, index: number): Promise<string | undefined> {
  const { house, at, chance, customer } = life;
  const bookingId = await bookOnline(house, customer, slotOf(index));
  if (index % 4 === 0) await wantMoney(house, { bookingId, userId: customer.id }, chance);
  const kind = chance.pick(['simple', 'twice', 'late'] as const);
  const first = await goToPay(life, bookingId);
  if (first === undefined || kind === 'late') return first;
  if (kind === 'simple') await decide(at, first, chance.pick(OUTCOMES));
  if (kind === 'simple') return undefined;
  await decide(at, first, 'failed');
  for (let asked = 0; asked < 4; asked += 1)
    await askPayment(house, { attemptId: first }).catch(() => undefined);
  const second = await goToPay(life, bookingId);
  if (second !== undefined && second !== first) await decide(at, second, chance.pick(OUTCOMES));
  await decide(at, first, 'completed');
  return undefined;
}

/** The name of an order that has a pay page; nothing when there is none to be had. */
async function goToPay(life: Life, bookingId: string): Promise<string | undefined> {
  const { house, customer, provider } = life;
  for (let tried = 0; tried < 8; tried += 1) {
    const command = { bookingId, userId: customer.id, provider, amountPaise: PRICE };
    const begun = await beginPayment(house, command);
    if (!begun.ok) return undefined;
    const back = 'http://localhost:4200/payment-success';
    const started = await startPayment(house, begun.value, back).catch(() => undefined);
    if (started?.kind === 'go') return begun.value.attempt.orderReference;
    // Whoever was calling for the pay page is gone by then.
    house.pass(5 * SECOND);
  }
  return undefined;
}

async function decide(at: TestGateway, merchantOrderId: string, outcome: string): Promise<void> {
  if (outcome === 'leave') return;
  const steps = outcome === 'failed-then-completed' ? ['failed', 'completed'] : [outcome];
  // An order that the gateway never got cannot be paid there.
  for (const step of steps)
    await at.control({ pay: { merchantOrderId, outcome: step } }).catch(() => undefined);
}

const slotOf = (index: number) => {
  const times = [0, 2, 4, 6, 8, 10].map((at) => SLOT_LABELS[at] as string);
  return {
    date: addDays(dateInIndia(NOW), 2 + (Math.floor(index / times.length) % 10)),
    time: times[index % times.length] as string,
  };
};

const CALLS = ['create-order', 'ask-order', 'create-refund', 'ask-refund', 'any'] as const;
const KINDS = [
  'slow',
  'server-error',
  'no-answer',
  'no-answer-after-success',
  'not-json',
  'redirect',
  'wrong-amount',
  'wrong-order',
  'duplicate',
] as const;

/** What is worst for money on its way back: done, and said otherwise. */
const REFUND_KINDS = ['duplicate', 'no-answer-after-success', 'not-json', 'server-error'] as const;

/** Sets all switches anew, at random. */
async function misbehave(at: TestGateway, chance: Chance, ...first: object[]): Promise<void> {
  const random = Array.from({ length: Math.floor(chance.upTo(4)) }, () => ({
    call: chance.pick(CALLS),
    kind: chance.pick(KINDS),
    times: 2,
    delayMs: Math.floor(chance.upTo(60)),
  }));
  const calls = [...first.map((one) => ({ ...one, times: 2 })), ...random];
  const webhooks = {
    copies: Math.floor(chance.upTo(4)),
    forged: chance.of(4) ? 1 : 0,
    spreadMs: Math.floor(chance.upTo(300)),
  };
  const refunds = { endAs: chance.of(4) ? 'FAILED' : 'COMPLETED', afterMs: 20 };
  await at.control({ faults: { calls, webhooks, refunds } });
}

/** Banks make up their minds in the end, one way or the other, or never. */
async function decideTheUndecided(at: TestGateway, chance: Chance): Promise<void> {
  for (const { merchantOrderId, state, payments } of (await at.book()).orders) {
    if (state !== 'PENDING' || payments.length === 0) continue;
    await decide(at, merchantOrderId, chance.pick(['completed', 'failed', 'leave']));
  }
}

/** The clock runs on; at first by minutes, then by hours, as the schedule of questions does. */
async function calmDown(house: ErrandTestHouse, at: TestGateway, chance: Chance): Promise<void> {
  const steps = [...repeat(MINUTE, 30), ...repeat(15 * MINUTE, 12), ...repeat(2 * HOUR, 60)];
  for (const [index, step] of steps.entries()) {
    house.pass(step);
    await sweepPayments(house);
    // Money that comes hours after everybody had given it up.
    if (index === 35) {
      const failed = (await at.book()).orders.filter(({ state }) => state === 'FAILED');
      for (const order of failed)
        if (chance.of(4)) await decide(at, order.merchantOrderId, 'completed');
    }
  }
}

/** What the report has brought to light goes its way, too. */
async function settleDown(house: ErrandTestHouse): Promise<void> {
  for (const step of repeat(6 * HOUR, 28)) {
    house.pass(step);
    await sweepPayments(house);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const repeat = (step: number, times: number): number[] => Array.from({ length: times }, () => step);
