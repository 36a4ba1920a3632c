import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadData } from '#contract/customer/download-data.ts';
import { endShare } from '#contract/customer/end-share.ts';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { sayToKarigar } from '#contract/customer/say-to-karigar.ts';
import { shareVisit } from '#contract/customer/share-visit.ts';
import { watchLiveVisit } from '#contract/customer/watch-live-visit.ts';
import { readTalk } from '#contract/karigar/read-talk.ts';
import { reportPosition } from '#contract/karigar/report-position.ts';
import { sayToCustomer } from '#contract/karigar/say-to-customer.ts';
import { setSpokenLanguages } from '#contract/karigar/set-spoken-languages.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import { watchKarigar } from '#contract/karigar/watch-karigar.ts';
import type { OutputOf } from '#contract/operation.ts';
import { readFollowedVisit } from '#contract/public/read-followed-visit.ts';
import { watchFollowedVisit } from '#contract/public/watch-followed-visit.ts';
import { newId } from '#kernel/ids.ts';
import { openView } from '#server/flows/identity/open-view.ts';
import { cast } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { openEventSource, type TestEventSource } from '#testing/event-source.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bookPlumbing, customerOf } from '../../../stories/paid-online.ts';
import { beAt, bringVisitTo, START_CODE } from '../../../stories/visit-under-way.ts';

let product: Product;
let asha: Client;
let ravi: Client;
let id: string;
const opened: TestEventSource[] = [];

beforeAll(async () => {
  product = await startProduct({ servers: 2 });
  asha = await customerOf(product, cast.asha.email);
  ravi = await customerOf(product, cast.ravi.email);
});
afterAll(() => product.close());

let days = 1;
beforeEach(async () => {
  for (const source of opened.splice(0)) source.close();
  days += 1;
  ({ id } = await bookPlumbing(asha, 'cash', days));
  await bringVisitTo(product, id, 'dispatched');
});

/** At the second process, while everything is done at the first. */
async function watch(path: string, client?: Client): Promise<TestEventSource> {
  // Each app has a session of its own.
  const cookies = [...(client?.cookies ?? [])].map(([name, { value }]) => `${name}=${value}`);
  const headers: Record<string, string> = client ? { cookie: cookies.join('; ') } : {};
  const source = await openEventSource(`${product.urls[1]}${path}`, headers);
  opened.push(source);
  return source;
}

type Seen = OutputOf<typeof watchLiveVisit>['visit'];
const visitOf = ({ data }: { data: unknown }): Seen => watchLiveVisit.output.parse(data).visit;
const watchAs = (client: Client) => watch(watchLiveVisit.path.replace(':id', id), client);
const lastOf = (source: TestEventSource) => {
  const last = source.told.at(-1);
  return last && visitOf(last);
};

