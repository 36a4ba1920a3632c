import { readBooking } from '#contract/customer/read-booking.ts';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { insertSession, insertStranger, putSession } from '../cast.ts';
import { type Client, createClient } from '../client.ts';
import { type Chance, chanceFrom } from '../faults/chance.ts';
import { type Product, startProduct } from '../product.ts';
import { freshMobile } from '../sign-in-stage.ts';
import { controlGateway } from '../simulated-gateway.ts';
import { assign, type House, openHouse } from './at-work.ts';
import { movedClock } from './clock.ts';
import { book, cancel, goToPay, insist, type Press, press, type Wanted } from './customers.ts';
import { type Booked, listUnexplained } from './explain.ts';
import { gatewayBook, misbehave, tellGateway } from './gateway.ts';
import { SERVED } from './served.ts';
import { type Appointment, keepAppointments, payWages } from './working-days.ts';

export type Drive = {
  readonly bookings: number;
  readonly seed: number;
  /** How often the server is killed with -9 and started again. */
  readonly kills: number;
};

export type Driven = {
  readonly unexplained: readonly string[];
  readonly booked: number;
  /** The booking that was refused, and why. */
  readonly refused: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly orders: number;
  readonly paid: number;
  readonly refunds: number;
  /** How many visits were served to their end, and what their Karigars have earned and been paid. */
  readonly completed: number;
  readonly earnedPaise: number;
  readonly wagesPaidPaise: number;
  readonly cashPaise: number;
};

const AT_ONCE = 6;
const BOOKINGS_EACH = 3;
const SETTLED_WITHIN_MS = 600_000;

type Stage = {
  readonly product: Product;
  readonly house: House;
  readonly appointments: Appointment[];
  readonly chance: Chance;
  readonly daily: Wanted;
  readonly event: Wanted;
};
type Life = (stage: Stage, client: Client) => Promise<{ id: string; booked: boolean; why: string }>;

const paid = (webhook: Press['webhook']): Press => ({ choice: 'pay', webhook });
const declined: Press = { choice: 'decline', webhook: 'once' };

/** Books, and goes on only where that was possible. */
const bookedAs =
  (
    what: 'daily' | 'event',
    way: 'upi' | 'card' | 'cash',
    go: (client: Client, id: string, stage: Stage) => Promise<unknown>,
    days = 1,
  ): Life =>
  async (stage, client) => {
    const placed = await book(client, stage[what], { way, days, chance: stage.chance });
    if (placed.booked) await go(client, placed.id, stage);
    return placed;
  };

/** Declined by the bank; then paid on a new page, and the old one as well. */
async function payTwice(client: Client, id: string, { product }: Stage): Promise<void> {
  const first = await goToPay(client, id);
  await press(first, declined);
  await press(await goToPay(client, id), paid('once'));
  const { rows } = await product.db.query<{ id: string }>(
    'select id from payment_attempts where booking_id = $1 order by created_at limit 1',
    [id],
  );
  const pay = { merchantOrderId: rows[0]?.id ?? '', outcome: 'completed' };
  await controlGateway(product, 'sandbox', { pay }).catch(() => undefined);
}

async function move(client: Client, id: string): Promise<void> {
  const { value } = await insist(client, readBooking, { id });
  if (!value) return;
  const { serviceId, address, date } = value.booking;
  const { pincode } = address;
  const open = await insist(client, readOpenSlots, { serviceId, pincode, date });
  const slot = open.value?.slots.findLast((one) => one.open);
  if (!slot) return;
  const wish = { id, date, time: slot.label, shownFloorPaise: 0 };
  await insist(client, rescheduleBooking, wish);
}

const payFor = async (client: Client, id: string, webhook: Press['webhook']): Promise<void> =>
  press(await goToPay(client, id), paid(webhook));

