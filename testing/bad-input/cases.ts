import type { Operation } from '#contract/operation.ts';
import type { Belongings } from '../belongings.ts';
import { type Field, fieldsOf, withField } from '../fields-of.ts';
import { trials } from '../trials.ts';
import { type Hostile, hostileFor } from './hostile.ts';
import { at, type Case, hasBody, type Input, requestWith } from './requests.ts';
import { wholeRequests } from './whole-requests.ts';

/** Everything that is tried with one operation. */
export function casesOf(operation: Operation): Case[] {
  const fields = fieldsOf(operation.input);
  const { own } = trials[operation.name] ?? {};
  if (!own) throw new Error(`${operation.name} has no entry in testing/trials/`);
  return [
    ...fields.flatMap((field) => casesOfField(operation, field, own)),
    ...wholeRequests(operation, own),
  ];
}

function casesOfField(
  operation: Operation,
  field: Field,
  own: (belongings: Belongings) => Input,
): Case[] {
  const [name = ''] = field.path;
  const inBody = hasBody(operation) && !inPath(operation, name);
  // Only to see what the field looks like when it is in order.
  const sample = at(own(NOBODY), field.path);
  return hostileFor(field, sample)
    .filter(({ value }) => inBody || value === undefined || isShortText(value))
    .filter(({ value }) => !(value === undefined && inPath(operation, name)))
    .map((hostile) => ({
      operation,
      field: field.path.join('.'),
      what: hostile.what,
      // In an address half a character is written as bytes, which are then text like any other.
      mustBeRefused: hostile.mustBeRefused && (inBody || isWhole(hostile.value)),
      request: (belongings) => {
        const [here] = hostileFor(field, at(own(belongings), field.path)).filter(
          ({ what }) => what === hostile.what,
        );
        return requestWith(
          operation,
          withField(own(belongings), field.path, (here as Hostile).value),
        );
      },
    }));
}

const isWhole = (value: unknown): boolean => typeof value !== 'string' || value.isWellFormed();
/** Text that still fits into the first line of a request, or is just too long for it. */
const isShortText = (value: unknown): boolean =>
  typeof value === 'string' && value.length < 100_000;

const inPath = ({ path }: Operation, name: string): boolean => path.includes(`:${name}`);

/** A person whose things are asked for only to see what they look like. */
const NOBODY = {
  person: { id: '', email: 'nobody@example.com', mobile: '+915000000009' },
  client: { base: 'https://aangan.test' },
  challenges: {},
} as unknown as Belongings;
