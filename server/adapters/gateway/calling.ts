export type Call = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters travel as a form, anything else as JSON. */
  readonly body?: object | URLSearchParams;
  readonly timeoutMs: number;
};

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'silence'; readonly reason: string };

const LARGEST_ANSWER = 256 * 1024;
/** Pauses before the second and the third question. */
const RETRY_AFTER_MS = [150, 600];

/**
 * One call to a gateway. Only questions are repeated: a command that got no answer may have been obeyed, so whoever
 * gave it asks what became of it. Redirects are never followed; they would carry our key elsewhere.
 */
export async function ask(call: Call): Promise<Answer> {
  const pauses = call.method === 'GET' ? RETRY_AFTER_MS : [];
  for (let tried = 0; ; tried += 1) {
    const answer = await askOnce(call);
    const pause = pauses[tried];
    if (pause === undefined || !deservesRetry(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}

async function askOnce({ method, url, headers, body, timeoutMs }: Call): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...headers, ...typeOf(body) },
      ...(body ? { body: body instanceof URLSearchParams ? body : JSON.stringify(body) } : {}),
    });
    return { kind: 'answered', status: response.status, text: await readAtMost(response) };
  } catch (error) {
    return { kind: 'silence', reason: describe(error) };
  }
}

/** Also a question without a body says JSON: PhonePe asks for it. */
const typeOf = (body: Call['body']): Record<string, string> =>
  body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' };

/** A gateway that pours without end is cut off. */
async function readAtMost(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Trying again after our own time-out would only double the wait of a person. */
const deservesRetry = (answer: Answer): boolean =>
  answer.kind === 'answered' ? answer.status >= 500 : answer.reason !== 'time-out';

function describe(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'time-out';
  return cause?.code ?? message;
}
