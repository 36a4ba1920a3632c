import type { Context, Hono } from 'hono';
import { chooseLang, type Lang, langOfCookies } from '#i18n/index.ts';
import type { World } from '#server/app-context.ts';
import { openCheckout } from '#server/effects/open-checkout.ts';
import { receiveReturn } from '#server/effects/receive-return.ts';
import { newRequestId } from '#server/platform/http/request-id.ts';
import { isOurs } from '../http/is-ours.ts';
import { readAtMost } from '../webhooks/read-at-most.ts';
import { noPayPage, onwardPage } from './checkout-page.ts';

/** A payment's few names and its signature. */
const MOST_BYTES = 16 * 1024;

/**
 * For gateways whose pay page is reached by a form: the page that sends the browser there, and the place where it is
 * posted back to. Browsers come here by themselves, so there is no session, no origin and no JSON.
 */
export function mountCheckoutRoutes(app: Hono, world: World): void {
  const guarded = (work: (context: Context, backTo: string) => Promise<Response>) => {
    return async (context: Context): Promise<Response> => {
      const backTo = context.req.query('to') ?? '';
      if (!isOurs(backTo, world.origins)) {
        world.log.attack('redirect-not-allowed', { at: 'checkout' });
        return context.json({ code: 'redirect-not-allowed' }, 400);
      }
      try {
        return await work(context, backTo);
      } catch (error) {
        const reference = newRequestId();
        world.log.fault('checkout-failed', error, { requestId: reference });
        return noPayPage(langOf(context), { again: pathOf(context), back: backTo });
      }
    };
  };

  app.get(
    '/api/payment/checkout/:provider/:order',
    guarded(async (context, backTo) => {
      const provider = context.req.param('provider') ?? '';
      const comeBack = new URL(`/api/payment/return/${provider}`, backTo);
      comeBack.searchParams.set('to', backTo);
      const form = await openCheckout(world, {
        provider,
        orderReference: context.req.param('order') ?? '',
        backTo: comeBack.href,
      });
      if (form === 'no-such-order') return context.json({ code: 'not-found' }, 404);
      if (form === 'over') return context.redirect(backTo, 303);
      const lang = langOf(context);
      return form === 'unavailable'
        ? noPayPage(lang, { again: pathOf(context), back: backTo })
        : onwardPage(lang, form);
    }),
  );

  const comeBack = guarded(async (context, backTo) => {
    const body = await readAtMost(context.req.raw, MOST_BYTES);
    if (!body) return context.json({ code: 'too-large' }, 413);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));
    const known = receiveReturn(world, context.req.param('provider') ?? '', fields);
    if (known === 'no-such-gateway') return context.json({ code: 'not-found' }, 404);
    return context.redirect(backTo, 303);
  });
  app.post('/api/payment/return/:provider', comeBack);
  // A customer who gives up comes back without a form.
  app.get('/api/payment/return/:provider', comeBack);
}

/** The address as this server sees it need not be the one that the browser knows. */
function pathOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return pathname + search;
}

const langOf = (context: Context): Lang =>
  chooseLang({
    cookie: langOfCookies(context.req.header('cookie')),
    acceptLanguage: context.req.header('accept-language'),
  });
