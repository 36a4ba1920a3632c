import { whatsApp } from '#i18n/every/whatsapp.ts';
import { whatsAppKarigar } from '#i18n/every/whatsapp-karigar.ts';
import { whatsAppVisit } from '#i18n/every/whatsapp-visit.ts';
import { byTemplate, type Registered } from '../registered.ts';

type Template = Registered & { readonly gaps: number };

/** The utility templates by their names; what a language lacks is registered in the one that lends to it (`inLanguage`). */
export const whatsAppTemplates: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.entries({
    ...byTemplate(whatsAppVisit),
    ...byTemplate(whatsAppKarigar),
    ...byTemplate(whatsApp),
  }).map(([name, sentences]) => [name, { ...sentences, gaps: gapsIn(sentences.en) }]),
);

function gapsIn(sentence: string): number {
  return new Set(sentence.match(/\{\{\d\}\}/g)).size;
}
