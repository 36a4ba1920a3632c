import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { paramsOf } from '#contract/refusal-params.ts';
import type { World } from '#server/app-context.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { taxDocumentBuckets } from '#server/modules/identity/throttling.ts';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { openThreads } from '#server/platform/threads/open-threads.ts';
import { apiHeaders } from './answers.ts';
import { keepDrawnPdfs } from './drawn-pdfs.ts';

/** A PDF that its owner may have: `madeOf` names everything that the drawing depends on. */
type Wanted<Task> = {
  readonly personId: string;
  readonly madeOf: readonly unknown[];
  readonly fileName: string;
  readonly task: Task;
};
type Ask<Task> = (c: Context) => Promise<Wanted<Task> | { readonly refused: [number, string] }>;

type Door = {
  readonly world: World;
  readonly secureCookies: boolean;
  /** Says in the log which door had a fault. */
  readonly operation: string;
  /** Drawing takes a core for a good part of a second, so it is done beside the thread that answers (decision 0550). */
  readonly drawer: { readonly file: string; readonly work: string };
};

/**
 * Answers with a PDF for one person alone. A browser that has it is told that it still holds, once that person has proven who
 * they are; nothing between them and us may keep it.
 */
export function openPdfDoor<Task>(door: Door, ask: Ask<Task>): (c: Context) => Promise<Response> {
  const { world, drawer } = door;
  const headers = apiHeaders({ https: door.secureCookies });
  const refuse = (status: number, code: string, more: Record<string, string> = {}) =>
    new Response(JSON.stringify({ code }), { status, headers: { ...headers, ...more } });
  const tooMany = (seconds: unknown) =>
    refuse(429, 'too-many-requests', { 'retry-after': String(seconds) });
  const drawn = keepDrawnPdfs();
  const threads = openThreads<Task, Uint8Array>(drawer.file, drawer.work, { queue: 20 });

  async function give(c: Context, { personId, madeOf, fileName, task }: Wanted<Task>) {
    const etag = tagOf(madeOf);
    const kept = { 'cache-control': 'private, no-cache', etag };
    if (c.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...headers, ...kept } });
    if (!drawn.has(etag)) {
      const attempt = await throttle(world, taxDocumentBuckets(personId), world.now());
      if (!attempt.ok)
        return tooMany(paramsOf(attempt.refusal, 'too-many-requests')?.retryAfterSeconds);
    }
    const pdf = await drawn.take(etag, personId, () => threads.run(task));
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...headers,
        ...kept,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  }

  return async (c) => {
    try {
      const asked = await ask(c);
      return 'refused' in asked ? refuse(...asked.refused) : await give(c, asked);
    } catch (error) {
      if (error instanceof Overloaded) return tooMany(5);
      world.log.fault('fault', error, { operation: door.operation });
      return refuse(500, 'internal-error');
    }
  };
}

const tagOf = (parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
