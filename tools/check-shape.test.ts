import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '#contract/operation.ts';
import { checkShape } from './check-shape.ts';
import { contractCodes } from './shape/contract-codes.ts';
import { checkLanguagesAgree, checkRefusalsHaveWords } from './shape/words.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aangan-shape-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const MIGRATION = `-- noun: booking
create table bookings (id uuid);
-- noun: payment
create table payments (id uuid);
-- noun: platform
create table jobs (id uuid);
`;

/** Findings for one file in a tree that has our migrations and nothing else. */
async function saidOf(path: string, text: string): Promise<string[]> {
  plant('server/migrations/0001-all.sql', MIGRATION);
  plant(path, text);
  try {
    return (await checkShape(root)).filter((sentence) => sentence.startsWith(path));
  } finally {
    rmSync(join(root, path));
  }
}

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Halves, because this file is checked too. */
const HOME = `/${'home'}/asha/aangan`;
const TO_DO = `TO${'DO'}`;
const lines = (count: number) => 'export {};\n'.repeat(count);

describe('a rule is given its facts', () => {
  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const dice = Math.random();',
    'const id = newId();',
    'export async function decide() {}',
    'const facts = await read();',
    'const facts: Promise<void> = later;',
    "const answer = fetch('https://a.example');",
    "console.log('hello');",
    'const zone = process.env.TZ;',
    'setTimeout(decide, 1);',
    'const bytes = crypto.getRandomValues(new Uint8Array(2));',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: planted code with a placeholder.
    'const text = `at ${Date.now()} o’clock`;',
  ])('`%s` is found in a rule', async (line) => {
    const [sentence] = await saidOf('server/modules/booking/placing.ts', line);
    expect(sentence).toMatch(/^server\/modules\/booking\/placing\.ts:1: a rule is given its facts/);
  });

  test.each([
    'const day = new Date(now).toISOString();',
    '// Never Date.now(): the time comes in.',
    "const words = 'await new Date() and Math.random()';",
    'const dates = candidates.map((candidate) => candidate.startsAt);',
  ])('`%s` is not', async (line) => {
    expect(await saidOf('server/modules/booking/placing.ts', line)).toEqual([]);
  });

  test('a store may wait for the database, but reads no clock', async () => {
    expect(await saidOf('server/modules/booking/store.ts', 'await db.query();')).toEqual([]);
    expect(await saidOf('server/modules/booking/placing-store.ts', 'await q();')).toEqual([]);
    expect(await saidOf('server/modules/booking/store.ts', 'Date.now();')).toHaveLength(1);
  });

  test('flows and views read no clock and call no network', async () => {
    expect(await saidOf('server/views/open-slots.ts', 'Date.now();')).toHaveLength(1);
    expect(
      await saidOf(
        'server/flows/steps/booking/take-openings.ts',
        'export const takeOpenings = Date.now();',
      ),
    ).toHaveLength(1);
    expect(await saidOf('server/views/open-slots.ts', "fetch('x');")).toHaveLength(1);
  });
});

test('the environment is read in server/main.ts and by tools only', async () => {
  const line = 'const port = process.env.PORT;';
  expect(await saidOf('server/platform/serve.ts', line)).toHaveLength(1);
  expect(await saidOf('apps/customer/shell/session.ts', line)).toHaveLength(1);
  expect(await saidOf('server/main.ts', line)).toEqual([]);
  expect(await saidOf('tools/start.ts', line)).toEqual([]);
});

test.each([
  'const fee = percentOf(price, 20);',
  'const [advance] = splitByPercent(price, [80, 10, 10]);',
  'const half = pricePaise / 2;',
])('a screen computes no money: `%s` is found', async (line) => {
  expect(await saidOf('apps/customer/booking/rail.tsx', line)).toHaveLength(1);
  expect(await saidOf('contract/terms/payment-terms.ts', line)).toEqual([]);
});

describe('views only read', () => {
  test.each([
    'insert into bookings values ($1)',
    'update bookings set status = $1',
    'update bookings b set status = $1',
    'delete from bookings',
    'truncate bookings',
    'merge into bookings using payments on true',
    'select * from bookings for update',
    'select * from bookings for no key update skip locked',
    'select * from bookings for share',
    'with gone as (\n  delete from bookings returning *\n) select * from gone',
  ])('`%s` is found in a view', async (sql) => {
    const said = await saidOf('server/views/my-bookings.ts', `const q = \`${sql}\`;`);
    expect(said).toEqual([expect.stringContaining('a view only reads')]);
  });

  test('a written query builder is found too', async () => {
    const said = await saidOf('server/views/my-bookings.ts', "db.insertInto('bookings');");
    expect(said).toEqual([expect.stringContaining('a view only reads')]);
  });

  test('a view may join any tables', async () => {
    const sql = 'const q = `select updated_at from bookings join payments using (id)`;';
    expect(await saidOf('server/views/my-bookings.ts', sql)).toEqual([]);
  });
});

