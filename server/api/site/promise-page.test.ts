import { expect, test } from 'vitest';
import { LANGS } from '#i18n/index.ts';
import { fillPromisePage } from './promise-page.ts';

const GAPS = ['period', 'on-time-figure', 'on-time-few', 'on-time-basis', 'refused']
  .concat(
    ['refunds', 'share', 'complaints'].flatMap((name) => [
      `${name}-figure`,
      `${name}-few`,
      `${name}-basis`,
    ]),
  )
  .concat('share-text')
  .map((name) => `<p class="num" data-figure="${name}"></p>`)
  .join('');

const promised = {
  from: '2026-08-24',
  until: '2026-11-21',
  atLeast: 100,
  onTime: { visits: 12345, onTime: 12000, percent: 97.2, atLeastPercent: 96.8, refused: 41 },
  refunds: { count: 230, medianDays: 3.5 },
  karigarShare: { visits: 12, percent: null },
  complaints: { count: 100, medianHours: 5.1 },
};

test('R31 every figure stands with what it was reckoned from; without enough rows that is said instead', () => {
  const page = fillPromisePage(GAPS, 'en', promised, '80–85%');
  expect(page).toContain('>97.2%<');
  expect(page).toContain(
    '12,000 of 12,345 visits. What can be said for sure from so many: at least 96.8%.',
  );
  expect(page).toContain('We also had to turn down 41 requests');
  expect(page).toContain('>3.5 days<');
  expect(page).toContain('>Not enough yet<');
  expect(page).toContain('There are 12 so far. We give a figure from 100 on.');
  expect(page).toContain('>5.1 hours<');
  expect(page).toContain('80–85%');
});

test.each(LANGS)('%s: each has its figure, or that they are too few, and never both', (lang) => {
  const page = fillPromisePage(GAPS, lang, promised, '80–85%');
  const empty = Array.from(page.matchAll(/data-figure="([\w-]+)"><\/p>/g), ([, name]) => name);
  expect(empty).toEqual(['on-time-few', 'refunds-few', 'share-figure', 'complaints-few']);
  expect(page).not.toMatch(/undefined|NaN|null/);
});
