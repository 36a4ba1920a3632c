import {
  type Audience,
  type AudienceRefusal,
  DOOR_REFUSALS,
  type Operation,
} from '#contract/operation.ts';
import { type JsonSchema, ref } from './json-schemas.ts';

export type Content = { readonly 'application/json': { readonly schema: JsonSchema } };
/** A streamed answer has the schema of what each event carries. */
export type Streamed = { readonly 'text/event-stream': { readonly schema: JsonSchema } };
export type ApiResponse = { readonly description: string; readonly content: Content | Streamed };

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The answer, and every refusal of the operation and of its door, by status. */
export function responsesOf(
  operation: Operation,
  {
    answer,
    hasInput,
    hasBody,
  }: { readonly answer: JsonSchema; readonly hasInput: boolean; readonly hasBody: boolean },
): Record<string, ApiResponse> {
  const refusals: [code: string, status: number][] = [
    ...Object.entries<number>(operation.refusals),
    ...doorRefusals(operation, hasInput).map(
      (code) => [code, DOOR_REFUSALS[code]] as [string, number],
    ),
    // Not readable as JSON, too large, not said to be JSON.
    ...(hasBody ? [400, 413, 415] : []).map(
      (status) => ['invalid-input', status] as [string, number],
    ),
  ];
  const codes = Map.groupBy(refusals, ([, status]) => status);
  const refused = [...codes].sort(([one], [other]) => one - other);
  return {
    '200': { description: 'Accepted', content: contentOf(operation, answer) },
    ...Object.fromEntries(
      refused.map(([status, named]) => [
        status,
        refusal([...new Set(named.map(([code]) => code))]),
      ]),
    ),
  };
}

function contentOf({ answersAs }: Operation, schema: JsonSchema): Content | Streamed {
  return answersAs === 'event-stream' ? { 'text/event-stream': { schema } } : json(schema);
}

const OF_PEOPLE = ['not-signed-in', 'not-allowed'] as const;
const OF_DOOR: Readonly<Record<Audience, readonly AudienceRefusal[]>> = {
  public: [],
  customer: OF_PEOPLE,
  applicant: OF_PEOPLE,
  karigar: OF_PEOPLE,
  integrator: ['key-needed', 'key-ended', 'scope-missing', 'too-many-requests'],
  ops: OF_PEOPLE,
};

function doorRefusals({ audience, method }: Operation, hasInput: boolean): AudienceRefusal[] {
  return [
    ...(hasInput ? (['invalid-input'] as const) : []),
    ...OF_DOOR[audience],
    ...(method === 'GET' ? [] : (['origin-not-allowed'] as const)),
    'internal-error',
  ];
}

function refusal(codes: readonly string[]): ApiResponse {
  const named = codes.filter((code) => code !== 'invalid-input' && code !== 'internal-error');
  const byName = { allOf: [ref('Refusal'), { properties: { code: { enum: named } } }] };
  const schemas = [
    ...(codes.includes('invalid-input') ? [ref('InvalidInput')] : []),
    ...(codes.includes('internal-error') ? [ref('Fault')] : []),
    ...(named.length > 0 ? [byName] : []),
  ];
  return {
    description: codes.join(', '),
    content: json(schemas.length === 1 ? (schemas[0] as JsonSchema) : { anyOf: schemas }),
  };
}
