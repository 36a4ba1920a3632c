import type { Operation } from '#contract/operation.ts';
import { type Dice, throwDice } from '#server/seed/dice.ts';
import type { Belongings } from '../belongings.ts';
import { fieldsOf, withField } from '../fields-of.ts';
import { trials } from '../trials.ts';
import { casesOf } from './cases.ts';
import { hostileFor } from './hostile.ts';
import { at, type Case, hasBody, type Input, requestWith } from './requests.ts';

/** Several fields at once that are bad in ways that one alone may hide, for each operation. */
const COMBINED = 40;

/** Everything that is tried with an operation: each bad thing alone, and many together as the seed throws them. */
export const everyCaseOf = (operation: Operation, seed: number): Case[] => [
  ...casesOf(operation),
  ...combinedCases(operation, seed, COMBINED),
];

/** Few enough for every run of the tests: something in every field, something as a whole, something together. */
export function sampleOf(operation: Operation, seed: number): Case[] {
  const dice = throwDice(seed);
  const byField = Map.groupBy(casesOf(operation), ({ field }) => field ?? '');
  const picked = [...byField.values()].map((cases) => dice.pick(cases));
  return [...picked, dice.pick(byField.get('') ?? []), ...combinedCases(operation, seed, 1)];
}

function combinedCases(operation: Operation, seed: number, count: number): Case[] {
  const fields = fieldsOf(operation.input);
  if (!hasBody(operation) || fields.length < 2) return [];
  return Array.from({ length: count }, (_, index): Case => {
    const thrown = seed * 1_000 + index;
    return {
      operation,
      what: `several at once, thrown with ${thrown}`,
      mustBeRefused: false,
      request: (belongings) =>
        requestWith(operation, badIn(operation, belongings, throwDice(thrown))),
    };
  });
}

function badIn(operation: Operation, belongings: Belongings, dice: Dice): Input {
  const leaves = fieldsOf(operation.input).filter(
    ({ path, kind }) => kind !== 'object' && !operation.path.includes(`:${path[0]}`),
  );
  let input = trials[operation.name]?.own(belongings) ?? {};
  for (const field of dice.shuffle(leaves).slice(0, dice.between(2, 4))) {
    const { value } = dice.pick(hostileFor(field, at(input, field.path)));
    input = withField(input, field.path, value);
  }
  return input;
}
