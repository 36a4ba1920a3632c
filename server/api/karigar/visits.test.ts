import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptWork } from '#contract/customer/accept-work.ts';
import { addDisputePhoto } from '#contract/customer/add-dispute-photo.ts';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { rateVisit } from '#contract/customer/rate-visit.ts';
import { readPrivacy } from '#contract/customer/read-privacy.ts';
import { addVisitPhoto } from '#contract/karigar/add-visit-photo.ts';
import { arrive } from '#contract/karigar/arrive.ts';
import { dispatchVisit } from '#contract/karigar/dispatch-visit.ts';
import { finishWork } from '#contract/karigar/finish-work.ts';
import { leaveForSafety } from '#contract/karigar/leave-for-safety.ts';
import { rateCustomer } from '#contract/karigar/rate-customer.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { releaseVisit } from '#contract/karigar/release-visit.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import { tickChecklist } from '#contract/karigar/tick-checklist.ts';
import { readDispute } from '#contract/ops/read-dispute.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { sweepOldRecords } from '#server/flows/payment/sweep-old-records.ts';
import { catalogueReader } from '#server/views/catalogue.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import {
  given,
  START,
  sowWorker,
  startCodeOf,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { myDataAnswers } from '../customer/my-data.ts';
import { customerVisitAnswers } from '../customer/visits.ts';
import { opsVisitAnswers } from '../ops/visits.ts';
import { openVisitPhotos } from './visit-photos.ts';
import { visitAnswers } from './visits.ts';

