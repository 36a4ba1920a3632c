import type * as z from 'zod/mini';

/** One thing that an operation reads, found in its schema. */
export type Field = {
  /** `address.pincode` as a path. */
  readonly path: readonly string[];
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'choice' | 'other';
  readonly isOptional: boolean;
  /** A string whose form says that it names something: a UUID, or by what the field is called. */
  readonly isName: boolean;
};

type Schema = z.ZodMiniType;
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly format?: string } } }[];
};

/** Every field of an input, objects themselves included, however deep. */
export function fieldsOf(
  schema: Schema,
  path: readonly string[] = [],
  isOptional = false,
): Field[] {
  const def = schema._zod.def as unknown as Def;
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  if (inner) return fieldsOf(inner, path, isOptional || OPENING.has(def.type));
  const kind = KINDS[def.type] ?? 'other';
  const formats = (def.checks ?? []).map(({ _zod }) => _zod.def.format);
  const called = path.at(-1) ?? '';
  const isName =
    kind === 'string' &&
    (formats.includes('uuid') ||
      formats.includes('guid') ||
      /(^|[a-z])(id|Id|endpoint)$/.test(called));
  const here: Field[] = path.length > 0 ? [{ path, kind, isOptional, isName }] : [];
  const parts = Object.entries(def.shape ?? {}).flatMap(([name, one]) =>
    fieldsOf(one, [...path, name]),
  );
  const elements = def.element ? fieldsOf(def.element, [...path, '0']) : [];
  return [...here, ...parts, ...elements];
}

const OPENING: ReadonlySet<string> = new Set(['optional', 'default', 'prefault', 'nullable']);
const KINDS: Readonly<Record<string, Field['kind']>> = {
  object: 'object',
  array: 'array',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
  literal: 'choice',
};

/** A copy of an input with another value at one place; `undefined` leaves the field out. */
export function withField(
  input: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...input };
  const changed =
    rest.length === 0
      ? value
      : withField((copy[name] ?? {}) as Record<string, unknown>, rest, value);
  if (changed === undefined) delete copy[name];
  else copy[name] = changed;
  return copy;
}
