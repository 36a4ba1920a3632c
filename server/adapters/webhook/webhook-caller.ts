import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { SECOND } from '#kernel/time.ts';

export type WebhookCall = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
/** The status of the answer, or why there was none. */
export type WebhookAnswer = { readonly status: number } | { readonly error: string };
export type CallWebhook = (call: WebhookCall) => Promise<WebhookAnswer>;

export type CallerOptions = {
  /** Addresses that may be called. */
  readonly isAllowed?: (address: string) => boolean;
  readonly addressesOf?: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Asked for names instead of those of this machine; for tests. */
  readonly nameServers?: readonly string[];
  readonly patienceMs?: number;
  /** Also without TLS; for tests. */
  readonly mayBePlain?: boolean;
};

/** Nobody's own network, no machine's own address, nothing reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Well below the patience, so that a call remains possible where only one family of addresses is answered. */
const LOOK_UP_MS = 3 * SECOND;

/**
 * Asks the name servers themselves: the look-up of the operating system keeps one of few threads, all the longer the slower a
 * name server is that somebody outside has chosen, and cannot be stopped.
 */
const addressesBy =
  (nameServers?: readonly string[]): NonNullable<CallerOptions['addressesOf']> =>
  async (host, signal) => {
    const resolver = new Resolver({ timeout: LOOK_UP_MS, tries: 1 });
    if (nameServers) resolver.setServers(nameServers);
    const stop = () => resolver.cancel();
    signal.addEventListener('abort', stop);
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', stop);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };

/**
 * Calls an address that somebody outside has named. The name is looked up once, every address it has must be public, and the
 * one that was judged is the one that is called; a redirect would lead elsewhere unjudged, so it is an answer like any other
 * that is no 2xx. What is answered is not read.
 */
export function createWebhookCaller(options: CallerOptions = {}): CallWebhook {
  const { isAllowed = isPublicAddress } = options;
  const { addressesOf = addressesBy(options.nameServers) } = options;
  const { patienceMs = 10 * SECOND, mayBePlain = false } = options;
  return async ({ url, headers, body }) => {
    const to = new URL(url);
    const isPlain = to.protocol === 'http:' && mayBePlain;
    if (to.protocol !== 'https:' && !isPlain) return { error: 'no TLS' };
    const host = to.hostname.replace(/^\[(.*)\]$/, '$1');
    const signal = AbortSignal.timeout(patienceMs);
    const addresses = isIP(host)
      ? [host]
      : await addressesOf(host, signal).catch((): readonly string[] => []);
    const [address] = addresses;
    if (signal.aborted) return { error: 'no answer in time' };
    if (address === undefined) return { error: 'the name is unknown' };
    if (!addresses.every(isAllowed)) return { error: 'the address is not public' };
    const asked = { method: 'POST', headers, signal, agent: false, lookup: pinnedTo(address) };
    return send(isPlain ? requestPlain : request, to, asked, body);
  };
}

/** The driver asks for the name's address, and gets the one that was judged. */
const pinnedTo =
  (address: string): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const send = (
  open: typeof request,
  to: URL,
  options: RequestOptions,
  body: string,
): Promise<WebhookAnswer> =>
  new Promise((resolve) => {
    const call = open(to, options, (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    call.on('error', (error) => resolve({ error: reasonOf(error) }));
    call.end(body);
  });

/** Short and without what an address or a certificate says of itself. */
const reasonOf = (error: Error & { readonly code?: string }): string =>
  error.name === 'AbortError' || error.name === 'TimeoutError'
    ? 'no answer in time'
    : (error.code ?? 'no connection');
