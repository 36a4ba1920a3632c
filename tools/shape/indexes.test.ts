import { expect, test } from 'vitest';
import { checkIndexes, INDEX_PAGE, indexText } from './indexes.ts';

const file = (path: string, text: string) => ({ path, text, stretches: [] });
const SOURCES = [
  file('server/modules/booking/expiry.ts', 'const { hold } = policy;\nreturn hold.minutes;'),
  file('server/flows/booking/other.ts', 'const { extensionMinutes } = policy.hold;'),
  file('server/modules/booking/expiry.test.ts', 'policy.hold.minutes'),
  file('server/modules/booking/holding.ts', 'hold.minutes of some other hold'),
  file('i18n/hi/terms.ts', 'String(policy.rescheduleLimit)'),
  file('i18n/mr/terms.ts', 'String(policy.rescheduleLimit)'),
  file('server/migrations/0031-book.sql', 'create function book_slots(\n'),
  file('server/migrations/1306-again.sql', 'create or replace function book_slots(\n'),
  file('server/migrations/1100-other.sql', '-- book_slots() is called here\n'),
];
const page = (text: string) => file(INDEX_PAGE, text);
const made = (text: string): string => indexText([page(text), ...SOURCES]) ?? '';

test('each number names the files that decide by it or say it, and no test', () => {
  const text = made('# Where to look\n');
  expect(text).toContain('\n| `hold.minutes` | `modules/booking/expiry.ts` |\n');
  expect(text).toContain('\n| `hold.extensionMinutes` | `flows/booking/other.ts` |\n');
  expect(text).toContain('\n| `rescheduleLimit` | `i18n/*/terms.ts` |\n');
  expect(text).not.toContain('`hold` |');
});

test('an SQL function is found in the last migration that defines it', () => {
  expect(made('')).toContain('\n| `book_slots` | `migrations/1306-again.sql` | 0031 |\n');
});

test('what people wrote above the lists stays, and a list that differs is refused', () => {
  const text = made('# Where to look\n\nA line.\n');
  expect(text.startsWith('# Where to look\n\nA line.\n')).toBe(true);
  expect(made(text)).toBe(text);
  expect(checkIndexes([page(text), ...SOURCES])).toEqual([]);
  expect(checkIndexes([page(text), ...SOURCES.slice(1)])).toEqual([
    'docs/where-to-look.md: differs from the sources: run `node tools/write-registries.ts`.',
  ]);
  expect(checkIndexes(SOURCES)).toEqual([]);
});
