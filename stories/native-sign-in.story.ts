import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { newVisitor } from './account-page.ts';

const ISSUER = 'https://id.wrapper.example';
const AUDIENCE = 'aangan-app';

const keys = await generateKeyPair('ES256');
let keyServer: Server;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' };
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  const environment = {
    ID_TOKEN_ISSUER: ISSUER,
    ID_TOKEN_AUDIENCE: AUDIENCE,
    ID_TOKEN_JWKS_URL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/jwks`,
  };
  product = await startProduct({ site: true, environment });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  keyServer?.close();
});

const openLogin = async (userAgent?: string): Promise<Page> => {
  const context = await newVisitor(browser, userAgent ? { userAgent } : {});
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  return page;
};
const hasHook = (page: Page) =>
  page.evaluate(() => typeof window.aanganSignInWithIdToken === 'function');
const signIn = (page: Page, idToken: string) =>
  page.evaluate((token) => window.aanganSignInWithIdToken?.(token), idToken);

test('API-01 the native wrapper signs in by a hook on the window, which no other browser finds', async () => {
  const page = await openLogin('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 AanganApp/1.0');
  await page.waitForFunction(() => typeof window.aanganSignInWithIdToken === 'function');
  expect(await signIn(page, 'not.a.token')).toEqual({ ok: false, code: 'invalid-id-token' });
  const idToken = await new SignJWT({ name: 'Wrapper Person' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject('wrapper-1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey);
  expect(await signIn(page, idToken)).toEqual({ ok: true });
  await page.waitForURL(`${product.url}/main`);
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  expect(stored).toContain('Wrapper Person');

  const ordinary = await openLogin();
  await ordinary.waitForLoadState('networkidle');
  expect(await hasHook(ordinary)).toBe(false);
});
