import type * as z from 'zod/mini';
import type { Answer } from './calling.ts';

/** An answer that is what the protocol promises; nothing for any other. */
export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
): z.infer<Schema> | undefined {
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined;
  return parseAs(schema, answer.text);
}

export function parseAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? (parsed.data as z.infer<Schema>) : undefined;
}

/** The content of a clear "no" to what was asked; a 5xx, a 429 or a wrong key says nothing about it. */
export function readRefusal<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
): z.infer<Schema> | undefined {
  if (answer.kind !== 'answered' || ![400, 404, 409, 422].includes(answer.status)) return undefined;
  return parseAs(schema, answer.text);
}

/** Why we know nothing. */
export const unknown = (answer: Answer) =>
  ({
    state: 'unknown',
    reason:
      answer.kind === 'answered'
        ? `an answer we do not understand (${answer.status})`
        : answer.reason,
  }) as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
