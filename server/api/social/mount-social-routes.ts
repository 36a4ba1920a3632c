import type { Context, Hono } from 'hono';
import { termsVersion } from '#contract/fields/terms-version.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import { isLang, type Lang, langOfCookies } from '#i18n/index.ts';
import type { World } from '#server/app-context.ts';
import { receiveSocialAnswer } from '#server/effects/receive-social-answer.ts';
import { startSocialSignIn } from '#server/effects/start-social-sign-in.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { socialBuckets } from '#server/modules/identity/throttling.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { Caller, type CallerOptions } from '../http/caller.ts';
import { type Cookies, cookiesOf } from '../http/cookies.ts';
import { callerOf, startSession } from '../start-session.ts';
import { answerPage } from './answer-page.ts';

export type SocialRouteOptions = CallerOptions & { readonly secureCookies: boolean };

const PATH = `/api/auth/social/:provider{${SOCIAL_PROVIDERS.join('|')}}`;

/**
 * Two addresses that a popup opens by itself, not by a call: the way out to another company, and the way back. Whatever
 * comes of it, the popup ends on a page of ours that tells the page which opened it, and closes.
 */
export function mountSocialRoutes(app: Hono, world: World, options: SocialRouteOptions): void {
  const { brand } = world.sender;
  app.get(`${PATH}/start`, async (c) => {
    if (!isFromOurPages(c)) return c.redirect('/login');
    const provider = c.req.param('provider') as SocialProvider;
    const cookies = cookiesOf(c.req.header('cookie'), options.secureCookies);
    const now = world.now();
    const { address } = callerOf({ caller: new Caller(c, options), cookies, now, world });
    const outcome = await safely(world, async () => {
      const attempt = await throttle(world, socialBuckets(address), now);
      if (!attempt.ok) return attempt;
      const start = {
        provider,
        redirectUrl: redirectUrlOf(c, world, provider),
        browser: knowBrowser(cookies),
        remember: c.req.query('remember') === '1',
        version: versionShown(c),
        language: languageOf(c),
      };
      return startSocialSignIn(world, start, now);
    });
    if (!outcome.ok) return answerPage(provider, outcome.refusal.code, { cookies, brand });
    return away(outcome.value, cookies);
  });

  app.get(`${PATH}/callback`, async (c) => {
    const provider = c.req.param('provider') as SocialProvider;
    const cookies = cookiesOf(c.req.header('cookie'), options.secureCookies);
    const now = world.now();
    const caller = callerOf({ caller: new Caller(c, options), cookies, now, world });
    const callbackUrl = new URL(redirectUrlOf(c, world, provider));
    callbackUrl.search = new URL(c.req.url).search;
    const outcome = await safely(world, () =>
      receiveSocialAnswer(world, { provider, callbackUrl, browser: readBrowser(cookies) }, caller),
    );
    world.security?.note({
      ...{ kind: 'sign-in', operation: `social-${provider}`, address: caller.address, at: now },
      ...(outcome.ok
        ? { result: 'accepted', userId: outcome.value.person.id }
        : { result: outcome.refusal.code }),
    });
    if (outcome.ok) startSession(outcome.value, { cookies, now, world });
    return answerPage(provider, outcome.ok ? 'signed-in' : outcome.refusal.code, {
      cookies,
      brand,
    });
  });
}

/**
 * Browsers say from where an address is opened, and no page can forge that. Another company's page must not sign anybody
 * in, and accept the terms for them; nor a link in a mail (`none`), beside which the terms do not stand.
 */
function isFromOurPages(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** A fault is told to the log, and the popup still ends in order. */
async function safely<Result>(world: World, act: () => Promise<Result>) {
  try {
    return await act();
  } catch (error) {
    world.log.fault('fault', error, { operation: 'social' });
    return { ok: false, refusal: { code: 'internal-error' } } as const;
  }
}

/** Only a value as long as a version is read: what is written here is kept until the person comes back. */
function versionShown(c: Context): string | null {
  const shown = termsVersion.safeParse(c.req.query('accepts'));
  return shown.success ? shown.data : null;
}

/** The host that the person is on, when it is one of ours: the cookies that bind the browser belong to it. */
function redirectUrlOf(c: Context, { origins }: World, provider: SocialProvider): string {
  const host = c.req.header('host');
  const origin = origins.find((one) => new URL(one).host === host) ?? origins[0];
  return `${origin}/api/auth/social/${provider}/callback`;
}

function languageOf(c: Context): Lang {
  const chosen = langOfCookies(c.req.header('cookie'));
  return isLang(chosen) ? chosen : 'en';
}

function away(url: string, cookies: Cookies): Response {
  const headers = new Headers({
    location: url,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    // Else the popup would lose the page that opened it before it has left.
    'cross-origin-opener-policy': 'unsafe-none',
  });
  for (const line of cookies.lines) headers.append('set-cookie', line);
  return new Response(null, { status: 302, headers });
}