describe('a visit that is watched', () => {
  test('shows at one process what the Karigar reports to another: place, way, time; and the code', async () => {
    await product.db.query(
      `insert into karigar_checks (id, user_id, kind, checked_on, recorded_at) values ($1, $2, 'police', '2026-10-02', now())`,
      [newId(), cast.ravi.id],
    );
    const source = await watchAs(asha);
    expect(visitOf(await source.next())).toMatchObject({
      status: 'dispatched',
      startCode: START_CODE,
      position: null,
      arrival: { basis: 'plan' },
      karigar: {
        ...{ name: 'Ravi Pawar', verified: true, policeCheckedOn: '2026-10-02' },
        speaks: expect.stringMatching(/^(en|hi|mr)$/),
      },
    });
    expect((await beAt(ravi, id, 19.076, 72.862)).value).toMatchObject({ kept: true });
    await expect.poll(() => lastOf(source)?.position?.latitude).toBe(19.076);
    const { position, arrival } = lastOf(source) as Seen;
    expect(position?.roadKm).toBeGreaterThan(6);
    expect(arrival?.basis).toBe('position');
    expect(position?.place.en).toBe('Vidyanagari / Kalina');
  });

  test('names the languages that the Karigar says they speak, and that of their app until then', async () => {
    const seen = async () => (await asha.call(readLiveVisit, { id })).value?.visit.karigar;
    expect(await seen()).toMatchObject({ languages: ['mr'], speaks: 'mr' });
    const languages = ['gu', 'mr'] as const;
    const said = await ravi.call(setSpokenLanguages, { languages: [...languages] });
    expect(said.value?.work.languages).toEqual(languages);
    expect(await seen()).toMatchObject({ languages, speaks: 'gu' });
    const data = await ravi.call(downloadData, {});
    expect(data.value).toMatchObject({ data: { workingWithUs: { spokenLanguages: languages } } });
    // Somebody who works with us no more changes nothing.
    await product.db.query('update karigars set active = false where user_id = $1', [cast.ravi.id]);
    const late = await ravi.call(setSpokenLanguages, { languages: ['en'] });
    await product.db.query('update karigars set active = true where user_id = $1', [cast.ravi.id]);
    expect(late.refusal?.code).toBe('not-on-roster');
  });

  test('tells a browser that comes back only what it has not seen', async () => {
    const first = await watchAs(asha);
    const { id: seen } = await first.next();
    first.close();
    const cookie = `aangan_session=${asha.cookies.get('aangan_session')?.value}`;
    const back = await openEventSource(
      `${product.urls[0]}${watchLiveVisit.path.replace(':id', id)}`,
      { cookie, 'last-event-id': seen },
    );
    opened.push(back);
    await asha.call(sayToKarigar, { id, sentenceId: newId(), sentence: 'ring-bell' });
    expect(visitOf(await back.next()).said).toHaveLength(1);
    expect(back.told).toHaveLength(1);
  });

  test('shows no position and no code once the work goes on, and none of another’s visit', async () => {
    await beAt(ravi, id, 19.076, 72.862);
    const source = await watchAs(asha);
    await source.next();
    await bringVisitTo(product, id, 'in_progress');
    await expect.poll(() => lastOf(source)?.status).toBe('in_progress');
    expect(lastOf(source)).toMatchObject({ position: null, startCode: null, arrival: null });
    expect((await beAt(ravi, id, 19.08, 72.862)).refusal?.code).toBe('not-travelling');
    const imran = await customerOf(product, cast.imran.email);
    expect((await imran.call(readLiveVisit, { id })).status).toBe(404);
    expect((await watchAs(imran)).status).toBe(404);
  });

  test('is closed to a session that was signed out', async () => {
    const guest = await customerOf(product, cast.asha.email);
    const source = await watchAs(guest);
    await source.next();
    await guest.send('POST', '/api/auth/logout', {});
    const again = await watchAs(guest);
    expect(again.status).toBe(401);
  });
});

describe('what the two say to each other', () => {
  test('reaches the other at once, and no number of either passes', async () => {
    const [customer, karigar] = [await watchAs(asha), await watch(watchKarigar.path, ravi)];
    await customer.next();
    const before = (await karigar.next()).data as OutputOf<typeof watchKarigar>;
    const sentenceId = newId();
    const said = { id, sentenceId, sentence: 'meet-at-gate' } as const;
    await asha.call(sayToKarigar, said);
    await asha.call(sayToKarigar, said);
    const after = (await karigar.next()).data as OutputOf<typeof watchKarigar>;
    expect(after.dayRevision).not.toBe(before.dayRevision);
    const talk = await ravi.call(readTalk, { id });
    expect(talk.value).toMatchObject({
      maySay: true,
      said: [{ by: 'customer', sentence: 'meet-at-gate' }],
    });
    await ravi.call(sayToCustomer, { id, sentenceId: newId(), sentence: 'at-gate' });
    await expect.poll(() => lastOf(customer)?.said.at(-1)?.sentence).toBe('at-gate');
    const seen = JSON.stringify([customer.told, talk.value]);
    for (const { mobile } of [cast.asha, cast.ravi]) expect(seen).not.toContain(mobile.slice(3));
  });

  test('another sentence under the same id is refused, and an eleventh within ten minutes', async () => {
    const sentenceId = newId();
    await asha.call(sayToKarigar, { id, sentenceId, sentence: 'yes' });
    const reused = await asha.call(sayToKarigar, { id, sentenceId, sentence: 'no' });
    expect(reused.refusal?.code).toBe('action-reused');
    for (let count = 1; count < 10; count += 1) {
      await asha.call(sayToKarigar, { id, sentenceId: newId(), sentence: 'yes' });
    }
    const eleventh = await asha.call(sayToKarigar, { id, sentenceId: newId(), sentence: 'yes' });
    expect(eleventh.status).toBe(429);
  });
});

