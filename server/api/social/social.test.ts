import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { readSession } from '#contract/public/read-session.ts';
import { readSignInMethods, type SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import { MINUTE } from '#kernel/time.ts';
import { createOAuthProvider } from '#server/adapters/social/oauth-provider.ts';
import { openSocial } from '#server/adapters/social/open-social.ts';
import { openSimulator, type Simulator } from '#server/adapters/social/simulator/open-simulator.ts';
import type { SecurityEvent } from '#server/flows/steps/identity/record-security.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshBrowser, startSignInServer } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { mountSocialRoutes } from './mount-social-routes.ts';

const origins: string[] = [];
const noted: SecurityEvent[] = [];
let simulator: Simulator;
let app: TestServer;

beforeAll(async () => {
  simulator = await openSimulator({ port: 0, origins });
  const simulatorPort = Number(new URL(simulator.url).port);
  const social = openSocial({ clients: {}, production: false, simulatorPort, origins });
  const routes = { trustedProxies: 1, secureCookies: false };
  app = await startSignInServer(
    {
      ...{ social: social.providers, origins },
      security: { note: (event) => noted.push(event), flush: async () => undefined },
    },
    { open: (app, world) => mountSocialRoutes(app, world, routes) },
  );
  origins.push(app.base);
});
afterAll(async () => {
  await app.close();
  await simulator.close();
});
beforeEach(() => app.world.db.query('truncate identities'));

/** Out to the company, choosing somebody there, and up to its answer, without coming back yet. */
async function leave(client: Client, provider: SocialProvider, choice: string, query = '') {
  const start = await client.send('GET', `/api/auth/social/${provider}/start${query}`);
  expect(start.status).toBe(302);
  const authorize = start.headers.get('location')!;
  const chosen = await fetch(authorize, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice }),
  });
  return { authorize, callback: new URL(chosen.headers.get('location')!) };
}

const comeBack = async (client: Client, callback: URL) => {
  const response = await client.send('GET', callback.pathname + callback.search);
  const html = await response.text();
  return { response, html, code: /data-code="([^"]*)"/.exec(html)?.[1] };
};

async function signInAt(client: Client, provider: SocialProvider, choice: string) {
  const { callback } = await leave(client, provider, choice);
  return (await comeBack(client, callback)).code;
}

const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user ?? null;
const proveEmail = (id: string) =>
  app.world.db.query('update users set email_proven_at = now() where id = $1', [id]);
const deleteAccounts = (email: string) =>
  app.world.db.query('update users set email = null where email = $1', [email]);

describe('each of the three companies', () => {
  test.each<[SocialProvider, string | null]>([
    ['google', 'nisha@example.com'],
    ['facebook', null],
    ['x', 'nisha@example.com'],
  ])(
    '%s signs somebody new in, with the address only if it is verified',
    async (provider, email) => {
      await deleteAccounts('nisha@example.com');
      const client = freshBrowser(app);
      expect(await signInAt(client, provider, 'nisha')).toBe('signed-in');
      expect(await whoIs(client)).toMatchObject({ fullName: 'Nisha Rao', email, mobile: null });
      const again = freshBrowser(app);
      expect(await signInAt(again, provider, 'nisha')).toBe('signed-in');
      expect((await whoIs(again))?.uid).toBe((await whoIs(client))?.uid);
    },
  );

  test('is offered, and one that is not configured is not', async () => {
    const { value } = await freshBrowser(app).call(readSignInMethods, {});
    expect(value?.social).toEqual(['google', 'facebook', 'x']);
    const closed = openSocial({ clients: {}, production: true, simulatorPort: 9, origins });
    expect([...closed.providers.keys()]).toEqual([]);
    const strict = await startSignInServer(
      { social: closed.providers },
      {
        open: (app, world) =>
          mountSocialRoutes(app, world, { trustedProxies: 0, secureCookies: false }),
      },
    );
    const start = await strict.client().send('GET', '/api/auth/social/google/start');
    expect(await start.text()).toContain('data-code="operation-not-allowed"');
    await strict.close();
  });

  test('a person who refuses at the company is answered as having closed the popup', async () => {
    const client = freshBrowser(app);
    expect(await signInAt(client, 'google', 'deny')).toBe('popup-closed-by-user');
    expect(await signInAt(client, 'facebook', 'deny')).toBe('popup-closed-by-user');
    expect(await whoIs(client)).toBeNull();
  });

  test('a company that fails, or is not there, is answered as a failed login', async () => {
    const client = freshBrowser(app);
    expect(await signInAt(client, 'x', 'fault')).toBe('social-login-failed');
    const away = createOAuthProvider({
      clientId: 'a',
      clientSecret: 'b',
      scope: 'openid',
      server: { issuer: 'http://localhost:9' },
      clientAuthentication: 'post',
    });
    const begun = await away.begin({ state: 's', redirectUrl: app.base, language: 'en' });
    expect(begun.kind).toBe('unavailable');
  });
});

