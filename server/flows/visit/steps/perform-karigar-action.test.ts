import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { sweepOldVisits } from '#server/flows/visit/sweep-old-visits.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, START, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(4, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const reused = { ok: false, refusal: { code: 'action-reused' } };

test('an act that says something else under a name already given is refused, not taken for the first', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', {
    paymentMethod: 'cash',
  });
  const command = { ...acting(app, ravi, bookingId), lines: [] };
  const counted = { payBy: 'cash', cashPaise: 80_000 } as const;
  const byLink = { payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, { ...command, ...counted })).toEqual(done);
  expect(await finishWork(app, { ...command, ...byLink })).toMatchObject(reused);
  const later = { ...counted, happenedAt: command.happenedAt + MINUTE };
  expect(await finishWork(app, { ...command, ...later })).toEqual(done);
});

test('acts of the same name at two visits in the same instant happens at one of them', async () => {
  const visits = [
    await visitAt(app, asha, 'assigned'),
    await visitAt(app, asha, 'assigned', { date: '2026-11-24' }),
  ] as const;
  app.turnTo(START - HOUR);
  const first = acting(app, visits[0].ravi, visits[0].bookingId);
  const client = await world.db.connect();
  await client.query('begin');
  await client.query(
    `insert into karigar_actions (action_id, karigar_id, booking_id, act, own_at, at)
      values ($1, $2, $3, 'dispatch', now(), now())`,
    [first.actionId, visits[1].ravi.karigarId, visits[1].bookingId],
  );
  const sent = dispatchVisit(app, first);
  const waiting = () =>
    world.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  expect(await sent).toMatchObject(reused);
  expect((await lookAt(world.db, visits[0].bookingId)).status).toBe('assigned');
});

test('acts and the reasons of dispatch are kept for half a year', async () => {
  const { bookingId } = await visitAt(app, asha, 'dispatched', { date: '2026-11-23' });
  const at = app.now();
  await recordDecision(world.db, bookingId, { kind: 'alarm', cause: 'sweep' }, at);
  const kept = async () => {
    const { rows } = await world.db.query(
      `select (select count(*)::int from karigar_actions where booking_id = $1) as acts,
        (select count(*)::int from dispatch_decisions where booking_id = $1) as decisions`,
      [bookingId],
    );
    return rows[0];
  };
  await sweepOldVisits(world.db, at + 180 * DAY);
  expect(await kept()).toEqual({ acts: 1, decisions: 1 });
  await sweepOldVisits(world.db, at + 180 * DAY + 1);
  expect(await kept()).toEqual({ acts: 0, decisions: 0 });
});
