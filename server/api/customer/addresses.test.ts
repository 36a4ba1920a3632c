import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAddress } from '#contract/customer/delete-address.ts';
import { listAddresses } from '#contract/customer/list-addresses.ts';
import { renameAddress } from '#contract/customer/rename-address.ts';
import { MOST_ADDRESSES, saveAddress } from '#contract/customer/save-address.ts';
import { recordNewOwner } from '#server/modules/address/store.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { addressAnswers } from './addresses.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers: addressAnswers });
});
afterAll(() => app.close());

const home = {
  street: 'Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400076',
  landmark: '',
};

async function somebody(): Promise<{ client: Client; userId: string }> {
  const { id: userId } = await insertStranger(app.world.db);
  const client = app.client();
  const value = await insertSession(app.world.db, { id: userId });
  client.cookies.set('aangan_session', { value, attributes: [] });
  return { client, userId };
}
const listed = async (client: Client) => {
  const { value } = await client.call(listAddresses, {});
  if (!value) throw new Error('no list');
  return value.addresses;
};

test('a place is saved once with its parts, renamed and forgotten', async () => {
  const { client } = await somebody();
  const address = { ...home, society: 'Sahyadri Heights', wing: 'B', flat: '702' };
  await client.call(saveAddress, { label: 'home', address });
  await client.call(saveAddress, { label: 'work', address });
  const [place, ...others] = await listed(client);
  expect(place).toEqual({ id: expect.any(String), label: 'home', address });
  expect(others).toEqual([]);
  const id = place?.id ?? '';
  expect((await client.call(renameAddress, { id, label: 'work' })).status).toBe(200);
  expect((await listed(client))[0]?.label).toBe('work');
  expect((await client.call(deleteAddress, { id })).status).toBe(200);
  expect((await client.call(deleteAddress, { id })).status).toBe(200);
  expect(await listed(client)).toEqual([]);
  expect((await client.call(renameAddress, { id, label: 'home' })).refusal?.code).toBe(
    'address-not-found',
  );
});

test('nobody else sees, renames or forgets a place', async () => {
  const [owner, stranger] = [(await somebody()).client, (await somebody()).client];
  await owner.call(saveAddress, { label: 'home', address: home });
  const id = (await listed(owner))[0]?.id ?? '';
  expect(await listed(stranger)).toEqual([]);
  expect((await stranger.call(renameAddress, { id, label: 'work' })).refusal?.code).toBe(
    'address-not-found',
  );
  await stranger.call(deleteAddress, { id });
  expect(await listed(owner)).toEqual([{ id, label: 'home', address: home }]);
  expect((await app.client().call(listAddresses, {})).refusal?.code).toBe('not-signed-in');
});

test('twenty places and no more, also when many are saved at once', async () => {
  const { client } = await somebody();
  const answers = await Promise.all(
    Array.from({ length: MOST_ADDRESSES + 4 }, (_, number) =>
      client.call(saveAddress, { label: 'other', address: { ...home, street: `${number}` } }),
    ),
  );
  const refused = answers.filter(({ refusal }) => refusal?.code === 'too-many-addresses');
  expect(refused).toHaveLength(4);
  expect(await listed(client)).toHaveLength(MOST_ADDRESSES);
});

test('when two accounts become one, what both have saved is kept once', async () => {
  const [from, into] = [await somebody(), await somebody()];
  for (const { client } of [from, into]) {
    await client.call(saveAddress, { label: 'home', address: home });
  }
  const work = { ...home, street: 'Station Road' };
  await from.client.call(saveAddress, { label: 'work', address: work });
  await recordNewOwner(app.world.db, from.userId, into.userId);
  // Both were saved in the same instant of the test's clock, so their order says nothing.
  const streets = (await listed(into.client)).map(({ address }) => address.street);
  expect(streets.toSorted()).toEqual([home.street, work.street].toSorted());
});

test('a name that is none, and an address without its four parts, are refused with the field', async () => {
  const { client } = await somebody();
  const wrong = await client.call(saveAddress, {
    label: 'castle' as 'home',
    address: { ...home, street: ' ' },
  });
  expect(wrong.refusal?.fields).toEqual({
    label: 'address-label-unknown',
    'address.street': 'street-missing',
  });
  expect(await listed(client)).toEqual([]);
});
