import type { Context, Handler, Hono } from 'hono';
import type { Audience, InputOf, Operation, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { EventStream } from '#server/platform/live/event-stream.ts';
import { within } from '#server/platform/tracing/current-trace.ts';
import { ALLOWED_ROLES } from './allowed-roles.ts';
import { answerWithKey } from './answer-with-key.ts';
import {
  apiHeaders,
  writeAccepted,
  writeFault,
  writeInvalid,
  writeRefusal,
  writeStream,
} from './answers.ts';
import { askStaff } from './ask-staff.ts';
import { noteLook } from './note-look.ts';
import { hearInput, hearValue, noteSecurity } from './note-security.ts';
import { mayWriteFrom } from './origin.ts';
import { pathOf } from './paths.ts';
import { type Input, type InputShape, readInput } from './read-input.ts';
import { isClosedToViewer } from './refuse-viewer.ts';
import { refuseWhileOff } from './refuse-while-off.ts';
import {
  appOf,
  type BaseContext,
  createContext,
  type Frame,
  type RequestContext,
} from './request-context.ts';
import type { RouteOptions } from './route-options.ts';
import { endOfRequest, traceRequest } from './trace-request.ts';
import type { SignedIn } from './who.ts';
import { WriteBudget } from './write-budget.ts';

type HandlerOf<O extends Operation> = (
  input: InputOf<O>,
  context: RequestContext<O['audience']>,
) => Answered<O> | Promise<Answered<O>>;

type Answered<O> = Outcome<OutputOf<O>, RefusalOf<O>>;

type Settled = Outcome<unknown>;
/** An operation of the contract together with what answers it. */
export type Answer = {
  readonly operation: Operation;
  readonly handle: (input: unknown, context: RequestContext) => Settled | Promise<Settled>;
  readonly bodyLimitBytes: number;
  /** The answer as it stands ready, frozen and the same for everybody; nothing while it has to be made first. */
  readonly ready?: (() => object | undefined) | undefined;
};

export type AnswerOptions = Partial<Pick<Answer, 'bodyLimitBytes' | 'ready'>>;

const BODY_LIMIT = 64 * 1024;

/**
 * Ties an operation to what answers it. A refusal that the contract does not name does not compile:
 *
 *     export const answerPlaceBooking = answer(placeBooking, (input, { world, person, now }) =>
 *       bookSlot(world, { ...input, userId: person.id, now }));
 */
export function answer<O extends Operation>(
  operation: O,
  handle: HandlerOf<O>,
  { bodyLimitBytes = BODY_LIMIT, ready }: AnswerOptions = {},
): Answer {
  return { operation, handle: handle as Answer['handle'], bodyLimitBytes, ready };
}

/** The same for an operation that goes on answering. */
export const answerWithStream = <O extends Operation>(
  operation: O,
  handle: (
    input: InputOf<O>,
    context: RequestContext<O['audience']>,
  ) => Outcome<EventStream, RefusalOf<O>> | Promise<Outcome<EventStream, RefusalOf<O>>>,
): Answer => ({ operation, handle: handle as Answer['handle'], bodyLimitBytes: 0 });

/**
 * Opens every answered operation on the app. Each path must lead to one handler only: a second one that also matches,
 * a catch-all for instance, would send every answer through the slow way of the router.
 */
export function mountRoutes(
  app: Hono,
  answers: readonly Answer[],
  world: World,
  options: RouteOptions,
): void {
  const headers = apiHeaders({ https: options.secureCookies });
  const writeBudget = options.writesWithoutEnd ? undefined : new WriteBudget();
  const frame: Frame = { ...options, world, headers, writeBudget };
  for (const one of answers.map(refuseWhileOff)) {
    app.on(one.operation.method, pathOf(one.operation.path).pattern, handlerOf(one, frame));
  }
  app.notFound((c) =>
    writeRefusal(404, { code: 'not-found' }, createContext(c, frame, 'customer')),
  );
  app.onError((error, c) => writeFault(error, 'none', createContext(c, frame, 'customer')));
}

/** One operation and what follows from it for each of its requests. */
type Door = {
  readonly one: Answer;
  readonly operation: Operation;
  readonly frame: Frame;
  readonly shape: InputShape;
  readonly writes: boolean;
  readonly rolesAllowed: (typeof ALLOWED_ROLES)[Audience];
};

function doorOf(one: Answer, frame: Frame): Door {
  const { operation } = one;
  const writes = operation.method !== 'GET';
  const hasBody = writes && operation.method !== 'DELETE';
  const shape: InputShape = {
    schema: operation.input,
    path: pathOf(operation.path),
    bodyLimitBytes: hasBody ? one.bodyLimitBytes : undefined,
  };
  return { one, operation, frame, shape, writes, rolesAllowed: ALLOWED_ROLES[operation.audience] };
}

function handlerOf(one: Answer, frame: Frame): Handler {
  const door = doorOf(one, frame);
  const { operation } = one;
  return (c) => {
    const context = createContext(c, frame, appOf(operation, c));
    const started = performance.now();
    const span = traceRequest(operation, c, frame, context.requestId);
    const finish = (response: Response): Response => {
      frame.world.log.info('request', {
        requestId: context.requestId,
        operation: operation.name,
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(span?.traceId && { traceId: span.traceId }),
      });
      endOfRequest(span, response.status);
      noteSecurity(operation, response.status, context);
      return response;
    };
    try {
      const response = within(span?.traceparent, () => respond(door, c, context));
      return response instanceof Promise
        ? response.then(finish, (error) => finish(writeFault(error, operation.name, context)))
        : finish(response);
    } catch (error) {
      return finish(writeFault(error, operation.name, context));
    }
  };
}

function respond(door: Door, c: Context, context: BaseContext): Response | Promise<Response> {
  const { frame, writes, rolesAllowed, shape } = door;
  if (writes && !mayWriteFrom(c.req, frame.origins)) {
    frame.world.log.attack('origin-not-allowed', { requestId: context.requestId });
    return writeRefusal(403, { code: 'origin-not-allowed' }, context);
  }
  const proceed = () =>
    rolesAllowed || writes
      ? respondLater(door, c, context)
      : act(door, readInput(shape, c) as Input, context);
  if (!isClosedToViewer(door.operation, context.cookies)) return proceed();
  // A cookie may outlive its look: only one that goes on closes anything.
  return context.who().then((asks) => {
    const isViewed = asks?.session.viewedBy != null;
    return isViewed ? writeRefusal(403, { code: 'view-only' }, context) : proceed();
  });
}

async function respondLater(door: Door, c: Context, base: BaseContext): Promise<Response> {
  const { operation, frame, rolesAllowed, shape } = door;
  const answering = async (one: BaseContext) => act(door, await readInput(shape, c), one);
  if (operation.audience === 'integrator') return answerWithKey(operation, c, base, answering);
  if (operation.audience === 'ops') {
    const entry = await askStaff(operation.name, base, frame);
    if (!entry.ok) return writeRefusal(entry.status, { code: entry.code }, base);
    const tooMany = tooManyWrites(door, entry.one, base);
    return tooMany ?? answering({ ...base, ...entry.one });
  }
  let context = base;
  if (rolesAllowed) {
    const signedIn = await base.who();
    if (!signedIn) return writeRefusal(401, { code: 'not-signed-in' }, base);
    if (!rolesAllowed.some((role) => signedIn.person.roles.includes(role))) {
      frame.world.log.security('not-allowed', { requestId: base.requestId });
      return writeRefusal(403, { code: 'not-allowed' }, base);
    }
    const tooMany = tooManyWrites(door, signedIn, base);
    if (tooMany) return tooMany;
    context = { ...base, ...signedIn };
  }
  return answering(context);
}

/** Counted before the body is read: what is too much is not even looked at. */
function tooManyWrites(
  { operation, frame, writes }: Door,
  { person }: Pick<SignedIn, 'person'>,
  context: BaseContext,
): Response | undefined {
  const counted = writes && frame.writeBudget?.count(person.id, operation.audience, context.now);
  if (!counted || counted.ok) return undefined;
  frame.world.log.attack('too-many-writes', { requestId: context.requestId });
  return writeRefusal(429, counted.refusal, context);
}

function act(door: Door, input: Input, context: BaseContext): Response | Promise<Response> {
  const { one, operation } = door;
  if (!input.ok) return writeInvalid(input, context);
  hearInput(context, input.value);
  const handled = one.handle(input.value, context as RequestContext);
  const outcome = operation.reveals?.length
    ? noteLook(operation, input.value, handled, context as RequestContext<'ops'>)
    : handled;
  return outcome instanceof Promise
    ? outcome.then((settled) => write(door, settled, context))
    : write(door, outcome, context);
}

function accepted(
  { operation, frame, rolesAllowed, writes }: Door,
  value: unknown,
  base: BaseContext,
) {
  if (writes) frame.world.wakeJobs?.();
  const asked = rolesAllowed || writes ? base : sayingHowOld(base, frame.staleness);
  return writeAccepted(value, operation, asked, frame.checkAnswers);
}

function write(door: Door, outcome: Settled, context: BaseContext): Response {
  const { operation, frame } = door;
  if (outcome.ok && outcome.value instanceof EventStream) {
    return writeStream(outcome.value, context);
  }
  if (outcome.ok) return accepted(door, hearValue(context, outcome.value), context);
  const status = operation.refusals[outcome.refusal.code];
  if (!status)
    throw new Error(`The contract of ${operation.name} does not name ${outcome.refusal.code}`);
  return writeRefusal(status, outcome.refusal, context, frame.checkAnswers);
}

/** Public data is given as it was a while ago when the database cannot be asked, and the answer says so. */
function sayingHowOld(asked: BaseContext, staleness: Frame['staleness']): BaseContext {
  const age = staleness?.ageSeconds();
  if (age === undefined) return asked;
  return { ...asked, headers: { ...asked.headers, age: String(age), warning: '110 - "stale"' } };
}
