import { readBooking } from '#contract/customer/read-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { insertSession, insertStranger, putSession } from '../cast.ts';
import { type Client, createClient } from '../client.ts';
import { chanceFrom } from '../faults/chance.ts';
import { type Product, startProduct } from '../product.ts';
import { freshMobile } from '../sign-in-stage.ts';
import { assign, openCompany } from './at-work.ts';
import { LIVES, type Life, type Stage } from './booked.ts';
import { movedClock } from './clock.ts';
import { book, insist, type Wanted } from './customers.ts';
import { type Booked, listUnexplained } from './explain.ts';
import { gatewayBook, misbehave, tellGateway } from './gateway.ts';
import { SERVED, type ServedKind } from './served.ts';
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
  readonly paidPaise: number;
  /** The part of what they have earned that was for waiting at a door. */
  readonly waitedPaise: number;
  readonly cashPaise: number;
};

const AT_ONCE = 6;
const BOOKINGS_EACH = 3;
const SETTLED_WITHIN_MS = 600_000;

/** Within the days that the driver lives through; the other bookings lie after them. */
const SERVED_DAYS = { from: 2, days: 4 };

/** Books, pays, gets somebody to come; what happens then waits for its hour. */
const servedAs =
  ({ what, way, payFirst, moments }: ServedKind): Life =>
  async ({ company, appointments, chance, ...stage }, client) => {
    const placed = await book(client, stage[what], { way, chance, within: SERVED_DAYS });
    if (!placed.booked) return placed;
    const cashPaise = await payFirst(company, placed.id, client);
    const isFirm = await becomesFirm(client, placed.id);
    if (!isFirm) return placed;
    const one = await assign(company, placed.id, client);
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
 * twice, late, forged or never, and the server is killed; then the days come on which they are served. In the end every
 * booking's money is explained, and every Karigar's.
 */
export async function drive({ bookings, seed, kills }: Drive): Promise<Driven> {
  const clock = movedClock();
  const product = await startProduct({ environment: clock.environment });
  try {
    const company = await openCompany(product, clock);
    const appointments: Appointment[] = [];
    const sold = await onSale(createClient(product.url));
    const stage = { product, company, appointments, chance: chanceFrom(seed), ...sold };
    const { booked, ...told } = await bookAll(stage, { bookings, kills: Math.ceil(kills / 2) });
    await tellGateway(product, { faults: { refunds: { afterMs: 0 } } });
    await settle(product, booked);
    await keepAppointments(company, appointments, Math.floor(kills / 2));
    await settle(product, booked);
    if (product.logged().includes('"clock-differs"'))
      throw new Error('A server took its time from the database instead of from the driver');
    const { unexplained, ...wages } = await payWages(company);
    const ledger = await gatewayBook(product);
    const cash = new Map(appointments.map(({ one }) => [one.id, one.cashPaise]));
    return {
      unexplained: [
        ...unexplained,
        ...(await listUnexplained(product.db, booked, { ledger, cash })),
      ],
      ...{ booked: booked.length, ...told, ...wages, orders: ledger.orders.length },
      paid: ledger.orders.filter(({ state }) => state === 'COMPLETED').length,
      refunds: ledger.refunds.length,
      completed: await countCompleted(product),
      cashPaise: cash.values().reduce((sum, paise) => sum + paise, 0),
    };
  } finally {
    await product.close();
  }
}

type Told = Pick<Driven, 'refused' | 'kinds'> & { readonly booked: readonly Booked[] };

/** Every kind in its turn, several at once, while calls to the gateway fail and the server is killed. */
async function bookAll(
  stage: Stage,
  { bookings, kills }: Pick<Drive, 'bookings' | 'kills'>,
): Promise<Told> {
  const { product, chance } = stage;
  const booked: Booked[] = [];
  const refused: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const isShort = kills === 0;
  const lives = [...Object.entries(LIVES), ...servedLives(isShort)];
  const waiting = Array.from({ length: bookings }, (_, index) => index).values();
  const killEvery = kills > 0 ? Math.ceil(bookings / (kills + 1)) : Number.POSITIVE_INFINITY;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    let client: Client | undefined;
    let had = BOOKINGS_EACH;
    for (const index of waiting) {
      if (index > 0 && index % killEvery === 0) await product.crash();
      if (had >= BOOKINGS_EACH) client = await newCustomer(product);
      had = had >= BOOKINGS_EACH ? 1 : had + 1;
      await misbehave(product, chance, isShort);
      const [name = '', life] = lives[index % lives.length] ?? [];
      const lived = await life?.(stage, client as Client);
      if (lived?.booked) {
        booked.push({ id: lived.id, client: client as Client });
        kinds[name] = (kinds[name] ?? 0) + 1;
      } else if (lived) refused[lived.why] = (refused[lived.why] ?? 0) + 1;
    }
  });
  await Promise.all(lanes);
  return { booked, refused, kinds };
}

const servedLives = (isShort: boolean): [string, Life][] =>
  Object.entries(SERVED)
    .filter(([, { endsByClock }]) => !isShort || !endsByClock)
    .map(([name, kind]) => [name, servedAs(kind)]);

async function countCompleted({ db }: Product): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int from bookings where status = 'completed'",
  );
  return rows[0]?.count ?? 0;
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