test('SQL has its place', async () => {
  const sql = 'const q = `select id\n from bookings`;';
  const bookSlot = `export const bookSlot = 1; ${sql}`;
  const misplaced = expect.stringContaining('SQL stands in a store or a view');
  expect(await saidOf('server/flows/booking/book-slot.ts', bookSlot)).toEqual([misplaced]);
  expect(await saidOf('server/api/ops.ts', "q('select book_slot($1)');")).toEqual([misplaced]);
  expect(await saidOf('server/api/customer.ts', "q('insert into bookings');")).toEqual([misplaced]);
  expect(await saidOf('server/modules/booking/placing.ts', sql)).toEqual([misplaced]);
  expect(await saidOf('server/modules/booking/store.ts', sql)).toEqual([]);
  expect(await saidOf('server/seed/cast.ts', sql)).toEqual([]);
});

describe('a store touches its own tables', () => {
  test.each([
    'select 1 from payments',
    'select 1 from bookings b join payments p on true',
    'select 1 from bookings, payments',
    'select 1 from bookings as b, public.payments as p',
    'insert into payments values (1)',
    'update payments set id = null',
    'delete from only payments',
    'delete from bookings using payments',
    'select 1 from jobs',
  ])('`%s` is found in the store of bookings', async (sql) => {
    const said = await saidOf('server/modules/booking/store.ts', `const q = \`${sql}\`;`);
    expect(said).toEqual([expect.stringMatching(/table (payments|jobs) belongs to/)]);
  });

  test('a query builder is followed too', async () => {
    const said = await saidOf('server/modules/booking/store.ts', "db.selectFrom('payments');");
    expect(said).toEqual([expect.stringContaining('table payments belongs to payment')]);
  });

  test('its own tables, and names that only look like a table, are no offence', async () => {
    const own = 'const q = `select payments_count from bookings`; // from payments';
    expect(await saidOf('server/modules/booking/store.ts', own)).toEqual([]);
  });

  test('the platform keeps to its own tables', async () => {
    const sql = (table: string) => `const q = \`select 1 from ${table}\`;`;
    expect(await saidOf('server/platform/jobs.ts', sql('jobs'))).toEqual([]);
    expect(await saidOf('server/platform/jobs.ts', sql('bookings'))).toHaveLength(1);
  });

  test('a table without an owner is found', async () => {
    const said = await saidOf('server/migrations/0002-more.sql', 'create table visits (id uuid);');
    expect(said).toEqual([expect.stringContaining('table visits says no owner')]);
  });
});

describe('names', () => {
  test.each([
    'server/platform/utils.ts',
    'ui/helpers/money.ts',
    'server/modules/booking/booking-service.ts',
    'apps/customer/common.tsx',
    'server/api/error-handler.ts',
    'kernel/misc.ts',
    'server/platform/session-manager.test.ts',
  ])('%s says nothing', async (path) => {
    expect(await saidOf(path, '')).toEqual([expect.stringContaining('says nothing')]);
  });

  test('a service is something we sell, so a card may show one', async () => {
    expect(await saidOf('apps/customer/catalogue/service-card.tsx', '')).toEqual([]);
    expect(await saidOf('stories/book-a-service.story.ts', '')).toEqual([]);
  });
});

test('a flow and a side effect are found by their name', async () => {
  const path = 'server/flows/booking/book-slot.ts';
  expect(await saidOf(path, 'export async function bookSlot() {}')).toEqual([]);
  expect(await saidOf(path, 'export const bookSlotNow = () => 1;')).toEqual([
    expect.stringContaining('exports no `bookSlot`'),
  ]);
  expect(await saidOf('server/effects/send-refund.ts', 'export {};')).toHaveLength(1);
});

