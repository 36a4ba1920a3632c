import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';

/** A language of the product. */
export const language = z.enum(LANGS, 'language-unknown');

/** The same in every language. */
export const textByLanguage = z.record(z.enum(LANGS), z.string());
