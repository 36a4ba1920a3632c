import type { AudienceRefusal, Operation } from '#contract/operation.ts';
import { keepsPromise, paramsOf } from '#contract/refusal-params.ts';
import type { Refusal } from '#kernel/outcome.ts';
import { isDatabaseAway } from '#server/platform/database/faults.ts';
import { securityHeadersFor } from '#server/platform/http/security-headers.ts';
import type { EventStream } from '#server/platform/live/event-stream.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Cookies } from './cookies.ts';
import { jsonOf } from './frozen-json.ts';
import type { Fields } from './read-input.ts';

type Headers = Readonly<Record<string, string>>;

/** The parts of a request that its answer needs. */
export type Asked = {
  readonly headers: Headers;
  readonly requestId: string;
  readonly cookies: Cookies;
  readonly log: Log;
  readonly told?: { code?: string };
};

export function writeAccepted(
  value: unknown,
  operation: Operation,
  asked: Asked,
  checkAnswer = false,
): Response {
  if (checkAnswer) mustKeepThePromise(operation, value);
  return write(200, jsonOf(value), asked);
}

/** An answer that goes on. No proxy may keep it back until it is complete. */
export function writeStream(stream: EventStream, asked: Asked): Response {
  return write(200, stream.body, asked, {
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
}

export function writeRefusal(
  status: number,
  refusal: Refusal | { readonly code: AudienceRefusal },
  asked: Asked,
  checkAnswer = false,
): Response {
  if (checkAnswer && !keepsPromise(refusal)) {
    const said = JSON.stringify(refusal);
    throw new Error(`The contract promises something else beside the refusal ${said}`);
  }
  if (asked.told) asked.told.code = refusal.code;
  return write(status, JSON.stringify(refusal), asked, retryAfter(refusal));
}

export function writeInvalid(
  { status, fields }: { readonly status: number; readonly fields: Fields },
  asked: Asked,
): Response {
  return write(status, JSON.stringify({ code: 'invalid-input', fields }), asked);
}

/** A fault is told once, to the log; the person gets a reference by which the log line is found. */
export function writeFault(error: unknown, operation: string, asked: Asked): Response {
  const { requestId, log } = asked;
  const status = isDatabaseAway(error) ? 503 : 500;
  log.fault('fault', error, { requestId, operation, status });
  const body = JSON.stringify({ code: 'internal-error', reference: requestId });
  return write(status, body, asked, status === 503 ? { 'retry-after': '2' } : undefined);
}

function write(
  status: number,
  body: string | ReadableStream<Uint8Array>,
  asked: Asked,
  more?: Record<string, string>,
): Response {
  const headers = { ...asked.headers, 'x-request-id': asked.requestId, ...more };
  const { lines } = asked.cookies;
  // A plain object takes the fast way through the adaptor; several cookies do not fit into one.
  if (lines.length === 0) return new Response(body, { status, headers });
  if (lines.length === 1) {
    return new Response(body, {
      status,
      headers: { ...headers, 'set-cookie': lines[0] as string },
    });
  }
  const several = new globalThis.Headers(headers);
  for (const line of lines) several.append('set-cookie', line);
  return new Response(body, { status, headers: several });
}

/** Computed once per server: answers of the API are for the asking browser alone and are not kept. */
export const apiHeaders = (options: { readonly https: boolean }): Headers =>
  Object.freeze({
    ...securityHeadersFor(options),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });

function retryAfter(
  refusal: Refusal | { readonly code: AudienceRefusal },
): Record<string, string> | undefined {
  const wait = paramsOf(refusal, 'too-many-requests') ?? paramsOf(refusal, 'profile-locked');
  return wait && { 'retry-after': String(Math.ceil(wait.retryAfterSeconds)) };
}

function mustKeepThePromise({ name, output }: Operation, value: unknown): void {
  const parsed = output.safeParse(value);
  if (parsed.success) return;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The answer of ${name} is not what the contract promises: ${issues.join('; ')}`);
}
