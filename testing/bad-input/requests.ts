import type { Operation } from '#contract/operation.ts';
import type { Belongings } from '../belongings.ts';
import { Raw } from './hostile.ts';
import type { RawRequest } from './raw-request.ts';

/** One bad request to an operation, made for whoever sends it. */
export type Case = {
  readonly operation: Operation;
  readonly what: string;
  /** The field that is bad; none when the request as a whole is. */
  readonly field?: string;
  readonly mustBeRefused: boolean;
  request(belongings: Belongings): RawRequest;
};

export type Input = Readonly<Record<string, unknown>>;

/** Sent as a browser of ours sends it. */
export function requestWith(operation: Operation, input: Input): RawRequest {
  const rest = { ...input };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encode(String(input[name]));
  });
  if (!hasBody(operation)) {
    const query = Object.entries(rest).map(([name, value]) => `${name}=${encode(String(value))}`);
    return { method: operation.method, path: query.length ? `${path}?${query.join('&')}` : path };
  }
  return {
    method: operation.method,
    path,
    headers: { 'content-type': 'application/json' },
    body: write(rest),
  };
}

/** Halves of characters have no place in an address: they are sent as the bytes that they would be. */
const encode = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replace(/%EF%BF%BD/g, '%ED%A0%BD');

/** JSON in which some places stand as they are. */
function write(input: Input): string {
  const raws: string[] = [];
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Raw)) return value;
    raws.push(value.text);
    return `raw ${raws.length - 1} raw`;
  });
  return text.replace(/"raw (\d+) raw"/g, (_, index: string) => raws[Number(index)] as string);
}

export const hasBody = ({ method }: Operation): boolean => method !== 'GET' && method !== 'DELETE';

export const at = (input: Input, path: readonly string[]): unknown =>
  path.reduce<unknown>((one, name) => (one as Input | undefined)?.[name], input);