/** Every kind of life that a booking has before somebody comes. */
const LIVES: Readonly<Record<string, Life>> = {
  'paid once': bookedAs('daily', 'upi', (client, id) => payFor(client, id, 'once')),
  'paid, told twice': bookedAs('daily', 'card', (client, id) => payFor(client, id, 'twice')),
  'paid, never told': bookedAs('daily', 'upi', (client, id) => payFor(client, id, 'never')),
  'declined, then paid twice': bookedAs('daily', 'card', payTwice),
  'declined for good': bookedAs('daily', 'upi', async (client, id) =>
    press(await goToPay(client, id), declined),
  ),
  'never paid': bookedAs('daily', 'upi', async () => {}),
  'paid and cancelled': bookedAs('daily', 'upi', async (client, id) => {
    await payFor(client, id, 'once');
    await cancel(client, id);
  }),
  'paid and cancelled at once': bookedAs('daily', 'card', async (client, id) => {
    const page = await goToPay(client, id);
    await Promise.all([press(page, paid('once')), cancel(client, id)]);
  }),
  'paid and moved': bookedAs('daily', 'upi', async (client, id) => {
    await payFor(client, id, 'once');
    await move(client, id);
  }),
  'cash at the door': bookedAs('daily', 'cash', async () => {}),
  'cash, cancelled': bookedAs('daily', 'cash', cancel),
  'event of a day, advance paid': bookedAs('event', 'upi', (client, id) =>
    payFor(client, id, 'once'),
  ),
  'event of three days, cancelled': bookedAs(
    'event',
    'card',
    async (client, id) => {
      await payFor(client, id, 'twice');
      await cancel(client, id);
    },
    3,
  ),
  'event for cash, advance not paid': bookedAs('event', 'cash', async () => {}),
};

/** Within the days that the driver lives through; the other bookings lie after them. */
const SERVED_DAYS = { from: 2, days: 4 };

/** Books, pays, gets somebody to come; what happens then waits for its hour. */
const servedAs =
  (name: string): Life =>
  async ({ house, appointments, chance, ...stage }, client) => {
    const kind = SERVED[name];
    if (!kind) throw new Error(`No such life: ${name}`);
    const { what, way, payFirst, moments } = kind;
    const placed = await book(client, stage[what], { way, chance, within: SERVED_DAYS });
    if (!placed.booked) return placed;
    const cashPaise = await payFirst(house, placed.id, client);
    const isFirm = await becomesFirm(client, placed.id);
    if (!isFirm) return placed;
    const one = await assign(house, placed.id, client);
    one.cashPaise += cashPaise;
    const { value } = await insist(client, readBooking, { id: placed.id });
    const startsAt = Date.parse(value?.booking.startsAt ?? '');
    appointments.push({ startsAt, one, moments });
    return placed;
  };

