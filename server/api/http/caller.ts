import type { Context } from 'hono';

export type Caller = {
  /** The network address, for limits; never for the log. */
  readonly address: string;
  readonly userAgent: string;
};

export type CallerOptions = {
  /** How many proxies of our own stand in front: only as many entries of `X-Forwarded-For` can be believed. */
  readonly trustedProxies: number;
};

export function callerOf(c: Context, { trustedProxies }: CallerOptions): Caller {
  return {
    get address() {
      return forwardedAddress(c.req.header('x-forwarded-for'), trustedProxies) ?? socketAddress(c);
    },
    get userAgent() {
      return c.req.header('user-agent')?.slice(0, 300) ?? '';
    },
  };
}

/** Each of our proxies appends the address it saw, so the client's is the n-th from the right. */
function forwardedAddress(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || !header) return undefined;
  return header.split(',').at(-trustedProxies)?.trim() || undefined;
}

function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const address = incoming?.socket?.remoteAddress ?? 'unknown';
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
