import type { Context, Handler, Hono } from 'hono';
import { APP_HEADER } from '#contract/app-header.ts';
import type { Audience, InputOf, Operation, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { requestIdOf } from '#server/platform/http/request-id.ts';
import { EventStream } from '#server/platform/live/event-stream.ts';
import type { Log } from '#server/platform/log/log.ts';
import { ALLOWED_ROLES } from './allowed-roles.ts';
import {
  apiHeaders,
  writeAccepted,
  writeFault,
  writeInvalid,
  writeRefusal,
  writeStream,
} from './answers.ts';
import { askStaff } from './ask-staff.ts';
import { Caller } from './caller.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import { noteLook } from './note-look.ts';
import { hearInput, hearValue, noteSecurity, type Told } from './note-security.ts';
import { mayWriteFrom } from './origin.ts';
import { pathOf } from './paths.ts';
import { type Input, type InputShape, readInput } from './read-input.ts';
import type { RouteOptions } from './route-options.ts';
import type { OfStaff, SignedIn } from './who.ts';

/** What a door knows about one request, beside its input. */
export type RequestContext<D extends Audience = Audience> = {
  readonly world: World;
  /** The pool of `world`, for views and stores. */
  readonly db: World['pool'] & Database;
  /** One instant for the whole request. */
  readonly now: Instant;
  readonly requestId: string;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  readonly told: Told;
  readonly caller: Caller;
  readonly cookies: Cookies;
  /** Who is signed in, if anybody: asked for only when wanted, because most public answers are the same for all. */
  readonly who: () => Promise<SignedIn | undefined>;
} & (D extends 'public' ? unknown : D extends 'ops' ? OfStaff : SignedIn);

type HandlerOf<O extends Operation> = (
  input: InputOf<O>,
  context: RequestContext<O['audience']>,
) => Answered<O> | Promise<Answered<O>>;

type Answered<O> = Outcome<OutputOf<O>, RefusalOf<O>>;

/** An operation of the contract together with what answers it. */
export type Answer = {
  readonly operation: Operation;
  readonly handle: (input: unknown, context: RequestContext) => AnyOutcome | Promise<AnyOutcome>;
  readonly bodyLimitBytes: number;
  /** The answer as it stands ready, frozen and the same for everybody; nothing while it has to be made first. */
  readonly ready?: (() => object | undefined) | undefined;
};

type AnyOutcome = Outcome<unknown>;

export type AnswerOptions = {
  readonly bodyLimitBytes?: number;
  readonly ready?: () => object | undefined;
};

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
  const frame: Frame = { ...options, world, headers: apiHeaders({ https: options.secureCookies }) };
  for (const one of answers) {
    app.on(one.operation.method, pathOf(one.operation.path).pattern, openDoor(one, frame));
  }
  app.notFound((c) =>
    writeRefusal(404, { code: 'not-found' }, createContext(c, frame, 'customer')),
  );
  app.onError((error, c) => writeFault(error, 'none', createContext(c, frame, 'customer')));
}

/** What all doors of a house share. */
type Frame = RouteOptions & {
  readonly world: World;
  readonly headers: RequestContext['headers'];
};

/** What is known of a request before anything is asked of it. */
type BaseContext = Omit<RequestContext, 'person' | 'session' | 'staff'>;

