import type { Operation } from '#contract/operation.ts';
import { SCOPES } from '#contract/scopes.ts';
import { isConsoleAlone } from '../console-calls.ts';
import {
  ERRORS,
  type JsonSchema,
  ownSchemas,
  ref,
  schemaOf,
  sharedSchemas,
} from './json-schemas.ts';
import { type ApiResponse, type Content, json, responsesOf } from './responses.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
};
export type ApiCall = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Its own address, if that is not the one of all. */
  readonly servers?: readonly { readonly url: string }[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, ApiResponse>>;
};
export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Path, then method in small letters. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiCall>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: JsonSchema;
  };
};

const DOORS = {
  public: 'Anybody, signed in or not.',
  customer: 'A signed-in person, about what is their own.',
  applicant: 'A signed-in person who wants to work as a Karigar, about their application.',
  karigar: 'The Karigar who does the work.',
  integrator: 'A program of a society or partner, about the bookings that it has placed.',
  ops: 'Operations.',
} as const;

const DESCRIPTION = [
  'Writes are JSON and come from our own pages or from programs: a browser’s `Origin` is compared with a list.',
  'Money is an integer number of paise. Instants are ISO 8601 in India’s time, days are `yyyy-MM-dd` in India.',
  'Whatever is refused is refused by a name (`code`) that never changes; the words for it are the client’s.',
].join(' ');

type Of = {
  readonly title?: string;
  readonly origin?: string;
  /** The origin of the calls of operations, if they have one of their own. */
  readonly opsOrigin?: string | undefined;
};

/** The contract as an OpenAPI 3.1 document: made from the schemas that the server itself validates with. */
export function openApiDocument(
  operations: readonly Operation[],
  { title = 'Aangan', origin = '/', opsOrigin }: Of = {},
): OpenApiDocument {
  const paths: Record<string, Record<string, ApiCall>> = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    const call = {
      ...callOf(operation, schemas),
      ...(opsOrigin && isConsoleAlone(operation) && { servers: [{ url: opsOrigin }] }),
    };
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: call };
  }
  const routes = Object.entries(DOORS).filter(([audience]) =>
    operations.some((one) => one.audience === audience),
  );
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: DESCRIPTION },
    servers: [{ url: origin }],
    tags: routes.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...sharedSchemas(), ...ERRORS, ...schemas },
      securitySchemes: { session: SESSION, key: KEY },
    },
  };
}

const SESSION: JsonSchema = {
  type: 'apiKey',
  in: 'cookie',
  name: 'aangan_session',
  description:
    'Set by signing in; httpOnly. Over https it is called `__Host-aangan_session`. The Karigar’s app has one of its own, `aangan_karigar`.',
};

const KEY: JsonSchema = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'aangan_key_…',
  description: `Made by operations for one integrator, with some of these scopes: ${SCOPES.join(', ')}.`,
};

/** Its own schemas are added to those that have a name: a program made from the document then has types to call by name. */
function callOf(operation: Operation, schemas: Record<string, JsonSchema>): ApiCall {
  const { name, summary, audience, method, path } = operation;
  const { properties = {}, required = [] } = schemaOf(operation.input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const fields = Object.entries(properties);
  const parameters = fields.filter(([field]) => inPath.has(field) || !hasBody);
  const body = fields.filter(([field]) => !inPath.has(field) && hasBody);
  const own = ownSchemas(name);
  const add = (as: string, schema: JsonSchema): JsonSchema => {
    if (schema.$ref) return schema;
    schemas[as] = schema;
    return ref(as);
  };
  const answer = add(own.answer, schemaOf(operation.output, 'output'));
  const input = hasBody ? add(own.input, bodySchema(body, required)) : undefined;
  return {
    operationId: name,
    summary,
    tags: [audience],
    security: securityOf(operation),
    parameters: parameters.map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: required.includes(field),
      schema,
    })),
    ...(input && { requestBody: { required: true, content: json(input) } }),
    responses: responsesOf(operation, { answer, hasInput: fields.length > 0, hasBody }),
  };
}

/** A key is no flow of OAuth; since OpenAPI 3.1 its scopes may stand here all the same. */
function securityOf({ audience, scope }: Operation): ApiCall['security'] {
  if (audience === 'public') return [];
  return scope === undefined ? [{ session: [] }] : [{ key: [scope] }];
}

const bodySchema = (
  fields: readonly [string, JsonSchema][],
  required: readonly string[],
): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields),
  required: required.filter((name) => fields.some(([field]) => field === name)),
});
