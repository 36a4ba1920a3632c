import { expect, test } from 'vitest';
import { OPEN_TO } from '#contract/staff.ts';
import { LANGS } from '#i18n/index.ts';
import { loadOpsWords } from '#i18n/ops.ts';
import { namesSaying, shownAnswer, shownName } from './audit-names.ts';

const SHOWN = Object.keys(OPEN_TO);

test.each(LANGS)(
  'every operation for colleagues has words of its own in the audit (%s)',
  async (lang) => {
    const words = await loadOpsWords(lang);
    const said = SHOWN.map((name) => shownName(name, words));
    expect(SHOWN.filter((name, at) => said[at] === name)).toEqual([]);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  },
);

test('events keep the words that the files have, and what is unknown its name', async () => {
  const words = await loadOpsWords('en');
  expect(shownName('PasskeyAdded', words)).toBe('A passkey was added');
  expect(shownName('somethingOld', words)).toBe('somethingOld');
  expect(shownAnswer('accepted', words)).toBe('done');
  expect(shownAnswer('nobody-knows', words)).toBe('nobody-knows');
});

test('what is looked for by its words is asked for by its names', async () => {
  const words = await loadOpsWords('hi');
  expect(namesSaying('कारीगरों की सूची', words)).toEqual(['listKarigars']);
  expect(namesSaying('nothing like that', words)).toEqual([]);
  expect(namesSaying('', words)).toEqual([]);
});
