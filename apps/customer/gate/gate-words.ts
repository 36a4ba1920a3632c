import { gate as en } from '#i18n/en/gate.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { gate as hi } from '#i18n/hi/gate.ts';
import { shell as shellHi } from '#i18n/hi/shell.ts';
import type { Lang } from '#i18n/index.ts';
import { gate as mr } from '#i18n/mr/gate.ts';
import { shell as shellMr } from '#i18n/mr/shell.ts';

export const gateWords: Record<Lang, { readonly gate: typeof en; readonly shell: typeof shellEn }> =
  {
    en: { gate: en, shell: shellEn },
    hi: { gate: hi, shell: shellHi },
    mr: { gate: mr, shell: shellMr },
  };
