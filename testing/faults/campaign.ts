import type { PaymentProvider } from '#contract/customer/booking.ts';
import { SLOT_LABELS } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, DAY, dateInIndia, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { openTestPayouts } from '../payouts.ts';
import { openTestGateway, type TestGateway } from '../sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '../small-town.ts';
import { createWorld, NOW } from '../world.ts';
import { type CampaignClock, campaignClock } from './campaign-clock.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { compareBooks } from './compare-books.ts';
import { type Done, type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { placeToKill } from './killed-server.ts';
import { decide, decideTheUndecided, misbehave, REFUND_KINDS } from './misbehaving.ts';
import { comparePayouts, misbehaveAtPayouts } from './payouts.ts';
import { hearWebhooks } from './webhook-route.ts';

export type CampaignOptions = {
  readonly provider: PaymentProvider;
  readonly bookings: number;
  /** The same seed, the same lives; the order in which they meet is the machine's. */
  readonly seed: number;
  /** The server is a process of its own, and killed every few seconds. */
  readonly isKilled?: boolean;
};

export type CampaignResult = {
  /** Broken laws; none when all is well. */
  readonly broken: readonly string[];
  readonly orders: number;
  readonly paid: number;
  readonly refunds: number;
  readonly kills: number;
};

const AT_ONCE = 6;
const TIMEOUT_MS = 400;
/** After the last customer has gone, with refunds under way. */
const STORMY_MINUTES = 25;

/**
 * Many customers pay at a gateway where everything goes wrong: calls fail, hang, lie; webhooks come twice, late, forged,
 * never; we ourselves are cut off in the middle of calls, and killed. Then everything calms down and the clock runs on.
 * In the end the gateway's book and ours must say the same, to the paisa.
 */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const { provider, bookings, seed, isKilled = false } = options;
  const chance = chanceFrom(seed);
  const world = await createWorld();
  const place = isKilled ? await placeToKill() : await placeHere();
  const company = await openTestPayouts({ timeoutMs: TIMEOUT_MS });
  const { webhookUrl } = place;
  const at = await openTestGateway(provider, { webhookUrl, timeoutMs: TIMEOUT_MS });
  await sowSmallTown(world.db);
  const customer = await sowCustomer(world.db);
  for (let count = 0; count < 1 + bookings / 20; count += 1)
    await sowKarigar(world.db, { skills: [3] });
  const inside = { provider, customer, gateway: at.gateway, payouts: company.provider, chance };
  const outside = { provider, customer, seed, timeoutMs: TIMEOUT_MS };
  const app =
    'release' in place
      ? await place.open({
          ...outside,
          databaseUrl: world.url,
          gateway: { url: at.url, folder: at.folder },
          company: { url: company.url, folder: company.folder },
        })
      : place.open(startFaultyServer({ ...inside, pool: world.db }));
  try {
    const clock = campaignClock(app);
    const tooLate: string[] = [];
    const waiting = Array.from({ length: bookings }, (_, index) => index).values();
    const semaphore = Array.from({ length: AT_ONCE }, async () => {
      for (const index of waiting) {
        await misbehave(at, chance);
        await misbehaveAtPayouts(company, chance);
        const late = await live({ clock, at, chance, provider }, index);
        if (late !== undefined) tooLate.push(late);
      }
    });
    await Promise.all(semaphore);
    await clock.sweepAfter(16 * MINUTE);
    // Nobody had paid these in time, their slots are given back, and then somebody pays.
    for (const order of tooLate) if (chance.of(2)) await decide(at, order, 'completed');
    for (let minute = 0; minute < STORMY_MINUTES; minute += 1) {
      await misbehave(at, chance, { call: 'create-refund', kind: chance.pick(REFUND_KINDS) });
      await misbehaveAtPayouts(company, chance);
      await clock.sweepAfter(MINUTE);
    }

    await app.spare();
    clock.calm();
    await at.control({ faults: { refunds: { afterMs: 0 } } });
    await company.faults({ afterMs: 0 });
    await decideTheUndecided(at, chance);
    await calmDown(clock, at, chance);
    // The gateway's own report of the payout tells of everything that was missed until then.
    await clock.perform({ kind: 'reconcile', now: Date.now() + DAY });
    await settleDown(clock);

    const book = await at.book();
    const broken = [
      ...(await compareBooks(world.db, book)),
      ...(await comparePayouts(world.db, company)),
    ];
    const paid = book.orders.filter(({ state }) => state === 'COMPLETED').length;
    const kills = app.kills();
    return { broken, orders: book.orders.length, paid, refunds: book.refunds.length, kills };
  } finally {
    await app.close();
    if ('release' in place) place.release();
    await at.close();
    await company.close();
    await world.close();
  }
}