describe('lengths', () => {
  test.each([
    ['server/api/customer.ts', 250],
    ['server/flows/booking/book-slot.ts', 140],
    ['ui/app.css', 400],
    ['i18n/en/booking.ts', 400],
    ['server/flows/booking/book-slot.test.ts', 400],
  ])('%s has at most %i lines', async (path, most) => {
    const long = `${path}: ${most + 1} lines, ${most} are enough.`;
    expect(await saidOf(path, lines(most))).not.toContainEqual(expect.stringContaining('enough'));
    expect(await saidOf(path, lines(most + 1))).toContain(long);
  });

  test('facts may be as long as they are', async () => {
    expect(await saidOf('server/seed/data/pincodes.ts', lines(900))).toEqual([]);
  });
});

describe('leftovers', () => {
  test.each([
    `// ${TO_DO}: later`,
    `/* FIX${'ME'} */`,
    "// import { a } from './a.ts';",
    '// const fee = quoteFee(booking);',
    '// return fee;',
    '// await recordBooking(tx, booking);',
    '// if (booking) { cancel(booking) }',
    '// cancel(booking);',
    'const a = <p>{/* <Dialog open /> */}</p>;',
  ])('`%s` is found', async (line) => {
    expect(await saidOf('apps/customer/booking/dialog.tsx', `${line}\n`)).toHaveLength(1);
  });

  test.each([
    '// The fee is returned when the Karigar cannot come; see the policy.',
    '/** Like `await recordBooking(tx, booking);`, but for a team. */',
    "const text = 'import it from the shop; return it;';",
    '// if the gateway says nothing, ask again',
  ])('`%s` is a comment like any other', async (line) => {
    expect(await saidOf('apps/customer/booking/dialog.tsx', `${line}\n`)).toEqual([]);
  });

  test('a migration keeps no switched-off statement', async () => {
    const path = 'server/migrations/0002-more.sql';
    expect(await saidOf(path, '-- drop table bookings;\n')).toHaveLength(1);
    expect(await saidOf(path, '-- Updates come from the gateway, never twice.\n')).toEqual([]);
  });
});

describe('the project stands alone', () => {
  test.each([
    ['README.md', `See ${HOME}/notes.`],
    ['server/platform/serve.ts', `const folder = '${HOME}';`],
    ['docs/decisions/0001-a.md', `From ../${'shared'}/design.`],
    ['package-lock.json', `{"a": {"resolved": "https://mirror.example/a.tgz"}}`],
    ['.npmrc', `registry${' = '}https://mirror.example`],
  ])('%s with a path of one machine is found', async (path, text) => {
    expect(await saidOf(path, text)).toHaveLength(1);
  });

  test.each([
    ['README.md', 'Open http://localhost:3000/work and /bookings/home.'],
    ['package-lock.json', '{"a": {"version": "1.0.0", "integrity": "sha512-x"}}'],
  ])('%s with ordinary paths is not', async (path, text) => {
    expect(await saidOf(path, text)).toEqual([]);
  });
});

describe('every refusal has words', () => {
  const cancel = operation({
    name: 'cancelBooking',
    audience: 'customer',
    method: 'POST',
    path: '/api/bookings/:id/cancellation',
    summary: 'Cancel.',
    input: z.object({
      id: z.string('id-missing'),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(9, 'text-too-long'))),
      parts: z.array(
        z.pipe(
          z.enum(['a'], 'part-unknown'),
          z.transform((part) => part),
        ),
      ),
      at: z.string().check(z.refine((text) => text !== '', 'date-invalid')),
    }),
    output: z.object({}),
    refusals: { 'cancellation-terms-changed': 409 },
  });
  const codes = contractCodes([cancel]);

  test('codes are gathered from audiences, operations and every depth of the fields', () => {
    const named = ['cancellation-terms-changed', 'id-missing', 'text-too-long', 'part-unknown'];
    expect([...codes]).toEqual(
      expect.arrayContaining([...named, 'date-invalid', 'not-signed-in', 'invalid-input']),
    );
  });

  test('a code without words in one language is found', () => {
    const all = new Map([...codes].map((code) => [code, 'Words.']));
    const words = wordsOf('refusals', { en: all, hi: all, mr: new Map(all) });
    expect(checkRefusalsHaveWords(codes, words)).toEqual([]);
    words.get('mr')?.get('refusals')?.delete('id-missing');
    expect(checkRefusalsHaveWords(codes, words)).toEqual([
      'i18n: refusals.ts has no words for `id-missing` in mr.',
    ]);
  });
});

