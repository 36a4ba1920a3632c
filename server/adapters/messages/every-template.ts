import { LANGS, type Lang } from '#kernel/languages.ts';
import type { Registered } from './registered.ts';
import { gapsOf, smsTemplates } from './sms/registered-templates.ts';
import { whatsAppTemplates } from './whatsapp/registered-templates.ts';

/** A sentence that has to be registered, in one of its languages. */
export type Template = {
  readonly channel: 'sms' | 'whatsapp';
  readonly name: string;
  readonly language: Lang;
  readonly text: string;
  readonly variables: number;
};

/** All of them, in the order in which the document for whoever registers them has them. */
export const everyTemplate = (): Template[] => [
  ...templatesOf('whatsapp', whatsAppTemplates, (text) => new Set(text.match(/\{\{\d\}\}/g)).size),
  ...templatesOf('sms', smsTemplates, (text) => gapsOf(text).length),
];

const templatesOf = (
  channel: Template['channel'],
  templates: Readonly<Record<string, Registered>>,
  variablesIn: (text: string) => number,
): Template[] =>
  Object.entries(templates).flatMap(([name, texts]) =>
    LANGS.flatMap((language) => {
      const text = texts[language];
      return text === undefined
        ? []
        : [{ channel, name, language, text, variables: variablesIn(text) }];
    }),
  );
