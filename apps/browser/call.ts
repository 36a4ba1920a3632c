import type * as z from 'zod/mini';
import { APP_HEADER } from '#contract/app-header.ts';
import type { AudienceRefusal, Operation, OutputOf, RefusalOf } from '#contract/operation.ts';

/** Why a call was not answered with a value. `fields` comes with `invalid-input`, `reference` with a fault. */
export type CallRefusal<Code extends string = string> = {
  readonly code: Code | AudienceRefusal | 'network-request-failed';
  /** Read with `paramsOf`. */
  readonly params?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
  readonly reference?: string;
  readonly retryAfterSeconds?: number;
};
export type Answer<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: CallRefusal<Code> };

const PATIENCE_MS = 30_000;
const PAUSES_BEFORE_RETRY_MS = [300, 900];
let saying: Readonly<Record<string, string>> = {};
let onSessionLost = () => {};
let onAnswered = (_response: Response, _askedAt: number) => {};

/** Asks the server for one operation of the contract. Refusals are returned; nothing is thrown. */
export async function call<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<Answer<OutputOf<O>, RefusalOf<O>>> {
  const pauses = operation.method === 'GET' ? PAUSES_BEFORE_RETRY_MS : [];
  const send = () => sendOnce(operation, input as Record<string, unknown>, options.signal);
  let answer = await send();
  for (const pause of pauses) {
    if (!worthRetrying(answer) || isHopeless(options.signal)) break;
    await new Promise((resume) => setTimeout(resume, pause));
    answer = await send();
  }
  if (!answer.ok && answer.refusal.code === 'not-signed-in' && operation.audience !== 'public') {
    onSessionLost();
  }
  return answer as Answer<OutputOf<O>, RefusalOf<O>>;
}

/** A file of the server, which is no operation of the contract; its refusals are told in the same way. */
export async function fetchFile(path: string): Promise<Answer<Blob>> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return { ok: true, value: await response.blob() };
    if (response.status === 401) onSessionLost();
    return (await answerOf(response)) as Answer<never>;
  } catch {
    return { ok: false, refusal: { code: 'network-request-failed' } };
  }
}

/** The Karigar's app says what it is: who is a customer too is signed in to each of them by itself. */
export function sayWhichApp(app: 'karigar'): void {
  saying = { [APP_HEADER]: app };
}

/** The session store wants to know when the server says that nobody is signed in any more. */
export function whenSessionIsLost(listener: () => void): void {
  onSessionLost = listener;
}

/** Lets a caller know when the server has answered, and to a question of when. */
export function whenAnswered(listener: (response: Response, askedAt: number) => void): void {
  onAnswered = listener;
}

async function sendOnce(
  operation: Operation,
  input: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  try {
    const askedAt = Date.now();
    const response = await fetch(...requestOf(operation, input, signal));
    onAnswered(response, askedAt);
    return await answerOf(response);
  } catch {
    return { ok: false, refusal: { code: 'network-request-failed' } };
  }
}

/** Names that stand in the path go there; the rest goes into the query of a read or the body of a write. */
function requestOf(
  operation: Operation,
  input: Record<string, unknown>,
  signal: AbortSignal | undefined,
): [string, RequestInit] {
  const rest = { ...input };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const init: RequestInit = {
    method: operation.method,
    headers: { accept: 'application/json', ...saying },
    signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
  };
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
    // The request outlives a page that is being closed.
    const lasting = { ...init, keepalive: operation.method === 'DELETE' };
    return [known.length ? `${path}?${query}` : path, lasting];
  }
  const headers = { ...init.headers, 'content-type': 'application/json' };
  return [path, { ...init, headers, body: JSON.stringify(rest) }];
}

async function answerOf(response: Response): Promise<Answer<unknown>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return { ok: true, value: body };
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<CallRefusal>;
  const wait = Number(response.headers.get('retry-after'));
  const refusal = { ...said, code: said.code ?? 'internal-error' };
  return {
    ok: false,
    refusal: wait > 0 ? { ...refusal, retryAfterSeconds: wait } : refusal,
  };
}

/** Nobody waits for the answer any more, or the device knows itself that it has no network. */
const isHopeless = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true || navigator.onLine === false;

/** Only what may pass by itself: a lost connection, or a server that is just being restarted. */
function worthRetrying(answer: Answer<unknown>): boolean {
  if (answer.ok) return false;
  return ['network-request-failed', 'internal-error'].includes(answer.refusal.code);
}
