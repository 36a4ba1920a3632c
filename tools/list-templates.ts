import { writeFileSync } from 'node:fs';
import { LANGS } from '#kernel/languages.ts';
import type { Registered } from '#server/adapters/messages/registered.ts';
import { smsTemplates } from '#server/adapters/messages/sms/registered-templates.ts';
import { whatsAppTemplates } from '#server/adapters/messages/whatsapp/registered-templates.ts';

/** Templates that have to be registered before production may send them, as a document for the person who registers them. */
export const listTemplates = (): string =>
  [
    '# What has to be registered before it may be sent',
    'Written by `node tools/list-templates.ts` from the sentences themselves; a test holds the two equal. Whoever changes a',
    'sentence has it registered anew, and only then sends it.',
    '',
    '## WhatsApp, category "utility"',
    `With Meta, under these names, each in ${listed(LANGS.map((lang) => `\`${lang}\``))}.`,
    '',
    ...Object.entries(whatsAppTemplates).map(([name, texts]) => section(name, texts)),
    '## SMS, category "service implicit"',
    'With the operators (DLT), under the sender `AANGAN`; the provider’s ids go into `MSG91_TEMPLATES` as `name.language=id`.',
    '',
    ...Object.entries(smsTemplates).map(([name, texts]) => section(name, texts)),
  ].join('\n');

const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const section = (name: string, texts: Registered): string =>
  [
    `### ${name}`,
    '',
    ...LANGS.flatMap((lang) =>
      texts[lang] === undefined ? [] : [`- ${lang}: ${texts[lang].replace(/\n+/g, ' ⏎ ')}`],
    ),
    '',
  ].join('\n');

export const TEMPLATES_LISTED = 'docs/messages-to-register.md';

if (import.meta.main) writeFileSync(TEMPLATES_LISTED, listTemplates());
