import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENCLOSURES } from '#contract/enclosure.ts';
import type { StaffRole } from '#contract/staff.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { recordEnclosure } from '#server/modules/visit/enclosure-store.ts';
import { newToken, viewHash } from '#server/platform/secrets/token.ts';
import { insertStaff, insertStranger } from '#testing/cast.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { openVisitPhotos } from './visit-photos.ts';

let app: TestServer;
let asha: Awaited<ReturnType<typeof sowCustomer>>;
/** The address of a voice note of the talk of her visit. */
let address: string;
beforeAll(async () => {
  app = await startServer({
    answers: [],
    server: () => signInDeps(),
    open: (hono, world) => openVisitPhotos(hono, world, { secureCookies: false }),
  });
  await sowSmallTown(db());
  await sowWorker(db());
  asha = await sowCustomer(db());
  const { bookingId, ravi } = await visitAt(visitDeps(db()), asha, 'dispatched');
  app.clock.now = START - HOUR;
  const said = { id: newId(), bookingId, by: 'customer', karigarId: ravi.karigarId } as const;
  const voice = { media: 'audio/webm', seconds: 4, bytes: Buffer.from('speech') } as const;
  await recordEnclosure(db(), { ...said, ...voice }, app.clock.now);
  address = `${ENCLOSURES}/${said.id}`;
});
afterAll(() => app?.close());

const db = () => app.world.db;
const lookers = async () =>
  (await db().query("select by_user_id as by from looks where what = 'talk'")).rows.map(
    ({ by }) => by,
  );

test('a recording opens for colleagues whose work is complaints, with a note that they have heard it, and for no other colleague', async () => {
  const heard: string[] = [];
  for (const [role, status] of [
    ['quality', 200],
    ['support', 200],
    ['dispatch', 404],
    ['catalogue', 404],
    ['admin', 404],
  ] as const satisfies [StaffRole, number][]) {
    const { id } = await insertStranger(db(), { role: 'ops' });
    await insertStaff(db(), id, [role]);
    const client = await clientOf(app, { id });
    expect([role, (await client.send('GET', address)).status]).toEqual([role, status]);
    if (status === 200) heard.push(id);
  }
  expect((await lookers()).sort()).toEqual(heard.sort());
});

test('a colleague who looks as the customer does is noted too, and the customer is not', async () => {
  const { id: meera } = await insertStranger(db(), { role: 'ops' });
  const before = await lookers();
  const own = await clientOf(app, asha);
  expect((await own.send('GET', address)).status).toBe(200);
  expect(await lookers()).toEqual(before);
  const value = newToken();
  await db().query(
    `insert into sessions (token_hash, app, user_id, remember, created_at, last_seen_at, expires_at, viewed_by)
      values ($1, 'customer', $2, false, $3, $3, $4, $5)`,
    [viewHash(value), asha.id, new Date(app.clock.now), new Date(app.clock.now + HOUR), meera],
  );
  const viewing = app.client();
  viewing.cookies.set('aangan_view', { value, attributes: [] });
  expect((await viewing.send('GET', address)).status).toBe(200);
  expect(await lookers()).toEqual([...before, meera]);
});
