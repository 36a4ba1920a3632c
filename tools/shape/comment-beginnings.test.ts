import { expect, test } from 'vitest';
import { checkCommentBeginnings } from './comment-beginnings.ts';
import { scan } from './scan.ts';

const saidOf = (path: string, text: string) =>
  checkCommentBeginnings([{ path, text, stretches: path.endsWith('.ts') ? scan(text) : [] }]);

test.each([
  ['kernel/a.ts', '// What is owed.\nconst a = 1;', 1],
  ['kernel/b.ts', '/** Of two at once one counts. */\nconst a = 1;', 1],
  ['kernel/c.ts', 'const a = 1;\n\n/**\n * Whoever asks is told.\n */\nconst b = 2;', 3],
  ['kernel/d.ts', 'const a = 1; // So it stays.', 1],
  ['kernel/e.ts', 'const a = 1; // One.\n// From then on two.\nconst b = 2;', 2],
  ['server/migrations/0951-next.sql', '-- step: expand\n\n-- Where it lies.\nselect 1;', 3],
  ['tools/bench/a.sql', 'select 1; -- By its name.', 1],
  ['ui/a.css', '.a {}\n/* Who reads this. */', 2],
  ['kernel/f.ts', '// Which of both it is.\nconst a = 1;', 1],
])('a comment that begins without its subject is refused: %s', (path, text, line) => {
  expect(saidOf(path, text)).toEqual([expect.stringMatching(`^${path}:${line}: .* its subject`)]);
});

test.each([
  [
    'kernel/a.ts',
    '// The amount is owed by the customer, and paid to\n// Whoever comes.\nconst a = 1;',
  ],
  ['kernel/b.ts', "const a = 'What is it?';"],
  ['kernel/c.ts', '/** Whether it is paid. */\nconst a = 1;'],
  ['kernel/d.ts', '/**\n * The place is the one\n * Where it lies.\n */\nconst a = 1;'],
  ['server/migrations/0950-last.sql', '-- Where it lies.\nselect 1;'],
  ['server/migrations/0951-next.sql', '-- The amount goes to\n-- Whoever comes.\nselect 1;'],
])('a comment that begins with its subject passes: %s', (path, text) => {
  expect(saidOf(path, text)).toEqual([]);
});
