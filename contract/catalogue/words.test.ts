import { expect, test } from 'vitest';
import { type CatalogueWords, NO_WORDS, nameOfKnownAs } from './words.ts';

const words: CatalogueWords = {
  ...NO_WORDS,
  services: {
    plumbing: {
      ...{ id: 1, name: 'प्लंबिंग', english: 'Plumbing', description: '', art: null, picture: null },
      ...{ category: 'daily', laborCharges: true, hasOptions: false },
    },
  },
};

test.each([
  ['its English name', 'Plumbing', 'प्लंबिंग'],
  ['its slug', 'plumbing', 'प्लंबिंग'],
  ['the name it had before it was renamed', 'Pipes and taps', 'Pipes and taps'],
])(
  'a service known by %s is named in the language of the words, or as it is known',
  (_, as, name) => {
    expect(nameOfKnownAs(words, as)).toBe(name);
  },
);
