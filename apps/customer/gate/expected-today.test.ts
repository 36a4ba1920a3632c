import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepExpected } from './expected-today.ts';
import type { GatePage } from './gate-page.ts';
import { gateStore } from './gate-store.ts';

const LATER = new Date(Date.now() + 3_600_000).toISOString();
const FACE = 'data:image/webp;base64,AAAA';

const kept = new Map<string, string>();
const store = () =>
  gateStore({
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, text: string) => void kept.set(name, text),
  } as Storage);
const answerOf = (face: string | null) => ({
  society: 'Sahyadri Heights',
  expected: [
    {
      ...{ mark: 'ravi', wing: 'B', karigarName: 'Ravi Pawar', face, faceMark: 'mark-of-the-face' },
      ...{ from: LATER, until: LATER },
    },
  ],
});
const shown = vi.fn<GatePage['showExpected']>();
const open = (of = store()) => keepExpected({ showExpected: shown } as unknown as GatePage, of);
const asked: unknown[] = [];
function answering(status: number, body: string, meanwhile = () => {}): void {
  vi.stubGlobal('fetch', async (_address: string, { body: sent }: { body: string }) => {
    asked.push(JSON.parse(sent));
    meanwhile();
    return new Response(body, { status });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  kept.clear();
  shown.mockClear();
  asked.length = 0;
  store().keepLink('one');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [404, '{"code":"gate-link-ended"}', ''],
  [422, '{"code":"invalid-input","fields":{"link":"gate-link-invalid"}}', ''],
  // The server of another version, a proxy, and a field that is wrong in the question of another page.
  [404, '{"code":"not-found"}', 'one'],
  [404, '<h1>Not Found</h1>', 'one'],
  [422, '{"code":"invalid-input","fields":{"faces":"gate-faces-too-many"}}', 'one'],
  [502, 'null', 'one'],
])('an answer %i %s leaves the gate with the link “%s”', async (status, body, link) => {
  answering(status, body);
  await open().look();
  expect(store().link()).toBe(link);
  expect(shown.mock.lastCall?.[1]).toBe(link === '' ? 'ended' : 'old');
});

test('a face comes once: afterwards the gate says that it has it, and shows the one that it has', async () => {
  answering(200, JSON.stringify(answerOf(FACE)));
  await open().look();
  answering(200, JSON.stringify(answerOf(null)));
  await open().look();
  expect(asked).toEqual([
    { link: 'one', faces: [] },
    { link: 'one', faces: ['mark-of-the-face'] },
  ]);
  expect(shown.mock.lastCall?.[0]?.list.expected[0]?.face).toBe(FACE);
});

test('an answer about another gate, that comes when this phone has a new link, is not shown and ends nothing', async () => {
  const one = store();
  answering(200, JSON.stringify(answerOf(FACE)), () => one.keepLink('two'));
  await open(one).look();
  expect(one.list(0)).toBe(undefined);
  answering(404, '{"code":"gate-link-ended"}', () => one.keepLink('three'));
  await open(one).look();
  expect(one.link()).toBe('three');
});
