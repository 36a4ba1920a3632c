import { DOOR_REFUSALS, type Operation } from '#contract/operation.ts';

type Checked = { readonly error?: (issue: object) => unknown };
type Definition = Checked & {
  readonly shape?: Record<string, Schema>;
  readonly checks?: readonly { readonly _zod: { readonly def: Checked } }[];
  readonly [part: string]: unknown;
};
type Schema = { readonly _zod: { readonly def: Definition } };

/** Every name by which the contract can say no: of a door, of an operation, of a field. */
export function contractCodes(operations: readonly Operation[]): Set<string> {
  const codes = new Set<string>(['invalid', ...Object.keys(DOOR_REFUSALS)]);
  for (const { refusals, input } of operations) {
    for (const code of Object.keys(refusals)) codes.add(code);
    for (const code of fieldCodes(input as unknown as Schema)) codes.add(code);
  }
  return codes;
}

function fieldCodes(schema: Schema): string[] {
  const definition = schema._zod.def;
  const inner = [definition.innerType, definition.element, definition.in, definition.out];
  const parts = [...Object.values(definition.shape ?? {}), ...inner].filter(isSchema);
  const checked = [definition, ...(definition.checks ?? []).map((check) => check._zod.def)];
  const own = checked.map(({ error }) => error?.({})).filter((code) => typeof code === 'string');
  return [...own, ...parts.flatMap(fieldCodes)];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;
