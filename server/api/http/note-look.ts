import type { Context } from 'hono';
import type { Operation } from '#contract/operation.ts';
import { type Look, looksIn } from '#contract/reveals.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { type Looking, recordLooks } from '#server/modules/identity/look-store.ts';
import { newRequestId } from '#server/platform/http/request-id.ts';
import { EventStream } from '#server/platform/live/event-stream.ts';

/** The colleague who makes a request, and its input. */
type Seer = Pick<World, 'log'> & {
  readonly world: Pick<World, 'pool' | 'now'>;
  readonly person: { readonly id: string };
  readonly now: Instant;
  readonly requestId: string;
};

/** No answer leaves that shows something of somebody before it is written down who of us has seen what of whom. */
export async function noteLook<Answered extends Outcome<unknown>>(
  operation: Operation,
  input: unknown,
  handled: Answered | Promise<Answered>,
  seer: Seer,
): Promise<Answered> {
  const outcome = await handled;
  if (outcome.ok) await noteShown(operation, { input, output: outcome.value }, seer);
  return outcome;
}

/** Notes each event of an answer that goes on. */
async function noteShown(
  { name, reveals = [] }: Operation,
  { input, output }: { readonly input: unknown; readonly output: unknown },
  { person, world, now, requestId, log }: Seer,
): Promise<void> {
  const looking: Looking = { by: person.id, operation: name, why: whyOf(input), requestId };
  if (!(output instanceof EventStream))
    return recordLooks(world.pool, looking, looksIn(reveals, { input, output }), now);
  output.overhear((event) => {
    const looks = looksIn(reveals, { input, output: event });
    recordLooks(world.pool, looking, looks, world.now()).catch((error: unknown) => {
      log.fault('look-not-recorded', error, { requestId });
      output.end();
    });
  });
}

function whyOf(input: unknown): string | null {
  const { why } = (input ?? {}) as { why?: unknown };
  return typeof why === 'string' ? why : null;
}

type SeenPicture = Look & { readonly by: string };

/** The same for a picture, which stands behind no door of the contract; why it is looked at, its address may say. */
export async function notePicture(
  { pool, now }: Pick<World, 'pool' | 'now'>,
  c: Context,
  { by, ...look }: SeenPicture,
): Promise<void> {
  const why = c.req.query('why')?.slice(0, 300) || null;
  await recordLooks(
    pool,
    { by, operation: 'seePicture', why, requestId: newRequestId() },
    [look],
    now(),
  );
}