/** The gateway may take its time to say that the money has come. */
async function becomesFirm(client: Client, id: string): Promise<boolean> {
  for (let tried = 0; tried < 60; tried += 1) {
    const { value } = await insist(client, readBooking, { id });
    if (value?.booking.confirmed) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/**
 * Many customers of the real server, over its own doors and those of the gateway beside it, while calls fail, webhooks come
 * twice, late, forged or never, and the server is killed. In the end every booking's money is explained.
 */
export async function drive({ bookings, seed, kills }: Drive): Promise<Driven> {
  const chance = chanceFrom(seed);
  const clock = movedClock();
  const product = await startProduct({ environment: clock.environment });
  try {
    const house = await openHouse(product, clock);
    const appointments: Appointment[] = [];
    const sold = await onSale(createClient(product.url));
    const stage = { product, house, appointments, chance, ...sold };
    const booked: Booked[] = [];
    const refused: Record<string, number> = {};
    const kinds: Record<string, number> = {};
    const lives = {
      ...LIVES,
      ...Object.fromEntries(Object.keys(SERVED).map((name) => [name, servedAs(name)])),
    };
    const names = Object.keys(lives);
    const waiting = Array.from({ length: bookings }, (_, index) => index).values();
    const killEvery = kills > 0 ? Math.ceil(bookings / (kills + 1)) : Number.POSITIVE_INFINITY;
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      let client: Client | undefined;
      let had = BOOKINGS_EACH;
      for (const index of waiting) {
        if (index > 0 && index % killEvery === 0) await product.crash();
        if (had >= BOOKINGS_EACH) client = await newCustomer(product);
        had = had >= BOOKINGS_EACH ? 1 : had + 1;
        await misbehave(product, chance, kills === 0);
        const name = names[index % names.length] ?? '';
        const lived = await lives[name]?.(stage, client as Client);
        if (lived?.booked) {
          booked.push({ id: lived.id, client: client as Client });
          kinds[name] = (kinds[name] ?? 0) + 1;
        } else if (lived) refused[lived.why] = (refused[lived.why] ?? 0) + 1;
      }
    });
    await Promise.all(lanes);
    await tellGateway(product, { faults: { refunds: { afterMs: 0 } } });
    await settle(product, booked);
    await keepAppointments(house, appointments, kills);
    await settle(product, booked);
    const wages = await payWages(house);
    const ledger = await gatewayBook(product);
    const cash = new Map(appointments.map(({ one }) => [one.id, one.cashPaise]));
    const seen = { ledger, cash };
    const { rows } = await product.db.query<{ completed: number }>(
      "select count(*)::int as completed from bookings where status = 'completed'",
    );
    return {
      unexplained: [...wages.unexplained, ...(await listUnexplained(product.db, booked, seen))],
      ...{ booked: booked.length, refused, kinds, orders: ledger.orders.length },
      paid: ledger.orders.filter(({ state }) => state === 'COMPLETED').length,
      refunds: ledger.refunds.length,
      completed: rows[0]?.completed ?? 0,
      earnedPaise: wages.earnedPaise,
      wagesPaidPaise: wages.paidPaise,
      cashPaise: cash.values().reduce((sum, paise) => sum + paise, 0),
    };
  } finally {
    await product.close();
  }
}

async function onSale(client: Client): Promise<{ daily: Wanted; event: Wanted }> {
  const { value } = await insist(client, readCatalogue, {});
  const plain = value?.services.filter(({ options }) => options.length === 0) ?? [];
  const named = (slug: string): Wanted => {
    const one = plain.find((service) => service.slug === slug);
    if (!one) throw new Error(`${slug} is not on sale`);
    return { serviceId: one.id, pricePaise: one.pricePaise };
  };
  return { daily: named('house-cleaning'), event: named('event-photography') };
}

/** Somebody who has been here for a while and has proven their mobile. */
async function newCustomer(product: Product): Promise<Client> {
  const mobile = freshMobile();
  const person = await insertStranger(product.db, { mobile, mobileProven: true });
  const client = createClient(product.url);
  putSession(client, await insertSession(product.db, person, Date.now(), true));
  return client;
}

/** Banks make up their minds, customers look at their bookings, and whatever is under way comes to its end. */
async function settle(product: Product, booked: readonly Booked[]): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { orders } = await gatewayBook(product);
    for (const { merchantOrderId, state } of orders)
      if (state === 'PENDING')
        await tellGateway(product, { pay: { merchantOrderId, outcome: 'failed' } });
    const open = await listOpen(
      product,
      orders.map(({ merchantOrderId }) => merchantOrderId),
    );
    const { rowCount } = await product.db.query('select from outbox');
    if (open.size === 0 && rowCount === 0) return;
    if (Date.now() > until) throw new Error(`${open.size} bookings are still under way`);
    for (const { id, client } of booked)
      if (open.has(id)) await insist(client, readBooking, { id });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Bookings with money under way. An order that never reached the gateway is asked about for hours, and nobody can pay it. */
async function listOpen({ db }: Product, atGateway: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ booking_id: string }>(
    `select booking_id from payment_attempts
        where state in ('created', 'pending', 'unknown') and id::text = any($1::text[])
      union select booking_id from transfers where state <> 'paid'`,
    [atGateway],
  );
  return new Set(rows.map((row) => row.booking_id));
}