describe('the way out', () => {
  test.each(['cross-site', 'same-site', 'none'])(
    'opened from elsewhere (%s) leads to the login and nowhere else',
    async (site) => {
      const openFrom = (from: string) =>
        fetch(`${app.base}/api/auth/social/google/start?accepts=${POLICY_VERSION}`, {
          redirect: 'manual',
          headers: { 'sec-fetch-site': from },
        });
      const stranger = await openFrom(site);
      expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/login']);
      expect(stranger.headers.getSetCookie()).toEqual([]);
      const own = await openFrom('same-origin');
      expect(own.headers.get('location')).toContain(simulator.url);
    },
  );
});

describe('the terms', () => {
  test.each([
    [`accepts=${POLICY_VERSION}&remember=1`, 'social', false],
    // A page left open since before a new version, or one that tells no version, accepts nothing.
    ['accepts=2025-07', undefined, true],
    ['accepts=1', undefined, true],
    ['remember=1', undefined, true],
  ])('of a new account that begins with ?%s: %s', async (query, way, termsDue) => {
    const client = freshBrowser(app);
    await deleteAccounts('nisha@example.com');
    const { callback } = await leave(client, 'google', 'nisha', `?${query}`);
    expect((await comeBack(client, callback)).code).toBe('signed-in');
    const user = await whoIs(client);
    expect(user?.termsDue).toBe(termsDue);
    const { rows } = await app.world.db.query('select way from consents where user_id = $1', [
      user?.uid,
    ]);
    expect(rows[0]?.way).toBe(way);
  });
});

describe('linking', () => {
  test('an account whose address is proven here and verified there is the same person’s', async () => {
    await deleteAccounts('asha@example.com');
    const asha = await insertStranger(app.world.db, {
      email: 'asha@example.com',
      fullName: 'Asha as she edited it',
    });
    await proveEmail(asha.id);
    const client = freshBrowser(app);
    expect(await signInAt(client, 'google', 'asha')).toBe('signed-in');
    expect(await whoIs(client)).toMatchObject({ uid: asha.id, fullName: 'Asha as she edited it' });
  });

  test.each<[string, boolean, string]>([
    ['unverified there', true, 'impostor'],
    ['unproven here', false, 'asha'],
    ['neither', false, 'impostor'],
  ])('%s: an account exists with a different sign-in method', async (_, provenHere, choice) => {
    await deleteAccounts('asha@example.com');
    const asha = await insertStranger(app.world.db, { email: 'asha@example.com' });
    if (provenHere) await proveEmail(asha.id);
    const client = freshBrowser(app);
    expect(await signInAt(client, 'google', choice)).toBe(
      'account-exists-with-different-credential',
    );
    expect(await whoIs(client)).toBeNull();
    const { rows } = await app.world.db.query('select 1 from identities');
    expect(rows).toEqual([]);
  });

  test('an unverified address keeps its owner from nothing: it is not stored', async () => {
    await deleteAccounts('asha@example.com');
    const client = freshBrowser(app);
    expect(await signInAt(client, 'google', 'impostor')).toBe('signed-in');
    expect(await whoIs(client)).toMatchObject({ email: null });
  });

  test('R20 a sign-in fills blanks only', async () => {
    await deleteAccounts('nisha@example.com');
    const client = freshBrowser(app);
    await signInAt(client, 'google', 'nisha');
    const { uid } = (await whoIs(client))!;
    await app.world.db.query(`update users set full_name = 'N. Rao', email = null where id = $1`, [
      uid,
    ]);
    await signInAt(client, 'google', 'nisha');
    expect(await whoIs(client)).toMatchObject({
      uid,
      fullName: 'N. Rao',
      email: 'nisha@example.com',
    });
  });

  test('the same person who comes back twice at once gets one account', async () => {
    await deleteAccounts('nisha@example.com');
    const clients = [freshBrowser(app), freshBrowser(app), freshBrowser(app)];
    const codes = await Promise.all(clients.map((client) => signInAt(client, 'facebook', 'nisha')));
    expect(codes).toEqual(['signed-in', 'signed-in', 'signed-in']);
    const people = await Promise.all(clients.map(async (client) => (await whoIs(client))?.uid));
    expect(new Set(people).size).toBe(1);
  });

  test('a disabled person is not let in', async () => {
    const client = freshBrowser(app);
    await signInAt(client, 'x', 'nameless');
    const { uid } = (await whoIs(client))!;
    await app.world.db.query('update users set disabled_at = now() where id = $1', [uid]);
    noted.length = 0;
    expect(await signInAt(freshBrowser(app), 'x', 'nameless')).toBe('user-disabled');
    const event = { kind: 'sign-in', operation: 'social-x', address: expect.any(String) };
    expect(noted).toEqual([{ ...event, result: 'user-disabled', at: app.clock.now }]);
  });

  test('whoever is let in, and from where, is a security event', async () => {
    const client = freshBrowser(app);
    noted.length = 0;
    expect(await signInAt(client, 'google', 'nisha')).toBe('signed-in');
    const userId = (await whoIs(client))?.uid;
    const signIns = noted.filter(({ kind }) => kind === 'sign-in');
    expect(signIns).toMatchObject([{ operation: 'social-google', result: 'accepted', userId }]);
  });
});

