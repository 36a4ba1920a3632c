import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchangeIdToken } from '#contract/public/exchange-id-token.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signInWithCustomToken } from '#contract/public/sign-in-with-custom-token.ts';
import { newId } from '#kernel/ids.ts';
import { SECOND } from '#kernel/time.ts';
import { createIdTokenVerifier } from '#server/adapters/id-token/id-token-verifier.ts';
import { insertStranger } from '#testing/cast.ts';
import { freshBrowser, startSignInServer } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

const ISSUER = 'https://id.wrapper.example';
const AUDIENCE = 'aangan-app';

let app: TestServer;
let keyServer: Server;
let jwksUrl: string;
const keys = await generateKeyPair('ES256');
const foreignKeys = await generateKeyPair('ES256');
beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' };
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  jwksUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/jwks`;
  const idTokens = createIdTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, jwksUrl });
  app = await startSignInServer({ idTokens });
});
afterAll(async () => {
  await app.close();
  keyServer.close();
});

type Differences = {
  readonly claims?: JWTPayload;
  readonly issuer?: string;
  readonly audience?: string;
  readonly lifeSeconds?: number;
  readonly key?: CryptoKey;
};

function idToken(subject: string, differences: Differences = {}): Promise<string> {
  const { claims, issuer = ISSUER, audience = AUDIENCE, lifeSeconds = 300, key } = differences;
  const now = Math.floor(app.clock.now / 1000);
  return new SignJWT({ name: 'Wrapper Person', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now - 10)
    .setExpirationTime(now + lifeSeconds)
    .sign(key ?? keys.privateKey);
}

const exchange = (token: string) => freshBrowser(app).call(exchangeIdToken, { idToken: token });
const subject = () => newId();

describe('a good ID token', () => {
  test('R5 gives a token that signs in, once, into an ordinary session', async () => {
    const one = subject();
    const { status, value } = await exchange(await idToken(one));
    expect([status, typeof value?.message]).toEqual([200, 'string']);
    const customToken = value!.customToken;
    const client = freshBrowser(app);
    const entered = await client.call(signInWithCustomToken, { customToken, remember: true });
    expect(entered.value?.user).toMatchObject({ fullName: 'Wrapper Person', email: null });
    const { value: session } = await client.call(readSession, {});
    expect(session?.user?.uid).toBe(entered.value?.user.uid);
    const again = await freshBrowser(app).call(signInWithCustomToken, { customToken });
    expect([again.status, again.refusal?.code]).toEqual([401, 'invalid-custom-token']);
  });

  test('R5 the token lives sixty seconds', async () => {
    const { value } = await exchange(await idToken(subject()));
    const { customToken } = value!;
    app.clock.now += 60 * SECOND;
    const late = await freshBrowser(app).call(signInWithCustomToken, { customToken });
    expect(late.refusal?.code).toBe('invalid-custom-token');
    app.clock.now -= 1;
    const inTime = await freshBrowser(app).call(signInWithCustomToken, { customToken });
    expect(inTime.status).toBe(200);
  });

  test('one of ten browsers that show one token at once is let in', async () => {
    const { value } = await exchange(await idToken(subject()));
    const { customToken } = value!;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        freshBrowser(app).call(signInWithCustomToken, { customToken }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the same subject comes back into the same account, also when two of its tokens come at once', async () => {
    const one = subject();
    const tokens = await Promise.all([idToken(one), idToken(one)]);
    const exchanged = await Promise.all(tokens.map(exchange));
    const people = await Promise.all(
      exchanged.map(async ({ value }) => {
        const { customToken } = value!;
        const entered = await freshBrowser(app).call(signInWithCustomToken, { customToken });
        return entered.value?.user.uid;
      }),
    );
    expect(new Set(people).size).toBe(1);
  });

  test('an address that an account here has, not proven on both sides, is not linked', async () => {
    const person = await insertStranger(app.world.db, { emailProven: false });
    const claims = { email: person.email, email_verified: true };
    const { status, refusal } = await exchange(await idToken(subject(), { claims }));
    expect([status, refusal?.code]).toEqual([409, 'account-exists-with-different-credential']);
  });

  test('a person disabled after the exchange is not let in', async () => {
    const one = subject();
    const { value } = await exchange(await idToken(one));
    await app.world.db.query(
      `update users set disabled_at = now()
        where id = (select user_id from identities where subject = $1)`,
      [one],
    );
    const { customToken } = value!;
    const entered = await freshBrowser(app).call(signInWithCustomToken, { customToken });
    expect([entered.status, entered.refusal?.code]).toEqual([403, 'user-disabled']);
  });
});

describe('a bad ID token', () => {
  test.each<[string, () => Promise<string>]>([
    ['of another issuer', () => idToken(subject(), { issuer: 'https://evil.example' })],
    ['for another audience', () => idToken(subject(), { audience: 'somebody-else' })],
    ['that is over', () => idToken(subject(), { lifeSeconds: -60 })],
    ['signed by a stranger', () => idToken(subject(), { key: foreignKeys.privateKey })],
    ['without a subject', () => idToken('')],
    ['that says it needs no signature', async () => unsigned(await idToken(subject()))],
    ['with another subject put in', async () => tampered(await idToken(subject()))],
    ['that is no token', async () => 'not-a-token'],
  ])('R5 %s: 401 with a message', async (_, make) => {
    const response = await freshBrowser(app).send('POST', exchangeIdToken.path, {
      idToken: await make(),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 'invalid-id-token',
      message: 'The ID token is not valid.',
    });
  });

  test('signed with a shared secret, which the public key could be taken for, is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret);
    expect((await exchange(token)).refusal?.code).toBe('invalid-id-token');
  });

  test('without a configured token issuer this sign-in method is not enabled', async () => {
    const plain = await startSignInServer();
    const { status, refusal } = await plain.client().call(exchangeIdToken, { idToken: 'x' });
    expect([status, refusal?.code]).toEqual([403, 'operation-not-allowed']);
    await plain.close();
  });

  test('that the issuer’s keys cannot be had is our fault, not the token’s', async () => {
    const settings = { issuer: ISSUER, audience: AUDIENCE, jwksUrl: 'http://127.0.0.1:9/jwks' };
    const cut = await startSignInServer({ idTokens: createIdTokenVerifier(settings) });
    const answered = await cut.client().call(exchangeIdToken, { idToken: await idToken('a') });
    expect([answered.status, answered.refusal?.code]).toEqual([500, 'internal-error']);
    await cut.close();
  });
});

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

function tampered(token: string): string {
  const [header, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
  return `${header}.${changed}.${signature}`;
}
