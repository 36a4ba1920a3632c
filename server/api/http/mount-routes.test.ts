import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pincode } from '#contract/fields/pincode.ts';
import { operation } from '#contract/operation.ts';
import { accept, type Refusal, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { type Answer, answer, mountRoutes } from './mount-routes.ts';
import type { RouteOptions } from './route-options.ts';

const ORIGIN = 'http://localhost:3000';

const readThing = operation({
  name: 'readThing',
  audience: 'public',
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing.',
  input: z.object({ id: z.string(), pincode: z.optional(pincode) }),
  output: z.object({ id: z.string() }),
  refusals: { 'thing-not-found': 404, 'dues-first': 409, 'too-many-requests': 429 },
});

const makeThing = operation({
  name: 'makeThing',
  audience: 'customer',
  method: 'POST',
  path: '/api/things/make-:kind',
  summary: 'Make a thing.',
  input: z.object({ kind: z.string(), address: z.object({ pincode }) }),
  output: z.object({ kind: z.string(), maker: z.string() }),
  refusals: { 'thing-taken': 409 },
});

const countThings = operation({
  name: 'countThings',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/things',
  summary: 'How many.',
  input: z.object({}),
  output: z.object({ count: z.number() }),
  reveals: [],
  refusals: {},
});

const answerReadThing = answer(readThing, ({ id }) => {
  if (id === 'broken') throw new Error('asha@example.com broke it');
  if (id === 'busy') return refuse('too-many-requests', { retryAfterSeconds: 12.2 });
  if (id === 'owed') return refuse('dues-first', { duePaise: 500 });
  return id === 'none' ? refuse('thing-not-found') : accept({ id });
});
const answerMakeThing = answer(makeThing, async ({ kind }, { person, cookies }) => {
  cookies.set('first', 'one');
  cookies.set('second', 'two', { maxAgeSeconds: 60 });
  return kind === 'taken' ? refuse('thing-taken') : accept({ kind, maker: person.id });
});
const answerCountThings = answer(countThings, () => accept({ count: 3 }));

describe('input', () => {
  test('path and query become the one object of the contract', async () => {
    const response = await appWith().request('/api/things/7?pincode=400053');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: '7' });
  });

  test('invalid input is named field by field, in codes', async () => {
    const response = await appWith().request('/api/things/7?pincode=12345');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 'invalid-input',
      fields: { pincode: 'pincode-six-digits' },
    });
  });

  test('nested fields are joined with dots, and a sentence of the library becomes a code', async () => {
    const nested = await post('/api/things/make-chair', { address: { pincode: '1' } });
    expect(await nested.json()).toMatchObject({
      fields: { 'address.pincode': 'pincode-six-digits' },
    });
    const missing = await post('/api/things/make-chair', {});
    expect(await missing.json()).toMatchObject({ fields: { address: 'invalid' } });
  });

  test('a parameter inside a segment is read without its fixed beginning', async () => {
    const response = await post('/api/things/make-chair', { address: { pincode: '400053' } });
    expect(await response.json()).toEqual({ kind: 'chair', maker: 'asha' });
  });

  test('only JSON is read', async () => {
    const form = await post('/api/things/make-chair', 'kind=chair', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await post('/api/things/make-chair', '{"half":')).status).toBe(400);
    expect((await post('/api/things/make-chair', '[1]')).status).toBe(422);
  });

  test('a body beyond the limit is refused, whether it announces its length or not', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(70_000) });
    expect(
      (await post('/api/things/make-chair', long, { 'content-length': String(long.length) }))
        .status,
    ).toBe(413);
    expect((await post('/api/things/make-chair', long)).status).toBe(413);
  });
});

