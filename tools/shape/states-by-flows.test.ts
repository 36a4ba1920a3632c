import { expect, test } from 'vitest';
import { scan } from './scan.ts';
import { checkStatesByFlows } from './states-by-flows.ts';

const saidOf = (path: string, text: string) =>
  checkStatesByFlows([{ path, text, stretches: scan(text) }]);
const update = (what: string) => `await db.query(\`update ${what}\`);\n`;

test.each([
  ["bookings set status = 'assigned'", 'server/flows/x.test.ts'],
  ['bookings b set days = 2', 'stories/x.story.ts'],
  ['visits as v set karigar_id = 1', 'testing/x.ts'],
  ['only holds set karigar_id = 1', 'server/flows/x.race.test.ts'],
  ['offers\n      set state = $1', 'stories/x-stage.ts'],
])('a test that writes “update %s” is told to use flows', (what, path) => {
  expect(saidOf(path, `// A line above.\n${update(what)}`)).toEqual([
    expect.stringMatching(/^\S+:2: .*reaches a state by flows/s),
  ]);
});

test('production code, prose, and tables that no flow changes are left alone', () => {
  expect(saidOf('server/modules/booking/store.ts', update('bookings set days = 2'))).toEqual([]);
  expect(saidOf('server/flows/x.test.ts', '// Never update bookings set status.\n')).toEqual([]);
  expect(saidOf('server/flows/x.test.ts', update('users set language = $1'))).toEqual([]);
});

test('an excused file may have so many and no more; with fewer its number is lowered', () => {
  const path = 'server/platform/backup/backup.test.ts';
  const one = update('bookings set status = status');
  expect(saidOf(path, one)).toEqual([]);
  expect(saidOf(path, one + one)).toHaveLength(2);
  expect(saidOf(path, '')).toEqual([
    `${path}: 0 updates by hand are left, 1 are excused in states-by-flows.ts.`,
  ]);
});
