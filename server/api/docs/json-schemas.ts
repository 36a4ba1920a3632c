import * as z from 'zod/mini';
import { localDate } from '#contract/fields/local-date.ts';
import type { Operation } from '#contract/operation.ts';
import { SHARED } from './shared-schemas.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** An answer refers to the shared schemas; a question stands for itself. */
export function schemaOf(schema: Operation['input'], io: 'input' | 'output'): JsonSchema {
  const shared = io === 'output' ? { metadata: SHARED } : {};
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { ...OPTIONS, ...shared, io });
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/'));
}

/** Schemas that several answers share are written once and referred to. */
export function sharedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(SHARED, { ...OPTIONS, io: 'output' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An operation names its input and its answer. */
export const ownSchemas = (operation: string) => {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return { input: `${name}Input`, answer: `${name}Answer` };
};

export const ERRORS: Readonly<Record<string, JsonSchema>> = {
  Refusal: {
    type: 'object',
    description: 'An expected no, by name, with what the words for it need.',
    properties: { code: { type: 'string' }, params: { type: 'object' } },
    required: ['code'],
  },
  InvalidInput: {
    type: 'object',
    description: 'The first complaint about each field; a nested field is named `address.pincode`.',
    properties: {
      code: { const: 'invalid-input' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['code', 'fields'],
  },
  Fault: {
    type: 'object',
    description: 'Our fault, told to the log under this reference.',
    properties: { code: { const: 'internal-error' }, reference: { type: 'string' } },
    required: ['code', 'reference'],
  },
};

const OPTIONS = {
  uri: (id: string) => `#/components/schemas/${id}`,
  override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: JsonSchema }) {
    const said = jsonSchema as Record<string, unknown>;
    if (zodSchema === localDate) said.format = 'date';
    // The following keywords say nothing beyond `integer` and `uuid`.
    if (said.minimum === Number.MIN_SAFE_INTEGER) delete said.minimum;
    if (said.maximum === Number.MAX_SAFE_INTEGER) delete said.maximum;
    if (said.format === 'uuid') delete said.pattern;
    // A later version may answer more.
    if (said.additionalProperties === false) delete said.additionalProperties;
  },
};
