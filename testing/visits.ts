import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { BookSlotInput, Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import type { VisitDeps } from '#server/flows/visit/steps/perform-karigar-action.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { insertStranger } from './cast.ts';
import { bookOnline, lookAt, type PaymentDeps, payFor, paymentDeps } from './payments.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { sowKarigar } from './small-town.ts';
import { NOW } from './world.ts';

/** When the bookings of these tests begin: two days after now, at ten. */
export const START = instantInIndia('2026-11-23', 600);

/** Nobody is at a door earlier unless the customer was asked. */
const HALF_AN_HOUR = HOUR / 2;

/** Position of the addresses of the small town. */
export const AT_THE_DOOR = { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 };

export type VisitTestDeps = PaymentDeps &
  VisitDeps & {
    pass(ms: number): void;
    turnTo(at: Instant): void;
  };

export function visitDeps(pool: Pool): VisitTestDeps {
  const app = paymentDeps(pool, NOW);
  return Object.assign(app, {
    keys: TEST_KEYS,
    turnTo: (at: Instant) => app.pass(at - app.now()),
  });
}

export type Worker = { readonly userId: string; readonly karigarId: number };

/** A Karigar with an account of their own, who works every day from eight to ten. */
export async function sowWorker(pool: Pool, skills: readonly number[] = [2, 3]): Promise<Worker> {
  const person = await insertStranger(pool, { role: 'karigar', fullName: 'Ravi Pawar' });
  const karigarId = await sowKarigar(pool, { skills });
  await pool.query('update karigars set user_id = $2 where id = $1', [karigarId, person.id]);
  return { userId: person.id, karigarId };
}

/** An act under a name of its own, at this moment of the server's clock. */
export const acting = (app: Pick<VisitDeps, 'now'>, worker: Worker, bookingId: string) => ({
  userId: worker.userId,
  bookingId,
  actionId: newId(),
  happenedAt: app.now(),
});

/** The six digits that the customer sees. */
export async function startCodeOf(pool: Pool, bookingId: string): Promise<string> {
  const visit = await findVisit(pool, bookingId);
  const code =
    visit?.startCode && unseal<string>(TEST_KEYS, visit.startCode, startCodeSeal(bookingId));
  if (!code) throw new Error('There is no start code');
  return code;
}

/** The Karigar whose time the booking holds, with an account. */
export async function holderOf(pool: Pool, bookingId: string): Promise<Worker> {
  const { rows } = await pool.query<Worker>(
    `select k.id as "karigarId", k.user_id as "userId" from holds h join karigars k on k.id = h.karigar_id
      where h.booking_id = $1 order by k.id limit 1`,
    [bookingId],
  );
  if (!rows[0]) throw new Error('Nobody holds its time');
  return rows[0];
}

const STAGES = ['assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'completed'] as const;
type Stage = (typeof STAGES)[number];

type Clockwork = PaymentDeps & { pass(ms: number): void };

/** How tests reach states: by the real flows, in the order of a life, with the clock of the test. */
export const given = {
  /** The visit of a booking whose money is there, brought to a stage, and who leads it. */
  async visit(app: Clockwork, stage: Stage, bookingId: string): Promise<Worker> {
    const { status } = await lookAt(app.pool, bookingId);
    const ravi =
      status === 'pending' ? await assign(app, bookingId) : await leaderOf(app.pool, bookingId);
    for (const next of STAGES.slice(
      STAGES.indexOf(status as Stage) + 1,
      STAGES.indexOf(stage) + 1,
    )) {
      if (next === 'assigned') continue;
      const outcome = await moveTo({ ...app, keys: TEST_KEYS }, ravi, bookingId, next);
      if (!outcome.ok) throw new Error(`${next}: ${outcome.refusal.code}`);
    }
    return ravi;
  },
  /** Nothing stands any more of what can be called off, and every hour is free again. */
  async everyHourFree(app: PaymentDeps): Promise<void> {
    const { rows } = await app.pool.query<{ id: string }>(
      `select id from bookings where status in ('pending', 'assigned', 'dispatched', 'arrived') order by id`,
    );
    for (const { id: bookingId } of rows) {
      const outcome = await callOffBooking(app, { bookingId, actor: 'clock', why: 'another test' });
      if (!outcome.ok) throw new Error(`${bookingId}: ${outcome.refusal.code}`);
    }
  },
  /** Later visits of the test before are called off: passes that look after all of them see none of it. */
  async noLaterVisits(app: PaymentDeps): Promise<void> {
    const { rows } = await app.pool.query<{ bookingId: string; visit: number }>(
      `select booking_id as "bookingId", position as visit from later_visits`,
    );
    for (const one of rows)
      await callOffBooking(app, { ...one, actor: 'clock', why: 'another test' });
  },
};

/** A booking that was paid online, or is to be paid in cash, with its visit brought to a stage by the real flows. */
export async function visitAt(
  app: VisitTestDeps,
  customer: Customer,
  stage: Stage,
  change: Partial<BookSlotInput> = {},
): Promise<{ readonly bookingId: string; readonly ravi: Worker }> {
  app.turnTo(NOW);
  const bookingId = await bookOnline(app, customer, change);
  if (change.paymentMethod !== 'cash')
    await payFor(app, customer, bookingId, change.shownPricePaise);
  return { bookingId, ravi: await given.visit(app, stage, bookingId) };
}

/** The Karigar whose time it holds has said yes; another one where a test has left that Karigar at a visit. */
async function assign(app: Clockwork, id: string): Promise<Worker> {
  const { rows } = await app.pool.query<{ karigarId: number }>(
    `select k.id as "karigarId" from karigars k
      left join holds h on h.karigar_id = k.id and h.booking_id = $1
      where k.active and not exists (select 1 from visits v where v.karigar_id = k.id and v.under_way)
      order by h.id is null, k.id limit 5`,
    [id],
  );
  // The cache of a day could be half a second old.
  const fresh = { ...app, facts: createAppCache(app.pool) };
  let refused = 'everybody is at a visit';
  for (const { karigarId } of rows) {
    await giveAccount(app.pool, karigarId);
    const outcome = await assignByHand(fresh, { id, karigarId, why: 'given', by: 'test' });
    if (outcome.ok) return leaderOf(app.pool, id);
    refused = outcome.refusal.code;
  }
  throw new Error(`Nobody comes: ${refused}`);
}

async function leaderOf(pool: Pool, bookingId: string): Promise<Worker> {
  const { rows } = await pool.query<Worker>(
    `select k.id as "karigarId", k.user_id as "userId" from visits v join karigars k on k.id = v.karigar_id
      where v.id = $1`,
    [bookingId],
  );
  if (!rows[0]) throw new Error('Nobody leads it');
  return rows[0];
}

/** Somebody of the town who signs in to nothing gets an account, to report what they do. */
async function giveAccount(pool: Pool, karigarId: number): Promise<void> {
  const { rowCount } = await pool.query('select from karigars where id = $1 and user_id is null', [
    karigarId,
  ]);
  if (rowCount === 0) return;
  const person = await insertStranger(pool, { role: 'karigar', fullName: 'Ravi Pawar' });
  await pool.query('update karigars set user_id = $2 where id = $1', [karigarId, person.id]);
}

async function moveTo(
  app: Clockwork & VisitDeps,
  ravi: Worker,
  bookingId: string,
  stage: Exclude<Stage, 'assigned'>,
) {
  const booking = await findBooking(app.pool, bookingId);
  if (!booking) throw new Error('No such booking');
  const act = () => acting(app, ravi, bookingId);
  const turnTo = (at: Instant) => app.pass(Math.max(app.now(), at) - app.now());
  switch (stage) {
    case 'dispatched':
      turnTo(booking.startsAt - HALF_AN_HOUR);
      return dispatchVisit(app, act());
    case 'arrived':
      turnTo(booking.startsAt - 5 * MINUTE);
      return arrive(app, { ...act(), position: AT_THE_DOOR });
    case 'in_progress':
      return startWork(app, { ...act(), code: await startCodeOf(app.pool, bookingId) });
    case 'done': {
      app.pass(HOUR);
      const { paid } = await lookAt(app.pool, bookingId);
      const cashPaise = booking.paymentMethod === 'cash' ? booking.pricePaise - paid : 0;
      const payBy = cashPaise > 0 ? 'cash' : 'nothing';
      return finishWork(app, { ...act(), lines: [], payBy, cashPaise });
    }
    default:
      return acceptWork(app, { bookingId, userId: booking.userId });
  }
}