describe('the three languages agree', () => {
  const english = { title: 'Book', until: 'Until {time}' };
  test.each([
    ['a missing key', { title: 'बुक करें' }, '`until` is missing'],
    ['a surplus key', { title: 'अ', until: '{time} तक', more: 'अ' }, '`more` is not in English'],
    ['a lost blank', { title: 'अ', until: 'तक' }, '`until` has other {blanks}'],
    ['an empty text', { title: ' ', until: '{time} तक' }, '`title` is empty'],
  ])('%s is found', (_what, hindi, said) => {
    const words = wordsOf('booking', {
      en: new Map(Object.entries(english)),
      hi: new Map(Object.entries(hindi)),
      mr: new Map(Object.entries(english)),
    });
    expect(checkLanguagesAgree(words)).toEqual([expect.stringContaining(said)]);
  });

  test('a sentence that forgets a gap is found', async () => {
    plant('i18n/en/gaps.ts', 'export const gaps = { at: (p) => p.day + p.time };');
    plant('i18n/hi/gaps.ts', 'export const gaps = { at: (p) => p.time + p.day };');
    plant('i18n/mr/gaps.ts', 'export const gaps = { at: (p) => p.day };');
    const said = (await checkShape(root)).filter((sentence) => sentence.includes('/gaps.ts'));
    expect(said).toEqual(['i18n/mr/gaps.ts: `at` has other {blanks} than the English.']);
  });

  test('a missing file is found on disk', async () => {
    plant('i18n/en/welcome.ts', "export const welcome = { title: 'Book' };");
    plant('i18n/hi/welcome.ts', "export const welcome = { title: 'बुक करें' };");
    const said = await checkShape(root);
    expect(said).toContain('i18n/mr/welcome.ts: the file is missing.');
    expect(said).not.toContainEqual(expect.stringContaining('i18n/hi/welcome.ts'));
  });
});

function wordsOf(noun: string, languages: Record<string, Map<string, string>>) {
  return new Map(
    Object.entries(languages).map(([language, words]) => [language, new Map([[noun, words]])]),
  );
}

describe('a migration while people are booking', () => {
  const EXPAND = '-- step: expand\n';
  const said = (text: string) => saidOf('server/migrations/0700-planted.sql', text);

  test.each([
    ['alter table bookings add column note text;', 'says no `-- step'],
    [`${EXPAND}create index bookings_by_id on bookings (id);`, 'keeps everybody from writing'],
    [`${EXPAND}alter table bookings add constraint some check (id is not null);`, 'not valid'],
    [`${EXPAND}alter table bookings add unique (id);`, 'build it concurrently'],
    [`${EXPAND}update bookings set id = gen_random_uuid();`, 'writes all rows in one transaction'],
    [`${EXPAND}drop table payments;`, 'the version before may use it'],
    [`${EXPAND}alter table bookings drop column id;`, 'the version before may use it'],
    [`${EXPAND}alter table bookings rename column id to key;`, 'knows the old name'],
    [`${EXPAND}alter table bookings alter column id type text;`, 'expects the old type'],
    [`${EXPAND}alter table bookings alter column id set not null;`, 'may write null'],
    [`${EXPAND}alter table bookings add column note text not null;`, 'does not write it'],
    ['-- step: contract\ncreate index bookings_by_id on bookings (id);', 'keeps everybody from'],
    ['-- step: index\ncreate index bookings_by_id on bookings (id);', 'in a step of indexes'],
    ['-- step: backfill\nupdate bookings set id = gen_random_uuid();', 'at most so many rows'],
  ])('%j is found', async (text, sentence) => {
    expect((await said(text)).join()).toContain(sentence);
  });

  test.each([
    `${EXPAND}alter table bookings add column note text, add column seen boolean not null default false;`,
    `${EXPAND}-- noun: booking\ncreate table notes (id uuid primary key);\ncreate index notes_by_id on notes (id);`,
    `${EXPAND}alter table bookings add constraint some check (id is not null) not valid;`,
    `${EXPAND}create function f() returns void language plpgsql as $$ begin update bookings set id = id; end $$;`,
    '-- step: contract\nalter table bookings drop column id;',
    '-- step: index\ncreate index concurrently if not exists bookings_by_id on bookings (id);',
    '-- step: backfill\nupdate bookings set id = id where id in (select id from bookings limit 1000);',
  ])('%j is none', async (text) => {
    expect(await said(text)).toEqual([]);
  });
});
