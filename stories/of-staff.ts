import type { Browser, Page } from 'playwright';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';

/** A page of the console as they see it; what prepares it is done in the page, before its scripts. */
export async function opsPage(
  stage: OpsStage,
  identifier: string,
  path = '',
  prepare?: () => void,
): Promise<Page> {
  const { product, browser } = stage;
  const { cookies } = await staffOf(product, identifier);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies(
    [...cookies].map(([name, { value }]) => ({ name, value, url: product.url })),
  );
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(`${product.url}/ops${path}`);
  return page;
}

export type OpsStage = { readonly product: Product; readonly browser: Browser };

/** In the page: only what is told by the stream is then seen. */
export function withoutPolling(): void {
  const ask = globalThis.setInterval;
  globalThis.setInterval = ((act: () => void, ms: number) =>
    [2_000, 5_000, 15_000, 30_000].includes(ms) ? 0 : ask(act, ms)) as typeof setInterval;
}

const cameIn = new Map<string, Promise<Client>>();

/** Somebody of operations without a browser, who comes in once: a story that is tried again has them still. */
export function staffOf(product: Product, identifier: string): Promise<Client> {
  const who = `${product.url} ${identifier}`;
  const client = cameIn.get(who) ?? comeIn(product, identifier);
  cameIn.set(who, client);
  return client;
}

/** For the first time: the password, and an authenticator. */
async function comeIn(product: Product, identifier: string): Promise<Client> {
  const client = createClient(product.url);
  await client.call(openStaffSession, { identifier, password: DEMO_PASSWORD });
  const begun = await client.call(beginSecondFactor, { way: 'totp' });
  const secret = begun.value?.totp?.secret ?? '';
  const code = totpCodeAt(secret, Date.now());
  const added = await client.call(addSecondFactor, { way: 'totp', code });
  if (!added.value) throw new Error(`Not in: ${added.refusal?.code}`);
  return client;
}
