import { gate } from '#i18n/every/gate.ts';
import { shell } from '#i18n/every/shell.ts';
import { byLanguage } from '#kernel/languages.ts';

export const gateWords = byLanguage((lang) => ({ gate: gate[lang], shell: shell[lang] }));
