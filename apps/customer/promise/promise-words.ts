import { landing } from '#i18n/every/landing.ts';
import { legal } from '#i18n/every/legal.ts';
import { promise } from '#i18n/every/promise.ts';
import { shell } from '#i18n/every/shell.ts';
import { byLanguage } from '#kernel/languages.ts';

export const promiseWords = byLanguage((lang) => ({
  promise: promise[lang],
  shell: shell[lang],
  legal: legal[lang],
  footer: landing[lang].footer,
}));
