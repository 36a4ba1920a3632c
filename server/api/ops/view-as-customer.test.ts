import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { listLooks } from '#contract/customer/list-looks.ts';
import { listSessions } from '#contract/customer/list-sessions.ts';
import { readGatePass } from '#contract/customer/read-gate-pass.ts';
import { operations } from '#contract/operations.ts';
import { viewAsCustomer } from '#contract/ops/view-as-customer.ts';
import { endView } from '#contract/public/end-view.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE, SECOND } from '#kernel/time.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let asha: Belongings;
let meera: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  asha = await insertSomebody(app);
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

const WHY = 'She sees no button to pay.';
const ticketOf = async (userId = asha.person.id) => {
  const { value } = await meera.client.call(viewAsCustomer, { userId, why: WHY });
  return new URL(value?.address ?? app.base).pathname;
};
/** A browser that opens an address which operations were given; where it is sent, and what it then is. */
async function enter(path: string): Promise<{ client: Client; to: string | null }> {
  const client = app.client();
  const answer = await client.send('GET', path);
  return { client, to: answer.headers.get('location') };
}
const whoIs = async (client: Client) => (await client.call(readSession, {})).value;

test('N14: somebody of operations sees what the customer sees, until 15 minutes are over, and both can read that they looked', async () => {
  const { client, to } = await enter(await ticketOf());
  expect(to).toBe('/main');
  expect(client.cookies.get('aangan_view')?.attributes).toEqual(
    expect.arrayContaining(['HttpOnly', 'Max-Age=900']),
  );
  expect(client.cookies.has('aangan_session')).toBe(false);
  const session = await whoIs(client);
  expect(session?.user).toMatchObject({ uid: asha.person.id, termsDue: false });
  expect(Date.parse(session?.view?.endsAt ?? '')).toBe(app.clock.now + 15 * MINUTE);
  const [theirs, ours] = await Promise.all([
    asha.client.call(listBookings, {}),
    client.call(listBookings, {}),
  ]);
  expect(ours.value).toEqual(theirs.value);
  expect((await asha.client.call(listLooks, {})).value?.looks).toContainEqual({
    ...{ at: expect.any(String), what: 'pages', why: WHY },
  });
  const { rows } = await app.world.db.query(
    `select by_user_id, why from looks where what = 'pages' and user_id = $1`,
    [asha.person.id],
  );
  expect(rows).toEqual([{ by_user_id: meera.person.id, why: WHY }]);
  const devices = (await asha.client.call(listSessions, {})).value?.sessions.length;

  app.clock.now += 15 * MINUTE - SECOND;
  expect((await whoIs(client))?.user).not.toBeNull();
  expect((await asha.client.call(listSessions, {})).value?.sessions.length).toBe(devices);
  app.clock.now += SECOND;
  expect((await whoIs(client))?.user).toBeNull();
  expect((await client.call(listBookings, {})).status).toBe(401);
});

test('N14: of everything that customers and visitors can write nothing goes, and no gate is opened', async () => {
  const { client } = await enter(await ticketOf());
  const writes = operations.filter(
    ({ audience, method, name, path }) =>
      ['customer', 'public', 'applicant'].includes(audience) &&
      method !== 'GET' &&
      name !== endView.name &&
      !path.startsWith('/api/staff/'),
  );
  expect(writes.length).toBeGreaterThan(60);
  for (const { name, method, path } of writes) {
    const answer = await client.send(method, path.replace(/:\w+/g, asha.bookingId), {});
    const said = (await answer.json()) as { code?: string };
    expect({ name, status: answer.status, code: said.code }).toEqual({
      ...{ name, status: 403, code: 'view-only' },
    });
  }
  expect(await client.call(readGatePass, { id: asha.bookingId })).toMatchObject({
    refusal: { code: 'view-only' },
  });
  // The token opens nothing as the session of a customer, where it could write.
  const token = client.cookies.get('aangan_view');
  const other = app.client();
  if (token) other.cookies.set('aangan_session', token);
  expect((await whoIs(other))?.user).toBeNull();
  expect(await client.call(endView, {})).toMatchObject({ status: 200 });
  if (token) client.cookies.set('aangan_view', token);
  expect((await whoIs(client))?.user).toBeNull();
});

test('N14: a ticket opens one look within a minute; a second customer, or the customer’s word, ends the first', async () => {
  const path = await ticketOf();
  const both = await Promise.all([enter(path), enter(path)]);
  expect(both.map(({ to }) => to).sort()).toEqual(['/', '/main']);
  const late = await ticketOf();
  app.clock.now += MINUTE;
  expect((await enter(late)).to).toBe('/');
  expect((await enter('/view-as/nobody')).to).toBe('/');

  const first = await enter(await ticketOf());
  const imran = await insertSomebody(app);
  const second = await enter(await ticketOf(imran.person.id));
  expect((await whoIs(first.client))?.user).toBeNull();
  expect((await whoIs(second.client))?.user?.uid).toBe(imran.person.id);
  await app.world.db.query('update users set disabled_at = now() where id = $1', [imran.person.id]);
  expect((await whoIs(second.client))?.user).toBeNull();
  const nobody = { userId: newId(), why: WHY };
  expect(await meera.client.call(viewAsCustomer, nobody)).toMatchObject({ status: 404 });
});

test('N14: a look that has ended closes nothing in that browser: its own session goes on, and anybody can sign in there', async () => {
  const own = await insertSomebody(app);
  const { client } = await enter(await ticketOf());
  const ended = client.cookies.get('aangan_view');
  const session = own.client.cookies.get('aangan_session');
  if (!ended || !session) throw new Error('Nobody looks, or nobody is signed in.');
  expect(await client.call(endView, {})).toMatchObject({ status: 200 });
  const afterTheLook = () => {
    client.cookies.set('aangan_view', ended);
    return client;
  };
  const nobody = { identifier: 'nobody@example.in', password: 'unknown' };
  const { refusal } = await afterTheLook().call(signIn, nobody);
  expect(refusal?.code).toBe('invalid-credential');
  expect(client.cookies.has('aangan_view')).toBe(false);
  client.cookies.set('aangan_session', session);
  expect((await whoIs(afterTheLook()))?.user?.uid).toBe(own.person.id);
  expect(client.cookies.has('aangan_view')).toBe(false);
  expect(await afterTheLook().call(signOut, {})).toMatchObject({ status: 200 });
  expect(client.cookies.has('aangan_view')).toBe(false);
  expect((await whoIs(own.client))?.user).toBeNull();
});
