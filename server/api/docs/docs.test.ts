import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { docsApp } from './docs-app.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './open-api-document.ts';
import { SHARED } from './shared-schemas.ts';
import { typeText } from './type-text.ts';

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'contract');
const document = openApiDocument(operations);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

/** Every object that a schema is made of. */
function objectsIn(schema: z.ZodMiniType): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  z.toJSONSchema(schema, {
    override: ({ zodSchema }) => {
      if (zodSchema._zod.def.type === 'object') found.add(zodSchema);
    },
  });
  return found;
}

describe('the OpenAPI document', () => {
  test('has every operation of the contract, under its method and path', () => {
    const expected = operations.map(({ name, method, path }) => [
      name,
      `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ]);
    expect(calls.map(({ call, method, path }) => [call.operationId, `${method} ${path}`])).toEqual(
      expect.arrayContaining(expected),
    );
    expect(calls).toHaveLength(operations.length);
  });

  test('names every refusal of an operation under its status', () => {
    for (const { name, refusals } of operations) {
      const call = calls.find((one) => one.call.operationId === name)?.call;
      for (const [code, status] of Object.entries(refusals)) {
        expect(call?.responses[status]?.description.split(', ')).toContain(code);
      }
    }
  });

  test('refers to nothing that is not there', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
    ];
    expect(references.length).toBeGreaterThan(operations.length);
    expect(JSON.stringify(document)).not.toContain('$defs');
    for (const [, name] of references) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  test('says where the API is', () => {
    expect(openApiDocument([], { origin: 'https://aangan.example' }).servers).toEqual([
      { url: 'https://aangan.example' },
    ]);
  });

  test('says where the calls of operations are, when that is elsewhere', () => {
    const at = { origin: 'https://aangan.example', opsOrigin: 'https://ops.aangan.example' };
    const { paths } = openApiDocument(operations, at);
    expect(paths['/api/ops/inbox']?.get?.servers).toEqual([{ url: at.opsOrigin }]);
    expect(paths['/api/catalogue']?.get?.servers).toBeUndefined();
  });

  test('names all that operations take and answer', () => {
    for (const { call } of calls) {
      const { '200': accepted } = call.responses;
      const bodies = [accepted?.content, call.requestBody?.content].filter((one) => one);
      const schemas = bodies.flatMap((one) => Object.values(one ?? {})).map(({ schema }) => schema);
      expect([call.operationId, schemas]).toEqual([
        call.operationId,
        schemas.map(() => ({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })),
      ]);
    }
  });

  test('names each object of the contract that several operations answer with', async () => {
    const answering = new Map<unknown, Set<string>>();
    for (const { name, output } of operations)
      for (const one of objectsIn(output))
        answering.set(one, (answering.get(one) ?? new Set()).add(name));
    const files = (await readdir(CONTRACT, { recursive: true })).filter((file) =>
      /^(?!.*\.test\.).*\.ts$/.test(file),
    );
    const unnamed: string[] = [];
    for (const file of files) {
      const exported: Record<string, unknown> = await import(join(CONTRACT, file));
      for (const [name, one] of Object.entries(exported)) {
        const isShared = (answering.get(one)?.size ?? 0) > 1;
        if (isShared && !SHARED.has(one as z.ZodMiniType)) unnamed.push(`${file}: ${name}`);
      }
    }
    expect(answering.size).toBeGreaterThan(100);
    expect(unnamed).toEqual([]);
  });

  test('declares every parameter of a path, as required', () => {
    for (const { path, call } of calls) {
      const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual(
        (path.match(/\{\w+\}/g) ?? []).sort(),
      );
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('asks for a session for every audience but the public, and for a key with its scope of an integrator', () => {
    for (const { name, audience, scope } of operations) {
      const call = calls.find((one) => one.call.operationId === name)?.call;
      const asked = audience === 'integrator' ? { key: [scope] } : { session: [] };
      expect(call?.security).toEqual(audience === 'public' ? [] : [asked]);
      expect(Object.keys(call?.responses ?? {}).includes('401')).toBe(
        audience !== 'public' || Object.values(operationNamed(name).refusals).includes(401),
      );
    }
  });

  test('splits an input into path, query and body as the server reads it', () => {
    const input = z.object({
      id: z.string(),
      day: z.optional(z.string()),
      amount: z.number().check(z.int(), z.positive()),
    });
    const place = {
      path: '/api/things/:id',
      summary: 'A thing.',
      input,
      output: z.object({}),
      reveals: [],
    };
    const write = operation({
      ...place,
      name: 'write',
      audience: 'ops',
      method: 'POST',
      refusals: {},
    });
    const read = operation({
      ...place,
      name: 'read',
      audience: 'ops',
      method: 'GET',
      refusals: {},
    });
    const { paths, components } = openApiDocument([write, read]);
    const { get, post } = paths['/api/things/{id}'] ?? {};
    expect(get?.parameters.map(({ name, in: where }) => [name, where])).toEqual([
      ['id', 'path'],
      ['day', 'query'],
      ['amount', 'query'],
    ]);
    expect(get?.requestBody).toBeUndefined();
    expect(post?.parameters.map(({ name }) => name)).toEqual(['id']);
    expect(post?.requestBody?.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/WriteInput',
    });
    expect(components.schemas.WriteInput).toEqual({
      type: 'object',
      properties: { day: { type: 'string' }, amount: { type: 'integer', exclusiveMinimum: 0 } },
      required: ['amount'],
    });
  });
});

describe('the page', () => {
  test('shows every call, needs no script, and brings nothing from elsewhere', async () => {
    const page = await docsPage(document);
    for (const { name } of operations) expect(page).toContain(`<article id="${name}"`);
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//);
  });

  test('every link of the contents leads somewhere', async () => {
    const page = await docsPage(document);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(anchors.length).toBeGreaterThan(operations.length);
    for (const anchor of anchors) expect(page).toContain(`id="${anchor}"`);
  });

  test('escapes what it is given', async () => {
    const evil = operation({
      name: 'evil',
      audience: 'public',
      method: 'GET',
      path: '/api/evil',
      summary: '<img src=x onerror=alert(1)> & more.',
      input: z.object({}),
      output: z.object({ '<b>': z.literal('</code>') }),
      refusals: {},
    });
    const page = await docsPage(openApiDocument([evil], { title: '<i>Aangan</i>' }));
    expect(page).not.toMatch(/<img|<i>|<b>'|: '<\/code>'/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more.');
  });
});

describe('served', () => {
  test('/api/openapi.json is the document', async () => {
    const response = await (await docsApp(document)).request('/api/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('/api/docs forbids scripts, and its style sheet is where it says', async () => {
    const app = await docsApp(document);
    const response = await app.request('/api/docs');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    const [, style = ''] =
      /<link rel="stylesheet" href="([^"]+)"/.exec(await response.text()) ?? [];
    const sheet = await app.request(style);
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });
});

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'uuid' }, 'uuid'],
  [{ enum: ['upi', 'card'] }, "'upi' | 'card'"],
  [{ const: true }, 'true'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
  [{ anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] }, 'Person | null'],
  [{ type: 'object', properties: {} }, '{}'],
  [
    {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'string' },
        at: { type: 'object', properties: { x: { const: 1 } } },
      },
    },
    '{\n  id: string,\n  at?: {\n    x?: 1\n  }\n}',
  ],
])('%j reads `%s`', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

function operationNamed(name: string) {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}