let app: TestServer;
let asha: Account;
let customer: Client;
beforeAll(async () => {
  app = await startServer({
    answers: [...visitAnswers, ...customerVisitAnswers, ...opsVisitAnswers, ...myDataAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
    open: (app, world) => openVisitPhotos(app, world, { secureCookies: false }),
  });
  await sowSmallTown(db());
  for (let count = 0; count < 20; count += 1) await sowWorker(db());
});
afterAll(() => app?.close());
beforeEach(async () => {
  app.clock.now = NOW;
  asha = await insertStranger(db());
  customer = await browserOf(asha.id);
});

const db = () => app.world.db;

const browserOf = (id: string) => clientOf(app, { id }, { at: START - 2 * HOUR, remember: true });

async function assigned(): Promise<{ id: string; ravi: Worker; phone: Client }> {
  const { bookingId, ravi } = await visitAt(visitDeps(db()), asha, 'assigned');
  app.clock.now = START - HOUR;
  return { id: bookingId, ravi, phone: await browserOf(ravi.userId) };
}

const act = (id: string) => ({ id, actionId: newId(), happenedAt: toIndiaIso(app.clock.now) });
const here = { latitude: 19, longitude: 72, accuracyMeters: 25 };

/** As a telephone takes it, with the place it was taken at. */
async function picture(): Promise<string> {
  const plain = { width: 900, height: 600, channels: 3, background: '#2a6b4f' } as const;
  const where = { IFD3: { GPSLatitude: '19/1 4/1 0/1' } };
  const file = await sharp({ create: plain }).withExif(where).jpeg().toBuffer();
  return `data:image/jpeg;base64,${file.toString('base64')}`;
}

describe('the day and the visit', () => {
  test('a Karigar sees their own visits with what they may do, and nobody else’s', async () => {
    const { id, phone } = await assigned();
    const day = (await phone.call(readKarigarDay, { date: '2026-11-23' })).value;
    const seen = day?.visits.map((visit) => [visit.id, visit.leads, visit.netPaise]);
    expect(seen).toContainEqual([id, true, 64_000]);
    expect((await phone.call(readKarigarDay, { date: '2026-11-24' })).value?.visits).toEqual([]);
    const { value } = await phone.call(readVisit, { id });
    expect(value?.visit).toMatchObject({
      status: 'assigned',
      actions: ['dispatch', 'release'],
      customer: { name: asha.fullName },
      pay: { grossPaise: 80_000, netPaise: 64_000 },
      bill: { totalPaise: 80_000, paidPaise: 80_000, duePaise: 0 },
      checklist: expect.arrayContaining([{ key: 'greeted', done: false, words: null }]),
    });
    // The two talk by sentences of the app.
    expect(JSON.stringify(value)).not.toContain(asha.mobile);
    const stranger = await browserOf((await sowWorker(db())).userId);
    const strange = await stranger.call(readVisit, { id });
    expect([strange.status, strange.refusal?.code]).toEqual([404, 'visit-not-found']);
    const { status, refusal } = await stranger.call(dispatchVisit, act(newId()));
    expect(await stranger.call(dispatchVisit, act(id))).toMatchObject({ status, refusal });
  });

  test('from setting out to both ratings every act answers the visit as it is then, and the code is nowhere in it', async () => {
    const { id, phone } = await assigned();
    const out = await phone.call(dispatchVisit, act(id));
    expect(out.value?.visit).toMatchObject({
      status: 'dispatched',
      dispatchedAt: expect.any(String),
    });
    const code = await startCodeOf(db(), id);
    expect(JSON.stringify(out.value)).not.toContain(code);
    app.clock.now = START - 5 * MINUTE;
    const far = await phone.call(arrive, { ...act(id), position: { ...here, latitude: 19.2 } });
    expect([far.status, far.refusal?.code]).toEqual([409, 'too-far-away']);
    const arrived = await phone.call(arrive, { ...act(id), position: here });
    expect(arrived.value?.visit.status).toBe('arrived');
    const wrong = code === '111111' ? '222222' : '111111';
    const missed = await phone.call(startWork, { ...act(id), code: wrong });
    expect(missed.refusal).toEqual({ code: 'start-code-wrong', params: { triesLeft: 4 } });
    const started = await phone.call(startWork, { ...act(id), code });
    expect(started.value?.visit).toMatchObject({ status: 'in_progress', startTriesLeft: 4 });
    const ticked = await phone.call(tickChecklist, { ...act(id), done: ['greeted', 'no-such'] });
    const done = ticked.value?.visit.checklist.filter((one) => one.done);
    expect(done).toEqual([{ key: 'greeted', done: true, words: null }]);
    const finish = { ...act(id), payBy: 'nothing' } as const;
    // Nobody keeps a list of homes.
    const over = {
      address: { street: '', landmark: '', pincode: '400001' },
      customer: { name: asha.fullName?.split(' ')[0] },
      area: expect.objectContaining({ en: expect.any(String) }),
    };
    for (let time = 0; time < 2; time += 1)
      expect((await phone.call(finishWork, finish)).value?.visit).toMatchObject({
        ...over,
        status: 'done',
      });
    const accepted = await customer.call(acceptWork, { id });
    expect(accepted.value?.booking.status).toBe('completed');
    expect((await phone.call(readVisit, { id })).value?.visit).toMatchObject(over);
    const late = await customer.call(disputeWork, { id, reason: 'damage', lines: [1] });
    expect([late.status, late.refusal?.code]).toEqual([409, 'move-not-allowed']);

    const mine = { stars: 5, comment: 'Kind people' };
    const rated = await phone.call(rateCustomer, { ...act(id), ...mine });
    expect(rated.value?.visit.ratings).toEqual({ mayRate: false, mine, theirs: null });
    const theirs = { stars: 4, comment: 'Neat work' };
    await customer.call(rateVisit, { id, ...theirs });
    const both = (await phone.call(readVisit, { id })).value?.visit.ratings;
    expect(both).toEqual({ mayRate: false, mine, theirs });
  });

  test('what was rated by one side alone is seen after seven days', async () => {
    const { bookingId: id, ravi } = await visitAt(visitDeps(db()), asha, 'done');
    app.clock.now = START + 2 * HOUR;
    const phone = await browserOf(ravi.userId);
    await customer.call(acceptWork, { id });
    await customer.call(rateVisit, { id, stars: 2, comment: 'Late' });
    app.clock.now += 7 * DAY - 1;
    const theirs = async () => (await phone.call(readVisit, { id })).value?.visit.ratings.theirs;
    expect(await theirs()).toBeNull();
    app.clock.now += 1;
    expect(await theirs()).toEqual({ stars: 2, comment: 'Late' });
  });

  test('a visit that was given back is closed to the Karigar who had it', async () => {
    const { id, phone } = await assigned();
    const release = { ...act(id), reason: 'ill' } as const;
    for (let time = 0; time < 2; time += 1)
      expect((await phone.call(releaseVisit, release)).value).toEqual({ left: true });
    expect((await phone.call(readVisit, { id })).status).toBe(404);
  });
});

test('an event of several days stands in the route of each of them, at that day’s hour', async () => {
  const { id, phone } = await assigned();
  const day = new Date(START + DAY);
  await db().query(
    'insert into visits (id, booking_id, position, starts_at, ends_at) values ($1, $2, 2, $3, $4)',
    [newId(), id, day, new Date(START + DAY + HOUR)],
  );
  for (const date of ['2026-11-23', '2026-11-24']) {
    const { value } = await phone.call(readKarigarDay, { date });
    const seen = value?.visits.filter((visit) => visit.id === id);
    expect(seen).toMatchObject([{ id, date, time: '10:00 AM' }]);
  }
  await db().query('delete from visits where booking_id = $1 and id <> $1', [id]);
});

test('while a case holds a customer’s money the account stays', async () => {
  const { id, phone } = await assigned();
  await phone.call(dispatchVisit, act(id));
  await phone.call(leaveForSafety, act(id));
  const standing = async () => (await customer.call(readPrivacy, {})).value?.obstacle?.code;
  const press = async () =>
    (await customer.call(deleteAccount, { password: 'Aangan@2026' })).refusal?.code;
  expect([await standing(), await press()]).toEqual(['money-under-way', 'money-under-way']);
});

test('a Karigar who stops working with us on the way still gets out of the visit', async () => {
  const { id, phone, ravi } = await assigned();
  await phone.call(dispatchVisit, act(id));
  await db().query('update karigars set active = false where id = $1', [ravi.karigarId]);
  const left = await phone.call(leaveForSafety, act(id));
  // Nothing is to be taken of a customer whom they have left, and nobody has paid it online.
  expect(left.value?.visit).toMatchObject({ status: 'cancelled', cashPaise: null });
});

describe('pictures of a visit', () => {
  test('are drawn anew without their metadata, for the two and operations only', async () => {
    const { id, phone } = await assigned();
    await phone.call(dispatchVisit, act(id));
    const photoId = newId();
    const photo = { ...act(id), photoId, kind: 'arrival', image: await picture() } as const;
    const { value } = await phone.call(addVisitPhoto, photo);
    const address = value?.visit.photos[0]?.address as string;
    const ops = await browserOf((await insertStranger(db(), { role: 'ops' })).id);
    for (const client of [phone, customer, ops]) {
      const answer = await client.send('GET', address);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([drawn.format, drawn.exif]).toEqual(['webp', undefined]);
    }
    const neighbour = await browserOf((await insertStranger(db())).id);
    const colleague = await browserOf((await sowWorker(db())).userId);
    for (const client of [neighbour, colleague, app.client()])
      expect((await client.send('GET', address)).status).toBe(404);
    const taken = await phone.call(addVisitPhoto, { ...photo, ...act(id) });
    expect(taken.refusal?.code).toBe('action-reused');
    app.clock.now = START - 20 * MINUTE;
    const arrived = await phone.call(arrive, { ...act(id), photoId });
    expect(arrived.value?.visit.status).toBe('arrived');
  });

  test('of a problem are for the customer who raised it and operations only, six of them, as long as it is open', async () => {
    const { bookingId: id, ravi } = await visitAt(visitDeps(db()), asha, 'done');
    app.clock.now = START + 2 * HOUR;
    const phone = await browserOf(ravi.userId);
    const ops = await browserOf((await insertStranger(db(), { role: 'ops' })).id);
    const image = await picture();
    const add = (photoId: string) => customer.call(addDisputePhoto, { id, photoId, image });
    expect((await add(newId())).refusal?.code).toBe('move-not-allowed');
    // Nothing is drawn for whoever has nothing to show: what cannot be drawn is not even looked at.
    const cutOff = `${image.slice(0, 60)}AAAA`;
    const addOther = (photoId: string, other: string) =>
      customer.call(addDisputePhoto, { id, photoId, image: other });
    expect((await addOther(newId(), cutOff)).refusal?.code).toBe('move-not-allowed');
    const comment = 'A scratch on the tap';
    await customer.call(disputeWork, { id, reason: 'damage', lines: [1], comment });

    const first = newId();
    await add(first);
    // Sent twice, because the answer was lost, it is there once.
    const { value } = await add(first);
    expect(value?.problem).toMatchObject({ reason: 'damage', comment, photosLeft: 5 });
    const address = value?.problem.photos[0]?.address as string;
    for (const client of [customer, ops]) {
      const answer = await client.send('GET', address);
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([drawn.format, drawn.exif]).toEqual(['webp', undefined]);
    }
    for (const client of [phone, await browserOf((await insertStranger(db())).id), app.client()])
      expect((await client.send('GET', address)).status).toBe(404);
    expect(JSON.stringify(await phone.call(readVisit, { id }))).not.toContain(first);

    // Another picture under its name is not said to be kept.
    const dark = sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } });
    const other = `data:image/png;base64,${(await dark.png().toBuffer()).toString('base64')}`;
    expect((await addOther(first, other)).refusal?.code).toBe('action-reused');

    for (let count = 0; count < 5; count += 1) expect((await add(newId())).status).toBe(200);
    expect((await add(newId())).refusal?.code).toBe('too-many-photos');
    expect((await addOther(newId(), cutOff)).refusal?.code).toBe('too-many-photos');
    const asked = await ops.call(readDispute, { id });
    expect(asked.value?.problem.photos).toHaveLength(6);
    const answer = 'We have looked at it';
    await ops.call(resolveDispute, { id, outcome: 'none', comment: answer });
    expect((await add(newId())).refusal?.code).toBe('move-not-allowed');
    const { problem } = (await ops.call(readDispute, { id })).value ?? {};
    expect(problem).toMatchObject({ outcome: 'none', answer, photosLeft: 0 });
    const world = { pool: db(), ...signInDeps() } as Parameters<typeof collectMyData>[0];
    const { data } = await collectMyData(world, asha.id, app.clock.now);
    expect(JSON.stringify(data)).toContain(address);
    await sweepOldRecords(db(), app.clock.now + 181 * DAY);
    expect((await customer.send('GET', address)).status).toBe(404);
  });

  test('are the Karigar’s only while they lead the visit and it lasts', async () => {
    const { id, phone, ravi } = await assigned();
    await phone.call(dispatchVisit, act(id));
    const photo = { photoId: newId(), kind: 'arrival', image: await picture() } as const;
    const { value } = await phone.call(addVisitPhoto, { ...act(id), ...photo });
    const address = value?.visit.photos[0]?.address as string;
    const seen = async () => (await phone.send('GET', address)).status;
    expect(await seen()).toBe(200);
    const other = await sowWorker(db());
    const flows = visitDeps(db());
    flows.turnTo(app.clock.now);
    const led = async (karigarId: number) => {
      const call = { id, karigarId, why: 'asked for', by: 'test' };
      const anew = { ...flows, facts: createAppCache(db()) };
      expect(await assignByHand(anew, call)).toMatchObject({ ok: true });
    };
    await led(other.karigarId);
    expect(await seen()).toBe(404);
    await led(ravi.karigarId);
    await given.visit(flows, 'dispatched', id);
    expect(await seen()).toBe(200);
    await given.visit(flows, 'completed', id);
    expect(await seen()).toBe(404);
    expect((await phone.call(readVisit, { id })).value?.visit.photos).toEqual([]);
    expect((await customer.send('GET', address)).status).toBe(200);
  });

  test('and what was written of a visit stand in one’s data, and go with the account', async () => {
    const { bookingId: id, ravi } = await visitAt(visitDeps(db()), asha, 'done');
    app.clock.now = START + 2 * HOUR;
    const phone = await browserOf(ravi.userId);
    const image = await picture();
    await phone.call(addVisitPhoto, { ...act(id), photoId: newId(), kind: 'after', image });
    await customer.call(acceptWork, { id });
    const comment = 'Peacock flat 1707 was left clean';
    await customer.call(rateVisit, { id, stars: 5, comment });
    const world = { pool: db(), ...signInDeps() } as Parameters<typeof collectMyData>[0];
    const { data } = await collectMyData(world, asha.id, app.clock.now);
    expect(JSON.stringify(data)).toContain(comment);
    expect(JSON.stringify(data)).toContain('/api/visit-photos/');
    app.clock.now += 10 * DAY;
    const fresh = app.client();
    const value = await insertSession(db(), asha, app.clock.now);
    fresh.cookies.set('aangan_session', { value, attributes: [] });
    const deleted = await fresh.call(deleteAccount, { password: 'Aangan@2026' });
    expect([deleted.status, deleted.refusal]).toEqual([200, undefined]);
    expect(await findInDatabase(db(), ['peacock flat'])).toEqual([]);
    const { rows } = await db().query('select from visit_photos where booking_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('are erased half a year after the visit, later only while a problem is open', async () => {
    const visits = [await assigned(), await assigned()];
    for (const { id, ravi } of visits)
      await db().query(
        `insert into visit_photos values ($1, $2, $3, 'after', '\\x01', now(), $4)`,
        [newId(), id, ravi.karigarId, new Date(START)],
      );
    const [settled, open] = visits.map(({ id }) => id);
    await db().query(`insert into disputes values ($1, 'damage', '', '{1}', now())`, [open]);
    const left = async () => {
      const { rows } = await db().query(
        'select booking_id as id from visit_photos where booking_id = any($1)',
        [[settled, open]],
      );
      return rows.map(({ id }) => id);
    };
    await sweepOldRecords(db(), START + 180 * DAY);
    expect(await left()).toHaveLength(2);
    await sweepOldRecords(db(), START + 180 * DAY + 1);
    expect(await left()).toEqual([open]);
  });
});

test('R30 a service shows its dated rating until ten visits were rated, then the real one and their number', async () => {
  const shown = async () => {
    const { services } = await catalogueReader(createAppCache(db()), () => NOW)();
    const event = services.find(({ id }) => id === 2);
    return [event?.rating, event?.ratingCount];
  };
  // Ten visits need not be lived through for ten ratings.
  await db().query('alter table ratings drop constraint ratings_booking_id_fkey');
  const rate = (times: number, stars: number) =>
    db().query(
      `insert into ratings select gen_random_uuid(), 'customer', 2, (select min(id) from karigars), $2, '', now()
        from generate_series(1, $1)`,
      [times, stars],
    );
  await rate(9, 4);
  expect(await shown()).toEqual([4.9, null]);
  await rate(1, 3);
  expect(await shown()).toEqual([3.9, 10]);
});
