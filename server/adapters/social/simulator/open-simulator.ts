import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { authorizePage, type Face, isFace, refusedPage } from './authorize-page.ts';
import { SIMULATOR_CLIENT } from './keep-simulator.ts';
import { people, type SimulatedPerson } from './people.ts';

export type SimulatorOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Origins that people may be sent back to. */
  readonly origins: readonly string[];
};

export type Simulator = { readonly url: string; close(): Promise<void> };

type Grant = {
  readonly face: Face;
  readonly person: SimulatedPerson;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
};

const PATH = '/:face{google|facebook|x}';

/**
 * Google (OpenID Connect), Facebook and X (OAuth 2) as far as signing in goes: the code flow with PKCE, codes that work
 * once, ID tokens signed by a key of its own. It checks what the real ones check, so that a mistake of ours shows here.
 */
export async function openSimulator({ port, origins }: SimulatorOptions): Promise<Simulator> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'simulator', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, SimulatedPerson>();
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.get('/healthz', (c) => c.text('provider-simulator'));
  app.get('/google/.well-known/openid-configuration', (c) => c.json(discoveryOf(url)));
  app.get('/google/jwks', (c) => c.json({ keys: [jwk] }));

  openAuthorize(app, grants, origins);

  app.post(`${PATH}/token`, async (c) => {
    const form = await c.req.parseBody();
    const grant = grants.get(String(form.code));
    grants.delete(String(form.code));
    if (!isOurClient(c.req.header('authorization'), form))
      return c.json({ error: 'invalid_client' }, 401);
    if (!grant || !fits(grant, form, c.req.param('face')))
      return c.json({ error: 'invalid_grant' }, 400);
    const { person } = grant;
    const tokens = {
      access_token: remember(bearers, person),
      token_type: 'bearer',
      expires_in: 600,
    };
    if (grant.face !== 'google') return c.json(tokens);
    return c.json({ ...tokens, id_token: await idTokenOf(grant, url, privateKey) });
  });

  app.get(`${PATH}/profile`, (c) => {
    const person = bearers.get((c.req.header('authorization') ?? '').replace(/^bearer /i, ''));
    if (!person) return c.json({ error: 'invalid_token' }, 401);
    const { subject: id, name, email, emailVerified } = person;
    if (c.req.param('face') === 'x')
      return c.json({ data: { id, name, ...(emailVerified ? { confirmed_email: email } : {}) } });
    return c.json({ id, name, ...(email ? { email } : {}) });
  });

  const server = await listen(app, port);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      (server as Server).closeAllConnections();
      await closed;
    },
  };
}

/** The page on which somebody chooses who they are, and is sent back with a code. */
function openAuthorize(app: Hono, grants: Map<string, Grant>, origins: readonly string[]): void {
  app.get(`${PATH}/authorize`, (c) => {
    const asked = readAsked(c, origins);
    if (typeof asked === 'string') return c.html(refusedPage(asked), 400);
    return c.html(authorizePage(asked.face, new URL(c.req.url).search.slice(1)));
  });

  app.post(`${PATH}/authorize`, async (c) => {
    const asked = readAsked(c, origins);
    if (typeof asked === 'string') return c.html(refusedPage(asked), 400);
    const { choice } = await c.req.parseBody();
    const person = people.find(({ key }) => key === choice);
    const back = new URL(asked.redirectUri);
    back.searchParams.set('state', c.req.query('state') ?? '');
    if (choice === 'fault') back.searchParams.set('error', 'server_error');
    else if (!person) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', remember(grants, { ...asked, person }));
    return c.redirect(back.href, 302);
  });
}

/** A code works for the company, the address and the secret of the one who asked for it. */
function fits(grant: Grant, form: Record<string, unknown>, face: string | undefined): boolean {
  const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
  return (
    grant.face === face && grant.redirectUri === form.redirect_uri && grant.challenge === challenge
  );
}

const idTokenOf = (
  { person, nonce }: Grant,
  url: string,
  privateKey: CryptoKey,
): Promise<string> => {
  const claims = { name: person.name, email: person.email, email_verified: person.emailVerified };
  return new SignJWT({ ...claims, nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'simulator' })
    .setIssuer(`${url}/google`)
    .setAudience(SIMULATOR_CLIENT.clientId)
    .setSubject(person.subject)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey);
};

/** Refuses what the real ones refuse: a foreign client, an address nobody registered, no PKCE, no state. */
function readAsked(c: Context, origins: readonly string[]): Omit<Grant, 'person'> | string {
  const face = c.req.param('face') ?? '';
  const { client_id, redirect_uri, code_challenge, code_challenge_method, nonce, state } =
    c.req.query();
  if (!isFace(face) || client_id !== SIMULATOR_CLIENT.clientId) return 'The client is unknown.';
  if (
    !redirect_uri ||
    !URL.canParse(redirect_uri) ||
    !origins.includes(new URL(redirect_uri).origin)
  )
    return 'The address to come back to is not registered.';
  if (!code_challenge || code_challenge_method !== 'S256') return 'PKCE is missing.';
  if (!state) return 'The state is missing.';
  return { face, redirectUri: redirect_uri, challenge: code_challenge, nonce };
}

function isOurClient(authorization: string | undefined, form: Record<string, unknown>): boolean {
  const { clientId, clientSecret } = SIMULATOR_CLIENT;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (authorization?.startsWith('Basic ')) return isSameBasic(authorization, basic);
  return form.client_id === clientId && form.client_secret === clientSecret;
}

/** Clients percent-encode both halves before they join them (RFC 6749 §2.3.1). */
const isSameBasic = (given: string, expected: string): boolean =>
  decodeURIComponent(Buffer.from(given.slice(6), 'base64').toString()) ===
  Buffer.from(expected.slice(6), 'base64').toString();

function remember<Value>(kept: Map<string, Value>, value: Value): string {
  const name = randomBytes(24).toString('base64url');
  kept.set(name, value);
  return name;
}

const discoveryOf = (url: string) => ({
  issuer: `${url}/google`,
  authorization_endpoint: `${url}/google/authorize`,
  token_endpoint: `${url}/google/token`,
  jwks_uri: `${url}/google/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});

function listen(app: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => resolve(server));
    server.once('error', reject);
  });
}