describe('outcomes', () => {
  test('a refusal gets the status the contract gives it, and its params', async () => {
    const response = await appWith().request('/api/things/none');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'thing-not-found' });
    const owed = await appWith().request('/api/things/owed');
    expect(owed.status).toBe(409);
    expect(await owed.json()).toEqual({ code: 'dues-first', params: { duePaise: 500 } });
  });

  test.each([
    { code: 'dues-first', params: { duePaise: 'five' } },
    { code: 'dues-first' },
    { code: 'thing-not-found', params: { duePaise: 500 } },
  ] as const)(
    'where answers are checked, a refusal that says other than promised is a fault: %o',
    async (said) => {
      const refusal = said as Refusal<'dues-first' | 'thing-not-found'>;
      const lies = answer(readThing, () => ({ ok: false, refusal }));
      const response = await appWith({ checkAnswers: true }, [lies]).request('/api/things/7');
      expect(response.status).toBe(500);
    },
  );

  test('a refusal that says when to come back carries Retry-After', async () => {
    const response = await appWith().request('/api/things/busy');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '13']);
  });

  test('a refusal that the contract does not name does not compile', () => {
    // @ts-expect-error 'thing-stolen' stands nowhere in the refusals of readThing.
    const wrong = answer(readThing, () => refuse('thing-stolen'));
    expect(wrong.operation).toBe(readThing);
    // @ts-expect-error countThings refuses nothing at all.
    expect(answer(countThings, () => refuse('thing-stolen')).operation).toBe(countThings);
  });

  test('a handler of a public operation that relies on a signed-in account does not compile', () => {
    // @ts-expect-error `person` is known behind the other doors only; here one asks `who()`.
    const wrong = answer(readThing, (_input, { person }) => accept({ id: person.id }));
    expect(wrong.operation).toBe(readThing);
  });

  test('an answer that the contract does not promise does not compile', () => {
    // @ts-expect-error `id` is a string.
    const wrong = answer(readThing, () => accept({ id: 7 }));
    expect(wrong.operation).toBe(readThing);
  });

  test('where answers are checked, one that breaks the promise is a fault', async () => {
    const lies = answer(readThing, () => accept({ id: 7 } as unknown as { id: string }));
    const response = await appWith({ checkAnswers: true }, [lies]).request('/api/things/7');
    expect(response.status).toBe(500);
  });

  test('cookies go back with an accepted and with a refused answer', async () => {
    for (const kind of ['chair', 'taken']) {
      const response = await post(`/api/things/make-${kind}`, { address: { pincode: '400053' } });
      expect(response.headers.getSetCookie()).toEqual([
        'first=one; Path=/; SameSite=Lax; HttpOnly',
        'second=two; Path=/; SameSite=Lax; HttpOnly; Max-Age=60',
      ]);
    }
  });

  test('a frozen answer may be given again and again', async () => {
    const kept = accept(Object.freeze({ id: 'kept' }));
    const app = appWith({}, [answer(readThing, () => kept)]);
    for (const _ of [1, 2]) {
      expect(await (await app.request('/api/things/7')).json()).toEqual({ id: 'kept' });
    }
  });
});

test('an accepted write has its events looked at at once; a read and a refusal wake nobody', async () => {
  let woken = 0;
  const wakeJobs = () => {
    woken += 1;
  };
  const app = appWith({}, undefined, [], undefined, wakeJobs);
  const body = { address: { pincode: '400053' } };
  await app.request('/api/things/7');
  await post('/api/things/make-taken', body, {}, app);
  expect(woken).toBe(0);
  await post('/api/things/make-chair', body, {}, app);
  expect(woken).toBe(1);
});

