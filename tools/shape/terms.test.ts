import { describe, expect, test } from 'vitest';
import { LANGS } from '#kernel/languages.ts';
import { TERMS } from '../../i18n/term-base.ts';
import { ROOT } from '../project.ts';
import { checkFile, checkTerms } from './terms.ts';

const said = (text: string) => `export const a = { b: '${text}' };`;

describe('the term base', () => {
  test('no sentence of the product says a forbidden word', () => {
    expect(checkTerms(ROOT)).toEqual([]);
  });

  test.each([
    ['en', 'Let him in.'],
    ['en', 'Whoever comes'],
    ['en', 'Your papers'],
    ['hi', 'अभी देय'],
    ['hi', 'बाकी रक़म'],
    ['hi', 'तय रकम'],
    ['mr', 'एका संदेशाची नोंदणी'],
    ['hi', 'थोड़ा और रुकूँगा'],
    ['mr', 'तुमची भेट'],
    ['mr', 'खात्री करा'],
    ['mr', 'इव्हेंटचा कार्यक्रमाचा दिवस'],
    ['hi', 'आपके इलाके में'],
    ['hi', 'आपकी समस्या देखी जा रही है'],
    ['mr', 'या वेळा मोकळ्या आहेत'],
    ['mr', 'आम्हाला कॉल करा'],
  ] as const)('in %s “%s” is found', (lang, text) => {
    expect(checkFile(`i18n/${lang}/a.ts`, said(text), lang)).toHaveLength(1);
  });

  test.each([
    ['en', 'This is the paperless way to share'],
    ['hi', 'देयक और बाक़ी'],
    ['mr', 'कोणी भेटले नाही'],
  ] as const)('in %s a part of another word is no find: %s', (lang, text) => {
    expect(checkFile(`i18n/${lang}/a.ts`, said(text), lang)).toEqual([]);
  });

  test('every term has its word in every language, and none that it forbids itself', () => {
    for (const { meaning, say, not } of TERMS)
      for (const lang of LANGS) {
        const words = not?.[lang];
        if (words) expect(say[lang], meaning).not.toMatch(new RegExp(`^(${words})$`, 'iu'));
      }
  });
});
