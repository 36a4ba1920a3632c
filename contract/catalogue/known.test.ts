import { expect, test } from 'vitest';
import { FIRST_CATEGORIES } from './category-terms.ts';
import { checklistOf, learnCatalogue } from './known.ts';

test('a visit ticks off our items first, then those of its category alone with their words', () => {
  const words = { en: 'Pots watered', hi: 'गमलों में पानी दिया', mr: 'कुंड्यांना पाणी दिले' };
  const [daily] = FIRST_CATEGORIES;
  if (!daily) throw new Error('There is no first category');
  const checklist = ['greeted', 'work-done'] as const;
  const terms = { ...daily, key: 'outdoors', checklist: [...checklist] };
  learnCatalogue({
    categories: [
      { ...terms, reference: 'outdoors' },
      { ...terms, reference: 'outdoors@2', ownChecks: [{ key: 'own-1', words }] },
    ],
  });
  expect(checklistOf('outdoors@2', ['own-1'])).toEqual([
    { key: 'greeted', done: false, words: null },
    { key: 'work-done', done: false, words: null },
    { key: 'own-1', done: true, words },
  ]);
  expect(checklistOf('outdoors', ['own-1']).map(({ key }) => key)).toEqual(checklist);
});