describe('an answer that was not asked for', () => {
  test('is not taken twice', async () => {
    const client = freshBrowser(app);
    const { callback } = await leave(client, 'google', 'nisha');
    expect((await comeBack(client, callback)).code).toBe('signed-in');
    expect((await comeBack(client, callback)).code).toBe('social-login-failed');
  });

  test('is not taken in another browser: nobody is signed in to a stranger’s account by a link', async () => {
    const attacker = freshBrowser(app);
    const { callback } = await leave(attacker, 'google', 'nisha');
    const victim = freshBrowser(app);
    await leave(victim, 'google', 'asha');
    expect((await comeBack(victim, callback)).code).toBe('social-login-failed');
    expect(await whoIs(victim)).toBeNull();
  });

  test('is not taken from another company than it was asked of, nor without its state, nor too late', async () => {
    const client = freshBrowser(app);
    const { callback } = await leave(client, 'google', 'nisha');
    const crossed = new URL(callback.href.replace('/google/', '/x/'));
    expect((await comeBack(client, crossed)).code).toBe('social-login-failed');
    const stateless = new URL(callback);
    stateless.searchParams.delete('state');
    expect((await comeBack(client, stateless)).code).toBe('social-login-failed');
    app.clock.now += 15 * MINUTE;
    expect((await comeBack(client, callback)).code).toBe('social-login-failed');
    app.clock.now -= 15 * MINUTE;
  });

  test('a code of another sign-in does not fit: it is bound by PKCE and nonce', async () => {
    const [attacker, victim] = [freshBrowser(app), freshBrowser(app)];
    const stolen = (await leave(attacker, 'google', 'nisha')).callback.searchParams.get('code')!;
    const { callback } = await leave(victim, 'google', 'asha');
    callback.searchParams.set('code', stolen);
    expect((await comeBack(victim, callback)).code).toBe('social-login-failed');
  });

  test('state, nonce and PKCE challenge go out anew each time; neither verifier nor secret does', async () => {
    const client = freshBrowser(app);
    const asked = [];
    for (let time = 0; time < 2; time += 1) {
      const { authorize } = await leave(client, 'google', 'deny');
      asked.push(new URL(authorize).searchParams);
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[0]!.get(name)!.length).toBeGreaterThanOrEqual(43);
      expect(asked[0]!.get(name)).not.toBe(asked[1]!.get(name));
    }
    expect([...asked[0]!.keys()]).not.toContain('client_secret');
  });
});

test('the page at the end runs one script of ours, tells our own origin only, and stays out of frames', async () => {
  const client = freshBrowser(app);
  const { callback } = await leave(client, 'google', 'deny');
  callback.searchParams.set('error_description', '"><script>alert(1)</script>');
  const { response, html } = await comeBack(client, callback);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(html).not.toContain('alert');
  expect(html).toContain('postMessage(message, location.origin)');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('remembered only when asked for', async () => {
  const client = freshBrowser(app);
  const { callback } = await leave(client, 'x', 'nameless', '?remember=1');
  await comeBack(client, callback);
  expect(client.cookies.get('aangan_session')?.attributes.join()).toContain('Max-Age=2592000');
});

test('one address starts so many sign-ins an hour and no more: each leaves a row', async () => {
  const start = () =>
    fetch(`${app.base}/api/auth/social/google/start`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  const answers = await Promise.all(Array.from({ length: 203 }, start));
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(200);
  expect(await (await start()).text()).toContain('data-code="too-many-requests"');
});
