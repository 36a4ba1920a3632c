import { isUtf8 } from 'node:buffer';
import type { HonoRequest } from 'hono';

/** Not readable as JSON, or not even as text; too large; not even said to be JSON; JSON, but no object. */
export type BodyProblem = 400 | 413 | 415 | 422;

/** Only JSON: a form on a foreign page can send everything else without asking the browser for leave. */
export async function readJsonBody(
  request: HonoRequest,
  limitBytes: number,
): Promise<Record<string, unknown> | BodyProblem> {
  const bytes = await readBytes(request, limitBytes);
  if (typeof bytes === 'number') return bytes;
  // Read as text, wrong bytes would become signs that nobody has sent, and be kept as such.
  if (!isUtf8(bytes)) return 400;
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return isObject(body) ? body : 422;
  } catch {
    return 400;
  }
}

async function readBytes(request: HonoRequest, limitBytes: number): Promise<Buffer | BodyProblem> {
  if (!/^application\/json\b/i.test(request.header('content-type') ?? '')) return 415;
  const announced = request.header('content-length');
  if (announced === undefined) return readStream(request, limitBytes);
  // A body cannot exceed its announced length: the HTTP parser ends it there.
  return Number(announced) > limitBytes ? 413 : Buffer.from(await request.arrayBuffer());
}

async function readStream(request: HonoRequest, limitBytes: number): Promise<Buffer | BodyProblem> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return 413;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
