import { expect, test } from 'vitest';
import { checkLocksStandOnce } from './locks.ts';
import { scan } from './scan.ts';

const saidOf = (path: string, text: string) =>
  checkLocksStandOnce([{ path, text, stretches: path.endsWith('.sql') ? [] : scan(text) }]);

test('a lock with its number written by hand is sent to the list of all locks', () => {
  for (const call of [
    'pg_advisory_xact_lock(44, 1)',
    'pg_try_advisory_lock($1)',
    'pg_advisory_unlock_shared($1)',
  ])
    for (const path of ['server/modules/society/rules-store.ts', 'testing/x.test.ts'])
      expect(saidOf(path, `\nawait db.query('select ${call}');\n`)).toEqual([
        expect.stringMatching(/^\S+:2: no `pg_.*server\/platform\/database\/locks\.ts/),
      ]);
  expect(
    saidOf('server/platform/database/locks.ts', "db.query('select pg_advisory_lock($1)')"),
  ).toEqual([]);
});

test('a function of a migration takes only locks that are listed', () => {
  const path = 'server/migrations/1100-x.sql';
  expect(saidOf(path, 'if pg_try_advisory_xact_lock(42, p_karigar) then')).toEqual([]);
  expect(saidOf(path, "perform pg_advisory_xact_lock(hashtext('keep_figures'));")).toEqual([]);
  expect(saidOf(path, '-- Nobody takes pg_advisory_lock(7, 7) here.')).toEqual([]);
  for (const call of ['(49, 1)', "(hashtext('other'))", '(p_any)'])
    expect(saidOf(path, `perform pg_advisory_xact_lock${call};`)).toHaveLength(1);
});
