import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { endPauses } from '#server/effects/end-pauses.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { findOpenPause } from '#server/views/karigar-pauses.ts';
import { findWork } from '#server/views/me.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { holderOf, sowWorker, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { appealPause } from './appeal-pause.ts';
import { decideKarigarAppeal } from './decide-karigar-appeal.ts';
import { decideKarigarPause } from './decide-karigar-pause.ts';
import { pauseKarigar } from './pause-karigar.ts';
import { reinstateKarigar } from './reinstate-karigar.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
const log = {
  fault: (_: string, error: unknown) => {
    throw error;
  },
};
visitStage(4, (stage) => {
  ({ world, asha, app } = stage);
});

const colleague = async () => (await insertStranger(world.db, { role: 'ops' })).id;
const pauseOf = (worker: Worker, by: string, pauseId = newId()) =>
  pauseKarigar(
    world.db,
    { karigarId: worker.karigarId, pauseId, reason: 'complaints', hours: 72, by, notice },
    app.now(),
  );
const notice = 'तीन ग्राहकांनी सांगितले की कोणी आले नाही.';
const code = (outcome: { ok: true } | { ok: false; refusal: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal.code;
async function paused() {
  const worker = await sowWorker(world.db);
  const by = await colleague();
  const outcome = await pauseOf(worker, by);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { worker, by, id: outcome.value.id };
}
const works = async ({ userId }: Worker) =>
  (await findWork(world.db, userId, app.now())) !== undefined;
const rolesOf = async ({ userId }: Worker) =>
  (await world.db.query('select roles from users where id = $1', [userId])).rows[0]?.roles;

test('a paused Karigar is off the roster, what was accepted goes to somebody else, and pressed twice it is one pause', async () => {
  app.turnTo(NOW);
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  const anew = () => ({ ...app, facts: createAppCache(world.db) });
  await findKarigar(anew(), { bookingId, cause: 'BookingPlaced' });
  const ravi = await holderOf(world.db, bookingId);
  const offers = await listOpenOffers(world.db, ravi.userId, app.now());
  const offer = offers.find((one) => one.bookingId === bookingId);
  const taken = await acceptOffer(anew(), { id: offer?.id ?? '', userId: ravi.userId });
  expect(code(taken)).toBe('accepted');
  const by = await colleague();
  const id = newId();
  const outcomes = await Promise.all([pauseOf(ravi, by, id), pauseOf(ravi, by, id)]);
  expect(outcomes.map(code)).toEqual(['accepted', 'accepted']);
  expect(await works(ravi)).toBe(false);
  await checkRoster(anew(), ravi);
  const { rows } = await world.db.query(
    `select b.status, array(select o.karigar_id from offers o where o.booking_id = b.id and o.state = 'open') as asked
      from bookings b where b.id = $1`,
    [bookingId],
  );
  expect(rows[0].status).toBe('pending');
  expect(rows[0].asked).not.toContain(ravi.karigarId);
  expect(code(await pauseOf(ravi, by))).toBe('not-on-roster');
});

test('nobody is paused on the way to a customer or in a home, and nobody pauses themselves', async () => {
  const { ravi } = await visitAt(app, asha, 'dispatched');
  expect(code(await pauseOf(ravi, await colleague()))).toBe('visit-under-way');
  const worker = await sowWorker(world.db);
  expect(code(await pauseOf(worker, worker.userId))).toBe('own-account');
  const unknown = { userId: '', karigarId: 1_000_000 };
  expect(code(await pauseOf(unknown, await colleague()))).toBe('karigar-not-found');
});

test('a pause that nobody decides is over after 72 hours, and its Karigar works as before', async () => {
  app.turnTo(NOW);
  const { worker } = await paused();
  app.pass(72 * HOUR - 1);
  await endPauses({ ...app, log });
  expect(await works(worker)).toBe(false);
  app.pass(1);
  await endPauses({ ...app, log });
  expect(await works(worker)).toBe(true);
  expect(await findOpenPause(world.db, worker.userId)).toBeNull();
});

test('a decision with evidence lets a pause stay beyond 72 hours, and ends it by itself after its days', async () => {
  app.turnTo(NOW);
  const { worker, by, id } = await paused();
  const evidence = 'Three customers and the gate log of Sahyadri Heights.';
  const stay = { id, decision: 'stay', evidence, days: 10, by } as const;
  expect(code(await decideKarigarPause(world.db, stay, app.now()))).toBe('accepted');
  app.pass(9 * DAY);
  await endPauses({ ...app, log });
  expect(await works(worker)).toBe(false);
  app.pass(DAY);
  await endPauses({ ...app, log });
  expect(await works(worker)).toBe(true);
  expect(code(await decideKarigarPause(world.db, stay, app.now()))).toBe('pause-over');
});

test('whoever is dismissed after an appeal was refused may appeal against that as well', async () => {
  const { worker, by, id } = await paused();
  const appeal = (text: string) =>
    appealPause(world.db, { id, text, userId: worker.userId }, app.now());
  const answer = async (granted: boolean) =>
    decideKarigarAppeal(
      world.db,
      { id, granted, reason: 'Seen.', by: await colleague() },
      app.now(),
    );
  expect(code(await appeal('The guard was asleep.'))).toBe('accepted');
  expect(code(await answer(false))).toBe('accepted');
  expect(code(await appeal('And the gate was open.'))).toBe('already-appealed');
  const end = { id, decision: 'end', evidence: 'The gate log.', days: 1, by } as const;
  expect(code(await decideKarigarPause(world.db, end, app.now()))).toBe('accepted');
  expect(await appeal('The log is of another gate.')).toMatchObject({
    value: { formerAppeals: [{ text: 'The guard was asleep.', granted: false, reason: 'Seen.' }] },
  });
  expect(code(await answer(true))).toBe('accepted');
  expect(await works(worker)).toBe(true);
});

test('a dismissed Karigar keeps the way to answer, and an appeal that another operator grants puts them back', async () => {
  const { worker, by, id } = await paused();
  const end = { id, decision: 'end', evidence: 'The gate log.', days: 1, by } as const;
  expect(code(await decideKarigarPause(world.db, end, app.now()))).toBe('accepted');
  expect(await rolesOf(worker)).not.toContain('karigar');
  const text = 'I was there; the guard writes another name.';
  const answer = { id, text, userId: worker.userId };
  expect(code(await appealPause(world.db, { ...answer, userId: by }, app.now()))).toBe(
    'pause-not-found',
  );
  expect(code(await appealPause(world.db, answer, app.now()))).toBe('accepted');
  expect(code(await appealPause(world.db, answer, app.now()))).toBe('accepted');
  const again = { ...answer, text: 'And once more.' };
  expect(code(await appealPause(world.db, again, app.now()))).toBe('already-appealed');
  const granted = { id, granted: true, reason: 'The guard has confirmed it.' };
  expect(code(await decideKarigarAppeal(world.db, { ...granted, by }, app.now()))).toBe(
    'appeal-by-another',
  );
  // The clock does not end what was decided for good.
  app.pass(100 * DAY);
  await endPauses({ ...app, log });
  expect(await works(worker)).toBe(false);
  const two = await Promise.all(
    [await colleague(), await colleague()].map((other) =>
      decideKarigarAppeal(world.db, { ...granted, by: other }, app.now()),
    ),
  );
  expect(two.map(code).sort()).toEqual(['accepted', 'pause-over']);
  expect(await works(worker)).toBe(true);
  expect(await rolesOf(worker)).toContain('karigar');
});

test('an appeal needs a colleague until it is decided, or its Karigar works again', async () => {
  const heard = async ({ userId }: Worker) => {
    const { rows } = await world.db.query<InboxEvent>(
      'select id, type, subject, at, data from events where subject = $1 order by id',
      [userId],
    );
    await notifyOperations(app, rows);
    const items = await world.db.query(
      `select kind, thing_id as "pauseId", karigar_id as "karigarId", closed_at is null as open
        from inbox_items where about = $1 order by opened_at`,
      [userId],
    );
    return items.rows;
  };
  const ends = [
    (by: string, id: string) =>
      decideKarigarAppeal(world.db, { id, granted: false, reason: 'The log.', by }, app.now()),
    (by: string, id: string) =>
      reinstateKarigar(world.db, { id, why: 'Another name.', by }, app.now()),
  ];
  for (const end of ends) {
    const { worker, id } = await paused();
    expect(await heard(worker)).toEqual([]);
    const said = { id, text: 'I was there.', userId: worker.userId };
    expect(code(await appealPause(world.db, said, app.now()))).toBe('accepted');
    const item = { kind: 'pause-appealed', pauseId: id, karigarId: worker.karigarId };
    expect(await heard(worker)).toEqual([{ ...item, open: true }]);
    expect(code(await end(await colleague(), id))).toBe('accepted');
    expect(await heard(worker)).toEqual([{ ...item, open: false }]);
  }
});

test('a pause that was wrong ends at once, and not twice', async () => {
  const { worker, by, id } = await paused();
  const end = { id, why: 'It was somebody of the same name.' };
  const own = await reinstateKarigar(world.db, { ...end, by: worker.userId }, app.now());
  expect(code(own)).toBe('own-account');
  expect(code(await reinstateKarigar(world.db, { ...end, by }, app.now()))).toBe('accepted');
  expect(code(await reinstateKarigar(world.db, { ...end, by }, app.now()))).toBe('pause-over');
  expect(await works(worker)).toBe(true);
});