function openDoor(one: Answer, frame: Frame): Handler {
  const { operation } = one;
  const { world } = frame;
  const writes = operation.method !== 'GET';
  const hasBody = writes && operation.method !== 'DELETE';
  const shape: InputShape = {
    schema: operation.input,
    path: pathOf(operation.path),
    bodyLimitBytes: hasBody ? one.bodyLimitBytes : undefined,
  };
  const rolesAllowed = ALLOWED_ROLES[operation.audience];

  return (c) => {
    const context = createContext(c, frame, appOf(operation, c));
    const started = performance.now();
    const finish = (response: Response): Response => {
      world.log.info('request', {
        requestId: context.requestId,
        operation: operation.name,
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
      noteSecurity(operation, response.status, context);
      return response;
    };
    try {
      const response = respond(c, context);
      return response instanceof Promise
        ? response.then(finish, (error) => finish(writeFault(error, operation.name, context)))
        : finish(response);
    } catch (error) {
      return finish(writeFault(error, operation.name, context));
    }
  };

  function respond(c: Context, context: BaseContext): Response | Promise<Response> {
    if (writes && !mayWriteFrom(c.req, frame.origins)) {
      world.log.attack('origin-not-allowed', { requestId: context.requestId });
      return writeRefusal(403, { code: 'origin-not-allowed' }, context);
    }
    if (!rolesAllowed && !writes) return act(readInput(shape, c) as Input, context);
    return respondLater(c, context);
  }

  async function respondLater(c: Context, base: BaseContext): Promise<Response> {
    if (operation.audience === 'ops') {
      const entry = await askStaff(operation.name, base, frame);
      return entry.ok
        ? act(await readInput(shape, c), { ...base, ...entry.one })
        : writeRefusal(entry.status, { code: entry.code }, base);
    }
    let context = base;
    if (rolesAllowed) {
      const signedIn = await base.who();
      if (!signedIn) return writeRefusal(401, { code: 'not-signed-in' }, base);
      if (!rolesAllowed.some((role) => signedIn.person.roles.includes(role))) {
        world.log.security('not-allowed', { requestId: base.requestId });
        return writeRefusal(403, { code: 'not-allowed' }, base);
      }
      context = { ...base, ...signedIn };
    }
    return act(await readInput(shape, c), context);
  }

  function act(input: Input, context: BaseContext): Response | Promise<Response> {
    if (!input.ok) return writeInvalid(input, context);
    hearInput(context, input.value);
    const handled = one.handle(input.value, context as RequestContext);
    const outcome = operation.reveals?.length
      ? noteLook(operation, input.value, handled, context as RequestContext<'ops'>)
      : handled;
    return outcome instanceof Promise
      ? outcome.then((settled) => write(settled, context))
      : write(outcome, context);
  }

  function accepted(value: unknown, context: BaseContext): Response {
    const asked = rolesAllowed || writes ? context : sayingHowOld(context, frame.staleness);
    return writeAccepted(value, operation, asked, frame.checkAnswers);
  }

  function write(outcome: AnyOutcome, context: BaseContext): Response {
    if (outcome.ok && outcome.value instanceof EventStream) {
      return writeStream(outcome.value, context);
    }
    if (outcome.ok) return accepted(hearValue(context, outcome.value), context);
    const status = operation.refusals[outcome.refusal.code];
    if (!status)
      throw new Error(`The contract of ${operation.name} does not name ${outcome.refusal.code}`);
    return writeRefusal(status, outcome.refusal, context, frame.checkAnswers);
  }
}

/** What anybody may read is given as it was a while ago when the database cannot be asked, and says so. */
function sayingHowOld(asked: BaseContext, staleness: Frame['staleness']): BaseContext {
  const age = staleness?.ageSeconds();
  if (age === undefined) return asked;
  return { ...asked, headers: { ...asked.headers, age: String(age), warning: '110 - "stale"' } };
}

/** The app that asks says so; what only one of them does is its own, whatever is said. */
const appOf = ({ audience }: Operation, c: Context): Cookies['app'] => {
  if (audience === 'karigar') return 'karigar';
  const isSaid = audience === 'public' || audience === 'applicant';
  return isSaid && c.req.header(APP_HEADER) === 'karigar' ? 'karigar' : 'customer';
};

function createContext(c: Context, frame: Frame, app: Cookies['app']): BaseContext {
  const { world } = frame;
  const now = world.now();
  const cookies = cookiesOf(c.req.header('cookie'), frame.secureCookies, app);
  let asked: Promise<SignedIn | undefined> | undefined;
  return {
    ...{ world, now, db: world.pool, told: {} },
    requestId: requestIdOf(c.req.header('x-request-id'), frame.trustedProxies > 0),
    headers: frame.headers,
    log: world.log,
    caller: new Caller(c, frame),
    cookies,
    who: () => {
      asked ??= frame.whoAsks(world, cookies, now);
      return asked;
    },
  };
}
