import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { SCOPES } from './scopes.ts';

const DOORS = ['public', 'customer', 'applicant', 'karigar', 'integrator', 'ops'] as const;

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

test('every operation of every audience is in the list, once', () => {
  const names = (list: readonly Operation[]) => list.map(({ name }) => name).sort();
  expect(inFolders.length).toBeGreaterThan(0);
  expect(names(operations)).toEqual(names(inFolders.map(({ operation }) => operation)));
});

test('a scope opens operations of integrators, each of them one, and no other operation', () => {
  const scopes = new Set(operations.flatMap(({ scope }) => scope ?? []));
  expect([...scopes].sort()).toEqual([...SCOPES].sort());
  const wrong = operations.filter(
    ({ audience, scope }) => (audience === 'integrator') !== (scope !== undefined),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no two operations share a name, nor a method and path', () => {
  const names = operations.map(({ name }) => name);
  const places = operations.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

describe.each(inFolders)('$file', ({ file, operation }) => {
  test('is the only operation of its file, which has its name and lies in the folder of its audience', () => {
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

/** Under which names an answer carries what is known of somebody. */
const PERSONAL =
  /^(name|fullName|mobile|email|upiAddress|upiId|bankAccount|accountEnding|holderName|address|street|landmark|bornOn|identityEnding|problem|documents|photos|userId|applicantId)$/;

/** Operations whose names are of services, acts, cities, housing societies, sentences, saved views and colleagues. */
const OF_THINGS: ReadonlySet<string> = new Set([
  ...['listCatalogueVersions', 'listAudit', 'readCityDays'],
  ...[
    'listSocietyRules',
    'importSocieties',
    'watchCase',
    'watchFile',
    'listZones',
    'listTemplates',
  ],
  ...['listWebhooks', 'listViews', 'saveView', 'dropView'],
  ...['readDuty', 'changeDuty'],
]);

const ofOps = operations.filter(({ audience }) => audience === 'ops');
test.each(ofOps.map((one) => [one.name, one] as const))(
  '%s says whose personal data it shows, and where its answer names them',
  (name, { input, output, reveals }) => {
    expect(reveals).toBeDefined();
    const shown = pathsOf(output).filter((path) => PERSONAL.test(path.split('.').at(-1) ?? ''));
    if (shown.length > 0 && !OF_THINGS.has(name))
      expect([shown, reveals?.length]).not.toEqual([shown, 0]);
    const known = [
      ...pathsOf(input).map((path) => `input.${path}`),
      ...pathsOf(output).map((path) => `output.${path}`),
    ];
    for (const { at } of reveals ?? []) expect(known).toContain(at);
  },
);

/** Every field of what is promised, as `changes.karigarId`: lists and what may be nothing are walked through. */
function pathsOf(schema: unknown, before = ''): string[] {
  const { def } = (schema as { _zod: { def: Readonly<Record<string, unknown>> } })._zod;
  const inner = def.innerType ?? def.element ?? def.valueType;
  if (inner) return pathsOf(inner, before);
  if (Array.isArray(def.options)) return def.options.flatMap((one) => pathsOf(one, before));
  const fields = Object.entries((def.shape ?? {}) as Record<string, unknown>);
  // Our own tax documents, and those of us who did something, name us.
  return fields.flatMap(([name, field]) => {
    if (name === 'supplier' || name === 'by' || name === 'owner') return [];
    const path = before ? `${before}.${name}` : name;
    return [path, ...pathsOf(field, path)];
  });
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'input' in value;
}
