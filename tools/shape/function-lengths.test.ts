import { describe, expect, test } from 'vitest';
import { checkFunctionLengths } from './function-lengths.ts';

const saidOf = (path: string, text: string) =>
  checkFunctionLengths([{ path, text, stretches: [] }]);
const steps = (count: number) => '  step();\n'.repeat(count);
const entries = (count: number) => "  { name: 'a' },\n".repeat(count);

describe('a function of the product has at most sixty lines', () => {
  test.each([
    ['a function', (body: string) => `export function placeBooking() {\n${body}}\n`],
    ['an arrow', (body: string) => `const placeBooking = () => {\n${body}};\n`],
    ['a method', (body: string) => `class Booking {\n  place() {\n${body}}\n}\n`],
    ['a function in another one', (body: string) => `const a = () =>\n  () => {\n${body}};\n`],
    ['a component', (body: string) => `export function Dialog() {\n${body}  return <p />;\n}\n`],
  ])('%s that is longer is found', (_what, write) => {
    expect(saidOf('ui/dialog.tsx', write(steps(56)))).toEqual([]);
    expect(saidOf('ui/dialog.tsx', write(steps(61))).join()).toContain('60 are enough');
  });

  test('it is told where it begins, and how long it is', () => {
    const text = `// A line above.\nexport function place() {\n${steps(59)}}\n`;
    expect(saidOf('server/place.ts', text)).toEqual([
      'server/place.ts:2: a function of 61 lines, 60 are enough.',
    ]);
  });

  test.each([
    'kernel/money.ts',
    'contract/terms/fees.ts',
    'server/main.ts',
    'apps/ops/main.tsx',
    'ui/button.tsx',
  ])('%s is held to it', (path) => {
    expect(saidOf(path, `const a = () => {\n${steps(70)}};\n`)).toHaveLength(1);
  });

  test.each(['server/app.test.ts', 'testing/world.ts', 'stories/book.story.ts', 'tools/day.ts'])(
    '%s is not',
    (path) => {
      expect(saidOf(path, `const a = () => {\n${steps(70)}};\n`)).toEqual([]);
    },
  );
});

describe('a table in which a function ends does not count', () => {
  test.each([
    ['a list', `const routes = () => [\n${entries(90)}];\n`],
    ['a record', `const words = () => ({\n${"  a: 'b',\n".repeat(90)}});\n`],
    [
      'a list that is returned',
      `function routes() {\n${steps(20)}  return [\n${entries(90)}];\n}\n`,
    ],
    [
      'a list with functions that are one expression',
      `const jobs = () => [\n${'  { run: () => send() },\n'.repeat(90)}];\n`,
    ],
    [
      'a switch of which each case only answers',
      `function wordsOf(kind: string) {\n  switch (kind) {\n${"    case 'a':\n      if (b) return 1;\n      return 2;\n".repeat(30)}  }\n}\n`,
    ],
  ])('%s', (_what, text) => {
    expect(saidOf('server/table.ts', text)).toEqual([]);
  });

  test.each([
    ['what stands before it', `function routes() {\n${steps(60)}  return [\n${entries(2)}];\n}\n`],
    [
      'a record whose functions have bodies',
      `const client = () => ({\n${'  ask() {\n    send();\n  },\n'.repeat(30)}});\n`,
    ],
    [
      'a switch of which a case does something',
      `function act(kind: string) {\n  switch (kind) {\n${"    case 'a':\n      send();\n      return 2;\n".repeat(30)}  }\n}\n`,
    ],
    ['a list in the middle', `function a() {\n  const b = [\n${entries(70)}];\n  return b;\n}\n`],
  ])('but %s does', (_what, text) => {
    expect(saidOf('server/table.ts', text)).toHaveLength(1);
  });
});
