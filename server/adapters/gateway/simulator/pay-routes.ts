import { type Context, Hono } from 'hono';
import { MINUTE } from '#kernel/time.ts';
import { type Order, type Outcome, pay } from './orders.ts';
import { notFoundPage, payPage, returnPage } from './pay-page.ts';
import { goOnHash, styleHash } from './pay-page-style.ts';
import type { SimulatorContext } from './simulator-context.ts';

/** Outcome of each button of the pay page. */
const CHOICES: Readonly<Record<string, { outcome: Outcome; silentMs?: number }>> = {
  pay: { outcome: 'completed' },
  decline: { outcome: 'failed' },
  undecided: { outcome: 'pending' },
  'pay-silently': { outcome: 'completed', silentMs: 2 * MINUTE },
};

/** How the webhook about it travels. */
const WEBHOOKS: Readonly<Record<string, { copies: number; delayMs: number }>> = {
  once: { copies: 1, delayMs: 300 },
  twice: { copies: 2, delayMs: 300 },
  late: { copies: 1, delayMs: 30_000 },
  never: { copies: 0, delayMs: 0 },
};

/** Pages for the customer's browser. */
export function payRoutes(simulator: SimulatorContext): Hono {
  const routes = new Hono();

  routes.get('/:id', (context) => {
    const order = simulator.book.findOrderById(context.req.param('id'));
    return order
      ? page(context, 200, payPage(order, titleOf(simulator)), order)
      : page(context, 404, notFoundPage(simulator.shopName));
  });

  routes.post('/:id', async (context) => {
    const order = simulator.book.findOrderById(context.req.param('id'));
    if (!order) return page(context, 404, notFoundPage(simulator.shopName));
    const form = await context.req.parseBody();
    const choice = CHOICES[String(form.choice)];
    if (!choice) return page(context, 400, payPage(order, titleOf(simulator)), order);
    const decided =
      order.state === 'PENDING'
        ? decide(
            simulator,
            order,
            { ...choice, mode: String(form.mode) },
            WEBHOOKS[String(form.webhook)],
          )
        : order;
    return leave(simulator, context, decided);
  });

  return routes;
}

const titleOf = ({ shopName, protocol }: SimulatorContext) => ({
  shopName,
  gateway: protocol.title,
});

/** Back to the shop: by its address, or by a form that tells it what happened. */
function leave(simulator: SimulatorContext, context: Context, order: Order): Response {
  const fields = order.state === 'PENDING' ? undefined : simulator.protocol.returnForm?.(order);
  if (fields) return page(context, 200, returnPage(order, fields, simulator.shopName), order);
  return context.redirect(order.cancelUrl ?? order.redirectUrl ?? '/', 303);
}

/** Writes what was chosen and sends the webhook about it, unless nothing was decided. */
export function decide(
  simulator: SimulatorContext,
  order: Order,
  { outcome, silentMs, mode }: { outcome: Outcome; silentMs?: number; mode?: string | undefined },
  manner: { copies: number; delayMs: number } | undefined,
): Order {
  const paid = pay(order, { outcome, mode }, simulator.now(), simulator.protocol.prefixes.payment);
  const decided = silentMs ? { ...paid, silentUntil: simulator.now() + silentMs } : paid;
  simulator.book.write(decided);
  if (decided.state !== 'PENDING') {
    simulator.webhookSender.announce(
      { about: 'order', order: decided },
      { ...simulator.switches.webhooks, ...manner },
    );
  }
  return decided;
}

function page(context: Context, status: 200 | 400 | 404, html: string, order?: Order): Response {
  // A browser checks `form-action` for the redirect after the form as well, so the way home must be named.
  const homes = [order?.redirectUrl, order?.cancelUrl].filter((url) => url !== undefined);
  const home = Array.from(new Set(homes.map((url) => ` ${new URL(url).origin}`))).join('');
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src '${styleHash}'; script-src '${goOnHash}'; font-src 'self'; form-action 'self'${home}; base-uri 'none'; frame-ancestors 'none'`,
  );
  context.header('referrer-policy', 'no-referrer');
  context.header('x-content-type-options', 'nosniff');
  context.header('cache-control', 'no-store');
  return context.html(html, status);
}
