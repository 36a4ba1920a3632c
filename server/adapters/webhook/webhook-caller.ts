import { lookup } from 'node:dns/promises';
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
  readonly addressesOf?: (host: string) => Promise<readonly string[]>;
  readonly patienceMs?: number;
  /** Also without TLS; for tests. */
  readonly mayBePlain?: boolean;
};

/** Nobody's own network, no machine's own address, nothing reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const addressesByName = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Calls an address that somebody outside has named. The name is looked up once, every address it has must be public, and the
 * one that was judged is the one that is called; a redirect would lead elsewhere unjudged, so it is an answer like any other
 * that is no 2xx. What is answered is not read.
 */
export function createWebhookCaller(options: CallerOptions = {}): CallWebhook {
  const { isAllowed = isPublicAddress, addressesOf = addressesByName } = options;
  const { patienceMs = 10 * SECOND, mayBePlain = false } = options;
  return async ({ url, headers, body }) => {
    const to = new URL(url);
    const isPlain = to.protocol === 'http:' && mayBePlain;
    if (to.protocol !== 'https:' && !isPlain) return { error: 'no TLS' };
    const host = to.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(host)
      ? [host]
      : await addressesOf(host).catch((): readonly string[] => []);
    const [address] = addresses;
    if (address === undefined) return { error: 'the name is unknown' };
    if (!addresses.every(isAllowed)) return { error: 'the address is not public' };
    const signal = AbortSignal.timeout(patienceMs);
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
