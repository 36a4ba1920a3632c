import type { Context } from 'hono';
import { APP_HEADER } from '#contract/app-header.ts';
import type { Audience, Operation } from '#contract/operation.ts';
import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import type { OfIntegrator } from '#server/modules/integrator/integrator.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { requestIdOf } from '#server/platform/http/request-id.ts';
import type { Log } from '#server/platform/log/log.ts';
import { Caller } from './caller.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import type { Told } from './note-security.ts';
import type { RouteOptions } from './route-options.ts';
import type { OfStaff, SignedIn } from './who.ts';
import type { WriteBudget } from './write-budget.ts';

/** The context of one request, beside its input. */
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
  /** The person signed in, if anybody: asked for only when wanted, because most public answers are the same for all. */
  readonly who: () => Promise<SignedIn | undefined>;
} & (D extends 'public'
  ? unknown
  : D extends 'ops'
    ? OfStaff
    : D extends 'integrator'
      ? OfIntegrator
      : SignedIn);

/** The parts that all doors share. */
export type Frame = RouteOptions & {
  readonly world: World;
  readonly headers: RequestContext['headers'];
  readonly writeBudget: WriteBudget | undefined;
};

/** The facts of a request before its input is read. */
export type BaseContext = Omit<RequestContext, 'person' | 'session' | 'staff' | 'integrator'>;

export function createContext(c: Context, frame: Frame, app: Cookies['app']): BaseContext {
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

/** The app that asks says so; what only one of them does is its own, whatever is said. */
export const appOf = ({ audience }: Operation, c: Context): Cookies['app'] => {
  if (audience === 'karigar') return 'karigar';
  const isSaid = audience === 'public' || audience === 'applicant';
  return isSaid && c.req.header(APP_HEADER) === 'karigar' ? 'karigar' : 'customer';
};
