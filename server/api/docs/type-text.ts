import type { JsonSchema } from './json-schemas.ts';

type Shape = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
};

/** A JSON schema as a person would jot it down: `{ id: uuid, option?: 'food' | 'decoration' }`. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const shape: Shape = schema;
  if (shape.$ref) return shape.$ref.split('/').at(-1) ?? '';
  if (shape.const !== undefined) return literal(shape.const);
  if (shape.enum) return shape.enum.map(literal).join(' | ');
  if (shape.anyOf) return shape.anyOf.map((part) => typeText(part, indent)).join(' | ');
  if (shape.allOf) return shape.allOf.map((part) => typeText(part, indent)).join(' & ');
  if (shape.items) return `${wrapped(typeText(shape.items, indent))}[]`;
  if (shape.properties) return objectText(shape, indent);
  if (shape.additionalProperties)
    return `{ [name]: ${typeText(shape.additionalProperties, indent)} }`;
  return shape.format ?? [shape.type ?? 'anything'].flat().join(' | ');
}

function objectText({ properties = {}, required = [] }: Shape, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

const wrapped = (text: string): string =>
  / [|&] /.test(text) && !text.startsWith('{') ? `(${text})` : text;

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : String(value);
