import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { isSame } from '../../gateway/signature.ts';
import { openJournal } from '../../gateway/simulator/journal.ts';
import { type PayoutStatus, payoutRequest, validateRequest } from '../protocol.ts';
import { type PayoutSwitches, payoutSwitches, takePayoutFault } from './faults.ts';
import type { KeptPayout, PayoutSimulatorOptions } from './kept-payout.ts';
import { startPayoutWebhookSender } from './webhook-sender.ts';

/** A company that pays out to UPI ids, without money: names, payouts, webhooks, and every fault on demand. */
export function openPayoutSimulator(options: PayoutSimulatorOptions): { api: Hono; stop(): void } {
  const payouts = new Payouts(options);
  const api = new Hono();
  api.use('/v1/*', onlyWith(options.apiKey));
  openMerchantApi(api, payouts);
  api.use('/control/*', onlyWith(options.controlKey));
  openControl(api, payouts);
  return { api, stop: () => payouts.stop() };
}

/** The payouts in its book, each of which ends after a while. */
class Payouts {
  switches: PayoutSwitches = payoutSwitches.parse({});
  readonly #book;
  readonly #webhookSender;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: PayoutSimulatorOptions) {
    this.#book = openJournal<KeptPayout>(options.journalFile, () => true);
    this.#webhookSender = startPayoutWebhookSender(options, () => this.switches.webhooks);
    for (const payout of this.#book.list()) if (payout.status === 'processing') this.#end(payout);
  }

  list(): readonly KeptPayout[] {
    return [...this.#book.list()];
  }

  find(reference: string): KeptPayout | undefined {
    return this.list().find(({ referenceId }) => referenceId === reference);
  }

  begin(payout: KeptPayout): void {
    this.#book.write(payout);
    this.#end(payout);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#webhookSender.stop();
  }

  #end(payout: KeptPayout): void {
    const book = this.#book;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        const ended = endOf(book.find(payout.id) ?? payout, this.switches.endAs);
        if (ended.status === book.find(payout.id)?.status) return;
        book.write(ended);
        this.#webhookSender.announce(ended);
      },
      Math.max(0, payout.endsAt - Date.now()),
    );
    this.#timers.add(timer);
  }
}

const onlyWith =
  (key: string): MiddlewareHandler =>
  async (context, next) =>
    isSame(`Bearer ${key}`, context.req.header('authorization'))
      ? next()
      : refuse(context, 401, 'UNAUTHORIZED');

function openMerchantApi(api: Hono, payouts: Payouts): void {
  api.post('/v1/validations', (context) =>
    answer(context, payouts, 'find-name', (body) => {
      const asked = validateRequest.safeParse(body);
      if (!asked.success) return refuse(context, 400, 'BAD_REQUEST');
      const { vpa } = asked.data;
      const valid = !vpa.startsWith('nobody@');
      return context.json({ vpa, valid, ...(valid && { customerName: nameOf(vpa) }) });
    }),
  );
  api.post('/v1/payouts', (context) =>
    answer(context, payouts, 'create', (body) => {
      const asked = payoutRequest.safeParse(body);
      if (!asked.success) return refuse(context, 400, 'BAD_REQUEST');
      const { referenceId, amount, fundAccount } = asked.data;
      if (payouts.find(referenceId)) return refuse(context, 409, 'DUPLICATE_REFERENCE');
      const payout: KeptPayout = {
        id: `pout_${randomBytes(9).toString('hex')}`,
        ...{ referenceId, amount, vpa: fundAccount.vpa },
        ...{ status: 'processing', utr: null, failureReason: null },
        endsAt: Date.now() + payouts.switches.afterMs,
      };
      payouts.begin(payout);
      return context.json(shown(payout));
    }),
  );
  api.get('/v1/payouts/:reference', (context) =>
    answer(context, payouts, 'ask', () => {
      const payout = payouts.find(context.req.param('reference') ?? '');
      return payout ? context.json(shown(payout)) : refuse(context, 404, 'PAYOUT_NOT_FOUND');
    }),
  );
}

function openControl(api: Hono, payouts: Payouts): void {
  api.get('/control/book', (context) => context.json({ payouts: payouts.list() }));
  api.post('/control/faults', async (context) => {
    const wanted = z.safeParse(payoutSwitches, await context.req.json().catch(() => undefined));
    if (!wanted.success) return refuse(context, 400, 'BAD_REQUEST');
    payouts.switches = wanted.data;
    return context.json(payouts.switches);
  });
}

/** Answers, or injects a switched-on fault: before, instead of or after its work. */
async function answer(
  context: Context,
  payouts: Payouts,
  call: 'find-name' | 'create' | 'ask',
  work: (body: unknown) => Response,
): Promise<Response> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const fault = takePayoutFault(payouts.switches, call);
  if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault?.kind === 'server-error') return refuse(context, 503, 'INTERNAL_ERROR');
  if (fault?.kind === 'no-answer') return silence(context);
  const said = work(body);
  if (fault?.kind === 'no-answer-after-success') return silence(context);
  if (fault?.kind === 'not-json') return context.html('<h1>Bad gateway</h1>');
  return said;
}

/** Until the caller hangs up. */
async function silence(context: Context): Promise<Response> {
  const { signal } = context.req.raw;
  if (!signal.aborted)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 120_000);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  return refuse(context, 504, 'TIME_OUT');
}

const refuse = (context: Context, status: 400 | 401 | 404 | 409 | 503 | 504, code: string) =>
  context.json({ code, message: code.toLowerCase().replaceAll('_', ' ') }, status);

const shown = ({ endsAt: _ends, vpa: _vpa, ...status }: KeptPayout): PayoutStatus => status;

/** `fails@…` has an account that takes nothing. */
function endOf(payout: KeptPayout, endAs: 'processed' | 'failed'): KeptPayout {
  if (endAs === 'failed' || payout.vpa.startsWith('fails@'))
    return { ...payout, status: 'failed', failureReason: 'BENEFICIARY_BANK_DECLINED' };
  const utr = String(10 ** 11 + Math.floor(Math.random() * 9 * 10 ** 11));
  return { ...payout, status: 'processed', utr };
}

/** `asha.kulkarni@okbank` belongs to Asha Kulkarni. */
const nameOf = (vpa: string): string =>
  (vpa.split('@')[0] ?? '')
    .split(/[._-]|\d+/)
    .filter((part) => part.length > 0)
    .map((part) => part.toUpperCase())
    .join(' ') || 'ACCOUNT HOLDER';
