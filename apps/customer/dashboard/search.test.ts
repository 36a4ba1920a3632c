import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { firstWords, searchWords, firstCatalogue as services } from '#testing/first-catalogue.ts';
import { categoryNamed, search } from './search.ts';

const { en, hi, mr } = firstWords;
const words = { english: en.services, everyday: searchWords };

const found = (
  text: string,
  shown = en,
  category: 'all' | 'daily' | 'event' | 'religious' = 'all',
) => search(services, { text, category }, shown, words).services.map((service) => service.slug);

const everywhere = (text: string, shown = en) =>
  search(services, { text, category: 'all' }, shown, words);

describe('search', () => {
  test('DASH-03 finds a name or a description, whatever the case', () => {
    expect(found('PLUMB')).toEqual(['plumbing']);
    expect(found('flush tanks')).toEqual(['plumbing']);
    expect(found('guruji')).toEqual([
      'ganesh-chaturthi-celebration',
      'satyanarayan-pooja',
      'rudrabhishek',
    ]);
    expect(found('  ')).toHaveLength(9);
    expect(found('spaceship')).toEqual([]);
  });

  test('every service is found by its own name in each language, and by its English name in all', () => {
    for (const shown of [en, hi, mr]) {
      for (const { slug } of services) {
        expect(found(shown.services[slug].name, shown)).toContain(slug);
        expect(found(en.services[slug].name, shown)).toContain(slug);
      }
    }
  });

  test('Hindi is found with and without the nukta', () => {
    expect(found('सफ़ाई', hi)).toContain('house-cleaning');
    expect(found('सफाई', hi)).toContain('house-cleaning');
  });

  test('everyday words lead to the service', () => {
    expect(found('nal')).toContain('plumbing');
    expect(found('shaadi')).toEqual(['wedding-planning']);
    expect(found('ganpati', mr)).toEqual(['ganesh-chaturthi-celebration']);
  });

  test('all words must match, in any order', () => {
    expect(found('repairs electrical')).toEqual(['electrical-repairs']);
    expect(found('electrical wedding')).toEqual([]);
  });

  test('DASH-04 a category narrows what is shown', () => {
    expect(found('', en, 'daily')).toEqual(['house-cleaning', 'plumbing', 'electrical-repairs']);
    expect(found('', en, 'event')).toEqual([
      'event-photography',
      'wedding-planning',
      'corporate-event-management',
    ]);
    expect(found('', en, 'religious')).toHaveLength(3);
    expect(found('plumbing', en, 'religious')).toEqual([]);
  });
});

test('an address may name the category to begin with, and nothing else', () => {
  const named = (name: string | null) => categoryNamed(name, catalogueWords('en'));
  expect(['daily', 'event', 'religious', 'all', 'gardening', null].map(named)).toEqual([
    'daily',
    'event',
    'religious',
    'all',
    'all',
    'all',
  ]);
});

describe('slips of the keyboard', () => {
  test.each([
    ['plumer', 'plumbing'],
    ['elctrician', 'electrical-repairs'],
    ['satyanarayn', 'satyanarayan-pooja'],
    ['photografer', 'event-photography'],
    ['weding planing', 'wedding-planning'],
    ['ganapathy', 'ganesh-chaturthi-celebration'],
    ['rudrabishek', 'rudrabhishek'],
    ['house cleening', 'house-cleaning'],
    ['इलेक्ट्रिशन', 'electrical-repairs'],
    ['प्लम्बर', 'plumbing'],
    ['सत्यनारायन', 'satyanarayan-pooja'],
  ])('%s finds %s', (typed, slug) => {
    for (const shown of [en, hi, mr]) {
      const { services: list, nearly } = everywhere(typed, shown);
      expect([nearly, list.map((service) => service.slug)]).toEqual([
        true,
        expect.arrayContaining([slug]),
      ]);
      expect(list.length).toBeLessThanOrEqual(3);
    }
  });

  test('are forgiven while a word is still being typed', () => {
    expect(found('elctri')).toEqual(['electrical-repairs']);
    expect(found('plubm')).toEqual(['plumbing']);
  });

  test('an exact match is never hidden among similar ones', () => {
    for (const shown of [en, hi, mr]) {
      for (const { slug } of services) {
        const { nearly } = everywhere(shown.services[slug].name, shown);
        expect(nearly).toBe(false);
      }
    }
    expect(found('nal')).toEqual(['plumbing']);
  });

  test('a match inside another word does not hide the service that was meant', () => {
    // `management` holds it.
    expect(found('ement')).toContain('event-photography');
  });

  test('short words are not corrected, and words that belong to no service find nothing', () => {
    for (const text of ['xy', 'zip', 'spaceship', 'guitar lessons', 'pizza', 'कविता']) {
      expect([text, found(text)]).toEqual([text, []]);
    }
  });

  test.each([
    ['en', en],
    ['hi', hi],
    ['mr', mr],
  ])('any one slip in a word of a service’s name still finds it (%s)', (_, shown) => {
    const words = services.flatMap(({ slug }) =>
      shown.services[slug].name
        .normalize('NFD')
        .replaceAll('\u093c', '')
        .split(' ')
        .filter((word) => [...word].length >= 5)
        .map((word) => ({ slug, word: [...word] })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.nat(),
        fc.nat(25),
        fc.nat(3),
        (chosen, where, rendered, kind) => {
          const { slug, word } = chosen;
          const typed = slip(word, where % word.length, kind, String.fromCharCode(97 + rendered));
          expect(found(typed, shown)).toContain(slug);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('nothing found', () => {
  test('comes with what is closest to it', () => {
    const { services: list, suggested } = everywhere('electrification');
    expect([list, suggested[0]?.slug]).toEqual([[], 'electrical-repairs']);
    expect(everywhere('spaceship').suggested).toEqual([]);
  });

  test('says when another category has it, slip or not', () => {
    for (const text of ['plumbing', 'plumer']) {
      const result = search(services, { text, category: 'religious' }, en, words);
      expect([result.services, result.elsewhere, result.suggested]).toEqual([[], true, []]);
    }
  });
});

/** Left out, doubled, exchanged, swapped. */
function slip(word: readonly string[], at: number, kind: number, rendered: string): string {
  const [before, here, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
  const [next = '', ...rest] = after;
  const changed = [[], [here, here], [rendered], [next, here]][kind] ?? [];
  return [...before, ...changed, ...(kind === 3 ? rest : after)].join('');
}
