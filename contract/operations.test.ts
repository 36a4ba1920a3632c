import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const DOORS = ['public', 'customer', 'applicant', 'karigar', 'ops'] as const;

/** The operations as they lie in the folders, found without the list. */
const inFolders: { file: string; operation: Operation }[] = [];
// A door behind which nothing is promised yet has no folder.
for (const audience of DOORS.filter((name) => existsSync(new URL(name, import.meta.url)))) {
  const files = readdirSync(new URL(audience, import.meta.url)).filter((file) =>
    /^(?!.*\.test\.ts$).*\.ts$/.test(file),
  );
  for (const file of files) {
    const module: Record<string, unknown> = await import(
      new URL(`${audience}/${file}`, import.meta.url).href
    );
    for (const value of Object.values(module)) {
      if (isOperation(value)) inFolders.push({ file: `${audience}/${file}`, operation: value });
    }
  }
}

test('every operation of every door is in the list, once', () => {
  const names = (list: readonly Operation[]) => list.map(({ name }) => name).sort();
  expect(inFolders.length).toBeGreaterThan(0);
  expect(names(operations)).toEqual(names(inFolders.map(({ operation }) => operation)));
});

test('no two operations share a name, nor a method and path', () => {
  const names = operations.map(({ name }) => name);
  const places = operations.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

describe.each(inFolders)('$file', ({ file, operation }) => {
  test('is the only operation of its file, which bears its name and stands behind its door', () => {
    const kebab = operation.name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    expect(file).toBe(`${operation.audience}/${kebab}.ts`);
  });

  test('every parameter of the path is a field of the input', () => {
    const { shape } = operation.input._zod.def as unknown as { shape: Record<string, unknown> };
    for (const [, parameter] of operation.path.matchAll(/:(\w+)/g)) {
      expect(Object.keys(shape)).toContain(parameter);
    }
  });

  test('refusals are kebab-case names, and its summary is a sentence', () => {
    for (const code of Object.keys(operation.refusals)) {
      expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    }
    expect(operation.summary).toMatch(/^[A-Z].*[.]$/);
  });
});

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'input' in value;
}