/** The server in this process: it is cut off now and then, and never killed. */
async function placeHere() {
  const audience = await hearWebhooks();
  return {
    webhookUrl: audience.url,
    open: (app: FaultyServer) => {
      audience.open(app);
      return {
        perform: app.perform,
        spare: async () => {},
        kills: () => 0,
        close: () => audience.close(),
      };
    },
  };
}

type Life = {
  readonly clock: CampaignClock;
  readonly at: TestGateway;
  readonly chance: Chance;
  readonly provider: PaymentProvider;
};

const OUTCOMES = ['completed', 'completed', 'failed', 'pending', 'failed-then-completed'] as const;
/** Razorpay gives back by itself what was never captured. */
const outcomesAt = (provider: PaymentProvider): readonly string[] =>
  provider === 'razorpay' ? [...OUTCOMES, 'given-back'] : OUTCOMES;

/** One customer: books, goes to pay, does what people do; when their bank says no they try again, and pay both. */
async function live(life: Life, index: number): Promise<string | undefined> {
  const { clock, at, chance, provider } = life;
  const bookingId = newId();
  await clock.insist({ kind: 'book', id: bookingId, ...slotOf(index) });
  if (index % 4 === 0)
    await clock.perform({ kind: 'want-money', bookingId }).catch(() => undefined);
  const kind = chance.pick(['simple', 'twice', 'late'] as const);
  const first = await goToPay(life, bookingId);
  if (first === undefined || kind === 'late') return first;
  const outcome = () => chance.pick(outcomesAt(provider));
  if (kind === 'simple') await decide(at, first, outcome());
  if (kind === 'simple') return undefined;
  await decide(at, first, 'failed');
  for (let asked = 0; asked < 4; asked += 1)
    await clock.perform({ kind: 'ask', attemptId: first }).catch(() => undefined);
  const second = await goToPay(life, bookingId);
  if (second !== undefined && second !== first) await decide(at, second, outcome());
  await decide(at, first, 'completed');
  return undefined;
}

/** The name of an order that has a pay page; nothing when there is none to be had. */
async function goToPay({ clock }: Life, bookingId: string): Promise<string | undefined> {
  for (let tried = 0; tried < 8; tried += 1) {
    const done = await clock.perform({ kind: 'begin', bookingId }).catch((): Done => ({}));
    if (done.isOver) return undefined;
    if (done.order !== undefined) return done.order;
    // The caller that wanted the pay page is gone by then.
    clock.pass(5 * SECOND);
  }
  return undefined;
}

const slotOf = (index: number) => {
  const times = [0, 2, 4, 6, 8, 10].map((at) => SLOT_LABELS[at] as string);
  return {
    date: addDays(dateInIndia(NOW), 2 + (Math.floor(index / times.length) % 10)),
    time: times[index % times.length] as string,
  };
};

/** The clock runs on; at first by minutes, then by hours, as the schedule of questions does. */
async function calmDown(clock: CampaignClock, at: TestGateway, chance: Chance): Promise<void> {
  const steps = [...repeat(MINUTE, 30), ...repeat(15 * MINUTE, 12), ...repeat(2 * HOUR, 60)];
  for (const [index, step] of steps.entries()) {
    await clock.sweepAfter(step);
    // Money that comes hours after everybody had given it up.
    if (index === 35) {
      const failed = (await at.book()).orders.filter(({ state }) => state === 'FAILED');
      for (const order of failed)
        if (chance.of(4)) await decide(at, order.merchantOrderId, 'completed');
    }
  }
}

/** Payments and refunds that the report has brought to light run their course, too. */
async function settleDown(clock: CampaignClock): Promise<void> {
  for (const step of repeat(6 * HOUR, 28)) {
    await clock.sweepAfter(step);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const repeat = (step: number, times: number): number[] => Array.from({ length: times }, () => step);