describe('a visit that is shared with the family', () => {
  const share = async () => {
    const { value } = await asha.call(shareVisit, { id });
    if (!value) throw new Error('Not shared');
    return value;
  };
  const followed = (token: string) =>
    createClient(product.urls[1]!).call(readFollowedVisit, { token });

  test('shows how far it is and the area, and neither address, code, point nor whole name', async () => {
    await beAt(ravi, id, 19.076, 72.862);
    const { token } = await share();
    const source = await watch(watchFollowedVisit.path.replace(':token', token));
    const told = await source.next();
    expect(told.data).toMatchObject({
      visit: { status: 'dispatched', customer: 'Asha', karigar: 'Ravi' },
    });
    const said = JSON.stringify([told.data, (await followed(token)).value]);
    expect(said).toContain('Vidyanagari');
    for (const secret of [
      START_CODE,
      'Sahyadri',
      '400076',
      'latitude',
      '19.07',
      'Kulkarni',
      'Pawar',
      id,
    ])
      expect(said).not.toContain(secret);
  });

  test('ends when the link is taken back, and with the visit; a link that never was sounds the same', async () => {
    const [one, other] = [await share(), await share()];
    const source = await watch(watchFollowedVisit.path.replace(':token', one.token));
    await source.next();
    await asha.call(endShare, { id, shareId: one.id });
    await source.ended;
    const over = { code: 'share-over' };
    expect((await followed(one.token)).refusal).toEqual(over);
    expect((await followed(other.token)).status).toBe(200);
    await bringVisitTo(product, id, 'done');
    expect((await followed(other.token)).refusal).toEqual(over);
    expect((await followed('A'.repeat(43))).refusal).toEqual(over);
  });

  test('is shared five times at most, by its customer only, and kept as a hash', async () => {
    const tokens = [];
    for (let count = 0; count < 5; count += 1) tokens.push((await share()).token);
    expect((await asha.call(shareVisit, { id })).refusal?.code).toBe('too-many-shares');
    expect((await ravi.call(shareVisit, { id })).status).toBe(404);
    const { rows } = await product.db.query('select * from visit_shares');
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a link for whoever is at home', () => {
  const shareAtHome = async (bookingId: string) =>
    (await asha.call(shareVisit, { id: bookingId, atHome: true })).value?.token ?? '';
  const read = (token: string) => createClient(product.urls[1]!).call(readFollowedVisit, { token });
  const seenAt = async (token: string) => (await read(token)).value?.visit;

  test('is made before anybody comes, shows the whole name and the code once they are on the way, and ends with the visit', async () => {
    days += 1;
    const { id: coming } = await bookPlumbing(asha, 'cash', days);
    expect((await asha.call(shareVisit, { id: coming })).refusal?.code).toBe('visit-over');
    const token = await shareAtHome(coming);
    const atHome = { startCode: null, codeUsedUp: false, cashPaise: 80_000 };
    expect(await seenAt(token)).toMatchObject({ status: 'pending', karigar: null, atHome });
    await bringVisitTo(product, coming, 'dispatched');
    expect(await seenAt(token)).toMatchObject({
      ...{ customer: 'Asha', karigar: 'Ravi Pawar' },
      atHome: { ...atHome, startCode: START_CODE },
    });
    const { value } = await asha.call(readLiveVisit, { id: coming });
    expect(value?.visit.shares).toEqual([]);
    await bringVisitTo(product, coming, 'in_progress');
    expect((await seenAt(token))?.atHome?.startCode).toBeNull();
    await bringVisitTo(product, coming, 'done');
    expect((await read(token)).refusal).toEqual({ code: 'share-over' });
  });

  test('says when the code is used up and is not made before a booking is paid', async () => {
    const token = await shareAtHome(id);
    await bringVisitTo(product, id, 'arrived');
    for (let tries = 0; tries < 5; tries += 1) {
      const act = { id, actionId: newId(), happenedAt: new Date().toISOString() };
      await ravi.call(startWork, { ...act, code: '000000' });
    }
    expect((await seenAt(token))?.atHome).toMatchObject({ startCode: null, codeUsedUp: true });
    days += 1;
    const unpaid = await bookPlumbing(asha, 'upi', days);
    expect(await shareAtHome(unpaid.id)).toBe('');
  });
});

test('where somebody was stands in no log', async () => {
  await beAt(ravi, id, 19.0762, 72.8623);
  await asha.call(readLiveVisit, { id });
  expect(product.logged()).toContain(reportPosition.name);
  expect(product.logged()).not.toMatch(/19\.0762|72\.8623/);
});

test('N14: one of us who looks as the customer never sees the start code, nor does their look change what the customer sees', async () => {
  const by = { userId: cast.asha.id, by: cast.meera.id, origin: product.url };
  const ticket = await openView(product.db, by, Date.now());
  const looking = createClient(product.url);
  const entered = await looking.send(
    'GET',
    new URL(ticket.ok ? ticket.value.address : '/').pathname,
  );
  expect(entered.headers.get('location')).toBe('/main');
  expect((await looking.call(readLiveVisit, { id })).value?.visit.startCode).toBe('••••••');
  const both = await Promise.all([watchAs(looking), watchAs(asha)]);
  const codes = await Promise.all(both.map(async (one) => visitOf(await one.next()).startCode));
  expect(codes).toEqual(['••••••', START_CODE]);
});
