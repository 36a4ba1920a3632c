import type * as z from 'zod/mini';
import type { Reveal } from './reveals.ts';
import type { Scope } from './scopes.ts';

/** Audience of an operation; each is a folder of the contract and of `server/api`. */
export type Audience = 'public' | 'customer' | 'applicant' | 'karigar' | 'integrator' | 'ops';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * One promise between the server and its clients. `input` gathers path parameters, query and JSON body in one object:
 * names that stand in the path are taken from there, the rest from the query (GET, DELETE) or the body.
 */
export type Operation<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Code extends string = string,
  D extends Audience = Audience,
> = {
  readonly name: string;
  readonly audience: D;
  readonly method: Method;
  /** With `:name` for parameters, e.g. `/api/bookings/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** An answer that goes on: `output` is then what each of its events carries. */
  readonly answersAs?: 'event-stream';
  /**
   * The personal data that the answer shows to operations: the route writes each look down before it answers. Every operation
   * for operations declares it, even if there is none.
   */
  readonly reveals?: readonly Reveal[];
  /** The scope that a key of an integrator needs; an operation without one is closed to every key. */
  readonly scope?: Scope;
  /** Every refusal the operation can answer with, and its HTTP status. */
  readonly refusals: Readonly<Record<Code, 400 | 401 | 403 | 404 | 409 | 410 | 429 | 502>>;
};

export const operation = <
  Input extends Schema,
  Output extends Schema,
  Code extends string,
  D extends Audience,
>(
  definition: Operation<Input, Output, Code, D> &
    (D extends 'ops' ? { readonly reveals: readonly Reveal[] } : unknown) &
    (D extends 'integrator' ? { readonly scope: Scope } : unknown),
): Operation<Input, Output, Code, D> => definition;

export type InputOf<O> = O extends Operation<infer Input, Schema, string> ? z.infer<Input> : never;
export type OutputOf<O> =
  O extends Operation<Schema, infer Output, string> ? z.infer<Output> : never;
export type RefusalOf<O> = O extends Operation<Schema, Schema, infer Code> ? Code : never;

/** Refusals of every route besides those of its operation, and their HTTP status. */
export const DOOR_REFUSALS = {
  'invalid-input': 422,
  'not-signed-in': 401,
  'not-allowed': 403,
  'key-needed': 401,
  'key-ended': 401,
  'scope-missing': 403,
  'second-factor-again': 403,
  'origin-not-allowed': 403,
  'not-found': 404,
  'too-many-requests': 429,
  'internal-error': 500,
} as const;
export type AudienceRefusal = keyof typeof DOOR_REFUSALS;
