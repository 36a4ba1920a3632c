import type { Context } from 'hono';

export type CallerOptions = {
  /** How many proxies of our own stand in front: only as many entries of `X-Forwarded-For` can be believed. */
  readonly trustedProxies: number;
};

/**
 * The sender of a request, looked up only when somebody asks. A class, because an object literal with getters of its own costs
 * the engine ten times as much as all the rest of an answer.
 */
export class Caller {
  readonly #context: Context;
  readonly #trustedProxies: number;

  constructor(context: Context, { trustedProxies }: CallerOptions) {
    this.#context = context;
    this.#trustedProxies = trustedProxies;
  }

  /** The network address, for limits; never for the log. */
  get address(): string {
    return (
      forwardedAddress(this.#context.req.header('x-forwarded-for'), this.#trustedProxies) ??
      socketAddress(this.#context)
    );
  }

  /** Id of the last event that a browser saw of a stream whose connection broke. */
  get lastEventId(): string | undefined {
    return this.#context.req.header('last-event-id')?.slice(0, 100);
  }

  get userAgent(): string {
    return this.#context.req.header('user-agent')?.slice(0, 300) ?? '';
  }
}

/** Each of our proxies appends the address it saw, so the client's is the n-th from the right. */
function forwardedAddress(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || !header) return undefined;
  return bareAddress(header.split(',').at(-trustedProxies) ?? '') || undefined;
}

function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return bareAddress(incoming?.socket?.remoteAddress ?? 'unknown');
}

/**
 * Some proxies name the port as well, and a program that listens for both kinds of addresses writes an IPv4 one as
 * `::ffff:192.0.2.7`: counted as they come, one client would be many, or all of them one.
 */
const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
