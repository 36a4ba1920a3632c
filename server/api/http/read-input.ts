import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { type BodyProblem, readJsonBody } from './json-body.ts';
import type { Path } from './paths.ts';

export type Fields = Readonly<Record<string, string>>;
export type Input =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly status: 422 | BodyProblem; readonly fields: Fields };

export type InputShape = {
  readonly schema: z.ZodMiniType;
  readonly path: Path;
  /** Absent: the input comes from the query. */
  readonly bodyLimitBytes?: number | undefined;
};

/** Path, query and body as the one object that the contract describes. A query is read without waiting. */
export function readInput(shape: InputShape, c: Context): Input | Promise<Input> {
  const { schema, path, bodyLimitBytes } = shape;
  const params = path.hasParams ? path.read(c.req.param() as Record<string, string>) : undefined;
  if (bodyLimitBytes === undefined) return parse(schema, { ...c.req.query(), ...params });
  return readJsonBody(c.req, bodyLimitBytes).then((body) =>
    typeof body === 'number'
      ? { ok: false, status: body, fields: {} }
      : parse(schema, { ...body, ...params }),
  );
}

function parse(schema: z.ZodMiniType, value: Record<string, unknown>): Input {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, status: 422, fields: fieldsOf(parsed.error.issues) };
}

/** The first complaint about each field; nested ones are named `address.pincode`. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.') || 'form';
    if (!fields.has(name)) fields.set(name, isCode(message) ? message : 'invalid');
  }
  return Object.fromEntries(fields);
}

/** The contract's own checks complain in codes; the library's in sentences, which no screen should show. */
const isCode = (message: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(message);
