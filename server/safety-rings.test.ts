import { beforeEach, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { HOUR } from '#kernel/time.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { changeDuty } from '#server/flows/staff/change-duty.ts';
import { callForSafety } from '#server/flows/visit/call-for-safety.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import type { DomainEvent, Job } from '#server/platform/jobs/job.ts';
import { relayOnce } from '#server/platform/jobs/relay.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { insertStaff, insertStranger } from '#testing/cast.ts';
import { crewStage, DAY_ONE } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { letBrowserRing } from '#testing/ringing-browser.ts';
import { acting, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { planJobs } from './jobs.ts';
import type { JobsDeps } from './jobs-deps.ts';
import { messageJobsOf } from './message-jobs.ts';
import { newsJobsOf } from './news-jobs.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});
beforeEach(async () => {
  await world.db.query('delete from messages; delete from push_subscriptions');
  await world.db.query('update staff set on_duty_until = null');
  await firstDayOf(app, crew[0] as Worker, id, DAY_ONE);
  const { id: userId } = await insertStranger(world.db, { role: 'ops', language: 'en' });
  await insertStaff(world.db, userId, ['dispatch']);
  await letBrowserRing(world.db, { id: userId }, app.now());
  await changeDuty(world.db, { userId, until: app.now() + HOUR }, app.now());
  await workOff();
});

/**
 * Does what the outbox starts, and what that starts in its turn, for as long as something is due while the clock stands still.
 * Answers the jobs about messages and news in the order in which they ran.
 */
async function workOff(): Promise<Job[]> {
  const deps = {
    ...app,
    log: silentLog,
    messenger: developmentMessenger,
    sender: { brand: developmentBrand, origin: 'https://aangan.test' },
    live: { tell: async () => {} },
  } as unknown as JobsDeps;
  const jobs = new Map([...newsJobsOf(deps), ...messageJobsOf(deps)].map((job) => [job.name, job]));
  const ran: Job[] = [];
  for (let moved = 1; moved > 0; ) {
    const due: [Job, DomainEvent][] = [];
    const plan = (event: DomainEvent) => {
      for (const { job: name, at = app.now() } of planJobs(event)) {
        const job = jobs.get(name);
        if (job && at <= app.now()) due.push([job, event]);
      }
      return [];
    };
    ({ events: moved } = await relayOnce(world.db, plan, async () => {}, 500));
    for (const [job, event] of due) await job.run(event);
    ran.push(...due.map(([job]) => job));
  }
  return ran;
}

const leave = (place: number) => leaveForSafety(anew(app), acting(app, crew[place] as Worker, id));

/** The work is over before it is heard of: it ends nothing, and is answered so. */
async function tooLate(press: () => Promise<unknown>) {
  const finish = { ...acting(app, crew[0] as Worker, id), lines: [], cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...finish, payBy: 'link' })).toEqual(done);
  expect(await press()).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  return done;
}
const done = { ok: true, value: 'done' };
const call = () => callForSafety(anew(app), { bookingId: id, userId: asha.id });

test.each([
  ['whoever leads the visit', 'VisitStoppedForSafety', () => leave(0)],
  ['one of its crew', 'CrewMemberLeftForSafety', () => leave(2)],
  ['the customer', 'VisitStoppedForSafety', call],
  ['the customer, when the work is over,', 'SafetyExitCameLate', () => tooLate(call)],
  ['whoever leads it, when the work is over,', 'SafetyExitCameLate', () => tooLate(() => leave(0))],
] as const)(
  'an exit of %s is on the way to the browsers of operations while the clock stands still, and waits behind nothing',
  async (_, exit, act) => {
    const at = app.now();
    const { rows: before } = await world.db.query('select max(id) as last from events');
    expect(await act()).toEqual(done);
    const ran = await workOff();
    expect(app.now()).toBe(at);
    const { rows: sent } = await world.db.query(
      `select id, state from messages where template = 'staff-called' and channel = 'push'`,
    );
    expect(sent).toMatchObject([{ state: 'sent' }]);
    const { rows: steps } = await world.db.query(
      `select type, at from events where id > $1 and (type in ($2, 'HarmComesNear', 'StaffRung')
          or type = 'MessageWritten' and subject = $3) order by id`,
      [before[0].last, exit, sent[0].id],
    );
    expect(steps).toEqual(
      [exit, 'HarmComesNear', 'MessageWritten', 'StaffRung'].map((type) => ({ type, at })),
    );
    const { rows: item } = await world.db.query(
      `select kind, owner_id from inbox_items where booking_id = $1 and closed_at is null`,
      [id],
    );
    expect(item).toEqual([{ kind: 'safety-exit', owner_id: null }]);
    // However busy the server is with answering, none of these gives way.
    const way = ran.filter(({ name }) =>
      ['tell-operations', 'ring-staff', 'send-code'].includes(name),
    );
    expect(new Set(way.map(({ name }) => name)).size).toBe(3);
    expect(way.filter(({ givesWay }) => givesWay)).toEqual([]);
  },
);