describe('who may come in', () => {
  test('an operation for customers asks for a session', async () => {
    const response = await post('/api/things/make-chair', {}, { cookie: 'who=nobody' });
    expect([response.status, await response.json()]).toEqual([401, { code: 'not-signed-in' }]);
  });

  test.each([
    ['asha', 401],
    ['ravi', 401],
    ['meera', 200],
    ['admin', 200],
  ])('an operation for staff answers %s with %i', async (who, status) => {
    const response = await appWith().request('/api/ops/things', {
      headers: { cookie: `who=${who}` },
    });
    expect(response.status).toBe(status);
  });

  test.each([
    'http://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://localhost:3000',
  ])('a page of %s may not write', async (origin) => {
    const response = await post('/api/things/make-chair', {}, { origin });
    expect([response.status, await response.json()]).toEqual([403, { code: 'origin-not-allowed' }]);
  });

  test('a program without Origin may write as long as it brings no cookie', async () => {
    const app = appWith({ whoAsks: async () => signedIn('asha') });
    const request = (headers: Record<string, string>) =>
      app.request('/api/things/make-chair', {
        method: 'POST',
        body: JSON.stringify({ address: { pincode: '400053' } }),
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await request({})).status).toBe(200);
    expect((await request({ cookie: 'who=asha' })).status).toBe(403);
    expect((await request({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('nobody is looked up for a public answer that does not ask', async () => {
    let asked = 0;
    const whoAsks = async () => {
      asked += 1;
      return undefined;
    };
    await appWith({ whoAsks }).request('/api/things/7', { headers: { cookie: 'who=asha' } });
    expect(asked).toBe(0);
  });
});

describe('who writes without end', () => {
  const MINUTE = 60_000;
  const madeBy = (app: Hono, who: string) =>
    app.request('/api/things/make-chair', {
      method: 'POST',
      body: JSON.stringify({ address: { pincode: '400053' } }),
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: `who=${who}` },
    });
  const times = async (count: number, write: () => Response | Promise<Response>) => {
    const statuses = new Set<number>();
    for (let one = 0; one < count; one += 1) statuses.add((await write()).status);
    return [...statuses];
  };

  test('waits for the next ten minutes after 600 writes, while others write and they themselves may read', async () => {
    const lines: LogLine[] = [];
    let now = 13 * MINUTE;
    const app = appWith({}, undefined, lines, () => now);
    expect(await times(600, () => madeBy(app, 'asha'))).toEqual([200]);
    const refused = await madeBy(app, 'asha');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '420']);
    expect(await refused.json()).toEqual({
      code: 'too-many-requests',
      params: { retryAfterSeconds: 420 },
    });
    expect(lines.map(({ event }) => event)).toContain('too-many-writes');
    expect((await madeBy(app, 'ravi')).status).toBe(200);
    const reading = { headers: { cookie: 'who=asha' } };
    expect((await app.request('/api/things/7', reading)).status).toBe(200);
    now += 7 * MINUTE - 1;
    expect((await madeBy(app, 'asha')).status).toBe(429);
    now += 1;
    expect((await madeBy(app, 'asha')).status).toBe(200);
  });

  test('is counted for operations as well, who have more to do', async () => {
    const recount = operation({ ...countThings, reveals: [], name: 'recount', method: 'POST' });
    const app = appWith({ openTo: { recount: ['finance'] } }, [
      answer(recount, () => accept({ count: 3 })),
    ]);
    const recounted = () =>
      app.request('/api/ops/things', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: 'who=meera' },
      });
    expect(await times(3_000, recounted)).toEqual([200]);
    expect((await recounted()).status).toBe(429);
  });

  test('goes on in a race or a measurement that says so', async () => {
    const app = appWith({ writesWithoutEnd: true });
    expect(await times(601, () => madeBy(app, 'asha'))).toEqual([200]);
  });
});

describe('faults', () => {
  test('a fault answers with a reference that stands in the log, and without personal data', async () => {
    const lines: LogLine[] = [];
    const response = await appWith({}, undefined, lines).request('/api/things/broken');
    expect(response.status).toBe(500);
    const { code, reference } = (await response.json()) as Record<string, string>;
    expect(code).toBe('internal-error');
    const fault = lines.find(({ event }) => event === 'fault');
    expect(fault).toMatchObject({ requestId: reference, operation: 'readThing', status: 500 });
    expect(JSON.stringify(lines)).not.toContain('asha@example.com');
  });

  test('a database that is away is a 503 with the advice to come back', async () => {
    const away = answer(readThing, async () => {
      throw Object.assign(new Error('connect ENOENT /tmp/.s.PGSQL.5432'), { syscall: 'connect' });
    });
    const response = await appWith({}, [away]).request('/api/things/7');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  });

  test('an unknown path under /api is told so in JSON', async () => {
    const response = await appWith().request('/api/nothing');
    expect([response.status, await response.json()]).toEqual([404, { code: 'not-found' }]);
  });
});

const signedIn = (id: string) => {
  const roles = { asha: ['customer'], ravi: ['karigar'], meera: ['ops'], admin: ['admin'] }[id];
  if (!roles) return undefined;
  const person = { id, roles } as unknown as Person;
  const session = {
    remember: false,
    createdAt: 0,
    provenAt: 0,
    lastSeenAt: 0,
    expiresAt: 1,
    tokenHash: Buffer.from(id),
  };
  return { person, session };
};

/** Meera may count, an administrator may as well; who is no colleague has no such session. */
const ofStaff = (id: string) => {
  const known = id === 'meera' || id === 'admin' ? signedIn(id) : undefined;
  const shown = { provenAt: 0, steppedUpAt: 0, hasTotp: true, passkeys: 0, recoveryCodesLeft: 0 };
  return known && { ...known, staff: { ...shown, roles: ['finance' as const] } };
};

function appWith(
  options: Partial<RouteOptions> = {},
  answers: readonly Answer[] = [answerReadThing, answerMakeThing, answerCountThings],
  lines: LogLine[] = [],
  now: () => number = () => 0,
  wakeJobs = () => {},
): Hono {
  const app = new Hono();
  const log = createLog({ level: 'info', write: (line) => lines.push(line) });
  // No door of this test looks further into the world than this.
  const world = { now, log, wakeJobs } as unknown as World;
  mountRoutes(app, answers, world, {
    whoAsks: async (_world, cookies) => signedIn(cookies.read('who') ?? ''),
    whoOfStaff: async (_world, cookies) => ofStaff(cookies.read('who') ?? ''),
    origins: [ORIGIN],
    secureCookies: false,
    trustedProxies: 0,
    openTo: { countThings: ['finance'] },
    ...options,
  });
  return app;
}

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  app: Hono = appWith(),
) {
  return app.request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: 'who=asha', ...headers },
  });
}
