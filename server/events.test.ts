import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { catalogue, definitionOf } from '#contract/events/catalogue.ts';

const ROOT = join(import.meta.dirname, '..');
const PLANTED = join(ROOT, '.cache', `planted-${process.pid}`);
afterAll(() => rm(PLANTED, { recursive: true, force: true }));

/** Each line is one fault that somebody could write, but for the first ones, which are right. */
const FAULTS = [
  ['an event that the catalogue does not know', `recordEvent(db, '', 'PaymentSetled', 0, '', {});`],
  [
    'a key that its event does not carry',
    `recordEvent(db, '', 'RosterChanged', 0, '', { karigar: 1 });`,
  ],
  ['a value of another kind', `recordEvent(db, '', 'RosterChanged', 0, '', { karigarId: 'one' });`],
  ['a key that is missing', `recordEvent(db, '', 'RosterChanged', 0, '', {});`],
  ['ExtraWorkProposed, misspelt where customers are told', `news({ ExtraWorkPropsed: 1 });`],
  ['StartCodeUsedUp, misspelt where customers are told', `news({ StartCodeUsdUp: 1 });`],
  ['DisputeResolved, misspelt where customers are told', `news({ DisputeResolvd: 1 });`],
  ['VisitOverruns, misspelt where operations are told', `alarms({ VisitOveruns: 1 });`],
  [
    'a Karigar whom no key of its data names',
    `event({ karigarId: text }, { onScreens: { karigars: ['karigar'] } });`,
  ],
  [
    'a moment that no key of its data names',
    `event({ holdUntil: instant }, { later: { holdUntl: 'end-hold' } });`,
  ],
  ['a job that there is not', `event({}, { sets: ['find-karigr'] });`],
  ['an event that neither is heard nor says why', `event({}, { because: 'nobody' });`],
] as const;

const HEAD = [
  `import type { EventFor } from '#contract/events/catalogue.ts';`,
  `import { event, instant, text } from '#contract/events/event.ts';`,
  `import type { Database } from '#server/platform/database/connect.ts';`,
  `import { recordEvent } from '#server/platform/events/record-event.ts';`,
  `import '#server/reactions.ts';`,
  `declare const db: Database;`,
  `declare const news: (of: { readonly [Name in EventFor<'customer'>]?: number }) => void;`,
  `declare const alarms: (of: { readonly [Name in EventFor<'operations'>]?: number }) => void;`,
  `recordEvent(db, '', 'RosterChanged', 0, '', { karigarId: 1 });`,
  `event({ holdUntil: instant }, { later: { holdUntil: 'end-hold' }, tells: ['customer'] });`,
  `event({}, { nobody: 'it is for the books.' });`,
];

test('the compiler refuses every event, key, moment and hearer that the catalogue does not know', async () => {
  await mkdir(PLANTED, { recursive: true });
  const file = join(PLANTED, 'planted.ts');
  await writeFile(file, [...HEAD, ...FAULTS.map(([, line]) => line)].join('\n'));
  const options = { extends: '../../tsconfig.json', include: [], files: ['planted.ts'] };
  await writeFile(join(PLANTED, 'tsconfig.json'), JSON.stringify(options));
  const said = await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
      '--noEmit',
      '--pretty',
      'false',
      '--project',
      PLANTED,
    ],
    { cwd: ROOT },
  ).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = [...said.matchAll(/planted\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect(
    said.split('\n').filter((line) => /error/.test(line) && !/planted\.ts/.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => line <= HEAD.length)).toEqual([]);
  const passed = FAULTS.filter((_, index) => !lines.includes(HEAD.length + 1 + index));
  expect(passed.map(([fault]) => fault)).toEqual([]);
}, 120_000);

test('every event has somebody who hears of it, or says why nobody does', () => {
  const unheard = Object.keys(catalogue).filter((name) => {
    const { tells, onScreens, sets, later, nobody } = definitionOf(name) ?? {};
    return !(tells?.length || onScreens || sets?.length || later || nobody);
  });
  expect(unheard).toEqual([]);
});
