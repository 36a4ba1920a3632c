import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/customer/read-profile.ts';
import { pictureAddress } from '#contract/fields/service-picture.ts';
import { listInbox } from '#contract/ops/list-inbox.ts';
import { sendServicePicture } from '#contract/ops/send-service-picture.ts';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { askPasskey } from '#contract/public/ask-passkey.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';

let product: Product;
/** Another host name of the same server. */
let consoleUrl: string;
/** A colleague at the console, with a second proof. */
let proven: Client;
beforeAll(async () => {
  product = await startProduct({
    environmentOf: (_server, port) => ({ OPS_ORIGIN: `http://127.0.0.1:${port}` }),
  });
  consoleUrl = product.url.replace('localhost', '127.0.0.1');
});
afterAll(() => product?.close());

const MEERA = { identifier: cast.meera.email ?? '', password: DEMO_PASSWORD };
const ASHA = { identifier: cast.asha.email ?? '', password: DEMO_PASSWORD };

test('each of the two origins answers its own calls, and none of the other', async () => {
  const [desk, site] = [createClient(consoleUrl), createClient(product.url)];
  expect((await site.call(openStaffSession, MEERA)).status).toBe(404);
  expect((await site.call(listInbox, {})).status).toBe(404);
  expect((await desk.call(signIn, { ...ASHA, remember: false })).status).toBe(404);
  expect((await desk.send('GET', '/api/openapi.json')).status).toBe(404);
  for (const client of [desk, site])
    expect((await client.call(readCatalogue, {})).status).toBe(200);
  expect((await desk.call(listInbox, {})).refusal?.code).toBe('not-signed-in');
});

test('a passkey is made for the console and opens it; one for the site does not', async () => {
  const desk = createClient(consoleUrl);
  await desk.call(openStaffSession, MEERA);
  const begun = (await desk.call(beginSecondFactor, { way: 'passkey' })).value?.passkey ?? {};
  expect(begun.rp).toMatchObject({ id: '127.0.0.1' });
  const ofSite = newAuthenticator(product.url).make(begun);
  expect((await desk.call(addSecondFactor, { way: 'passkey', response: ofSite })).status).not.toBe(
    200,
  );
  const again = (await desk.call(beginSecondFactor, { way: 'passkey' })).value?.passkey ?? {};
  const device = newAuthenticator(consoleUrl);
  await desk.call(addSecondFactor, { way: 'passkey', response: device.make(again) });
  const next = createClient(consoleUrl);
  await next.call(openStaffSession, MEERA);
  const asked = (await next.call(askPasskey, {})).value?.passkey ?? {};
  const shown = await next.call(showSecondFactor, { way: 'passkey', response: device.show(asked) });
  expect(shown.value?.session.stage).toBe('open');
  expect((await next.call(listInbox, {})).status).toBe(200);
  proven = next;
  const elsewhere = createClient(product.url, { cookies: next.cookies });
  expect((await elsewhere.call(readProfile, {})).refusal?.code).toBe('not-signed-in');
});

test('a picture of a service is seen at the console, which sends it, and on the site', async () => {
  const create = { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } as const;
  const file = await sharp({ create }).jpeg().toBuffer();
  const image = `data:image/jpeg;base64,${file.toString('base64')}`;
  const { value } = await proven.call(sendServicePicture, { image });
  const address = pictureAddress(value?.hash ?? '', 480);
  for (const client of [proven, createClient(product.url)]) {
    const { status, headers } = await client.send('GET', address);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test("a customer's session opens nothing of the console", async () => {
  const site = createClient(product.url);
  await site.call(signIn, { ...ASHA, remember: false });
  expect((await site.call(readProfile, {})).status).toBe(200);
  const desk = createClient(consoleUrl, { cookies: site.cookies });
  expect((await desk.call(readStaffSession, {})).value?.session).toBeNull();
  expect((await desk.call(listInbox, {})).refusal?.code).toBe('not-signed-in');
  expect((await desk.call(readProfile, {})).status).toBe(404);
});

test('pages of one origin write nothing at the other', async () => {
  const fromSite = createClient(consoleUrl, { origin: product.url });
  expect((await fromSite.call(openStaffSession, MEERA)).refusal?.code).toBe('origin-not-allowed');
  const fromDesk = createClient(product.url, { origin: consoleUrl });
  const written = await fromDesk.call(signIn, { ...ASHA, remember: false });
  expect(written.refusal?.code).toBe('origin-not-allowed');
});

test('pages of the console are led to from the site, and the site has none of them', async () => {
  const look = async (address: string) => {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await look(`${product.url}/ops/cases?mine=1`)).toEqual([
    302,
    `${consoleUrl}/ops/cases?mine=1`,
  ]);
  expect(await look(`${consoleUrl}/`)).toEqual([302, '/ops']);
  for (const path of ['/login', '/karigar', '/worker.js', '/view-as/x', '/dev/outbox', '/opsx'])
    expect([path, ...(await look(`${consoleUrl}${path}`))]).toEqual([path, 404, null]);
  for (const url of [product.url, consoleUrl])
    expect(await look(`${url}/healthz`)).toEqual([200, null]);
  const robots = await fetch(`${consoleUrl}/robots.txt`);
  expect(await robots.text()).toContain('Disallow: /\n');
});
