import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { BookSlotInput, Customer } from '#server/flows/booking/book-slot.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import type { VisitDeps } from '#server/flows/visit/steps/perform-karigar-action.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findVisit, recordAssigned } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { insertStranger } from './cast.ts';
import { bookOnline, type PaymentDeps, payFor, paymentDeps } from './payments.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { sowKarigar } from './small-town.ts';
import { NOW } from './world.ts';

/** When the bookings of these tests begin: two days after now, at ten. */
export const START = instantInIndia('2026-11-23', 600);

/** Nobody is at a door earlier unless the customer was asked. */
const HALF_AN_HOUR = HOUR / 2;

/** Where the addresses of the small town are. */
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
export const acting = (app: VisitTestDeps, worker: Worker, bookingId: string) => ({
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

type Stage = 'assigned' | 'dispatched' | 'arrived' | 'in_progress' | 'done';
const STAGES: readonly Stage[] = ['assigned', 'dispatched', 'arrived', 'in_progress', 'done'];

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
  await giveToWhoIsFree(app.pool, bookingId);
  const ravi = await holderOf(app.pool, bookingId);
  await recordMoved(app.pool, bookingId, ['pending'], 'assigned', app.now());
  await recordAssigned(app.pool, bookingId, ravi.karigarId, app.now());
  for (const next of STAGES.slice(1, STAGES.indexOf(stage) + 1)) {
    const outcome = await moveTo(app, ravi, bookingId, next, change.paymentMethod === 'cash');
    if (!outcome.ok) throw new Error(`${next}: ${outcome.refusal.code}`);
  }
  return { bookingId, ravi };
}

/** A Karigar whom another test left at a visit cannot set out for this one. */
async function giveToWhoIsFree(pool: Pool, bookingId: string): Promise<void> {
  await pool.query(
    `update holds h set karigar_id = (
        select k.id from karigars k
        where k.active and k.user_id is not null
          and not exists (select 1 from visits v where v.karigar_id = k.id and v.under_way)
          and not exists (select 1 from holds o where o.karigar_id = k.id
            and tstzrange(o.leave_at, o.ends_at) && tstzrange(h.leave_at, h.ends_at))
        order by k.id limit 1)
      where h.booking_id = $1
        and exists (select 1 from visits v where v.karigar_id = h.karigar_id and v.under_way)`,
    [bookingId],
  );
}

async function moveTo(
  app: VisitTestDeps,
  ravi: Worker,
  bookingId: string,
  stage: Stage,
  cash: boolean,
) {
  const act = () => acting(app, ravi, bookingId);
  switch (stage) {
    case 'dispatched':
      app.turnTo(Math.max(app.now(), START - HALF_AN_HOUR));
      return dispatchVisit(app, act());
    case 'arrived':
      app.turnTo(Math.max(app.now(), START - 5 * MINUTE));
      return arrive(app, { ...act(), position: AT_THE_DOOR });
    case 'in_progress':
      return startWork(app, { ...act(), code: await startCodeOf(app.pool, bookingId) });
    default: {
      app.pass(HOUR);
      const cashPaise = cash ? 80_000 : 0;
      const payBy = cash ? 'cash' : 'nothing';
      return finishWork(app, { ...act(), lines: [], payBy, cashPaise });
    }
  }
}
