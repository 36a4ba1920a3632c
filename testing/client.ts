import type * as z from 'zod/mini';
import { APP_HEADER } from '#contract/app-header.ts';
import type { Operation, OutputOf } from '#contract/operation.ts';

export type Answered<O extends Operation> = {
  readonly status: number;
  readonly headers: Headers;
  /** The answer as promised, when it was accepted. */
  readonly value: OutputOf<O> | undefined;
  /** Else what the server said instead. */
  readonly refusal:
    | { code: string; params?: Record<string, unknown>; fields?: Record<string, string> }
    | undefined;
};

export type Cookie = { readonly value: string; readonly attributes: readonly string[] };

export type ClientOptions = {
  /** Null: a program that names no origin, as a browser always does when it writes. */
  readonly origin?: string | null;
  /** Address it pretends to come from, for a server that trusts one proxy. */
  readonly address?: string;
  /** The app of whose pages it is. */
  readonly app?: 'karigar';
  /** The key of an integrator's program, which it brings to every door. */
  readonly key?: string;
  /** Those of another page of the same browser. */
  readonly cookies?: Map<string, Cookie>;
};

/** A browser as far as the server can tell: keeps cookies, names its origin, speaks JSON. */
export type Client = {
  readonly base: string;
  readonly cookies: Map<string, Cookie>;
  call<O extends Operation>(operation: O, input: z.input<O['input']>): Promise<Answered<O>>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
};

export function createClient(base: string, options: ClientOptions = {}): Client {
  const { origin = base, address, app, key, cookies = new Map<string, Cookie>() } = options;

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = new Headers();
    if (cookies.size > 0) headers.set('cookie', cookieHeader(cookies));
    if (origin !== null) headers.set('origin', origin);
    if (app) headers.set(APP_HEADER, app);
    if (address) headers.set('x-forwarded-for', address);
    if (key) headers.set('authorization', `Bearer ${key}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const init = { method, headers, redirect: 'manual' } as const;
    const response = await fetch(
      new URL(path, base),
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    keepCookies(cookies, response.headers.getSetCookie());
    return response;
  }

  async function call<O extends Operation>(
    operation: O,
    input: z.input<O['input']>,
  ): Promise<Answered<O>> {
    const { path, rest } = fillPath(operation.path, input as Record<string, unknown>);
    const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
    const query = inQuery ? new URLSearchParams(rest as Record<string, string>).toString() : '';
    const response = await send(
      operation.method,
      query ? `${path}?${query}` : path,
      inQuery ? undefined : rest,
    );
    const { status, headers } = response;
    const answer = await response.json();
    return status === 200
      ? { status, headers, value: answer, refusal: undefined }
      : { status, headers, value: undefined, refusal: answer };
  }

  return { base, cookies, call, send };
}

/** `/api/bookings/:id` and `{ id, … }` → the path and what is left for the body. */
function fillPath(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path, rest };
}

const cookieHeader = (cookies: ReadonlyMap<string, Cookie>): string =>
  [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

function keepCookies(cookies: Map<string, Cookie>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, { value: pair.slice(at + 1), attributes });
  }
}
