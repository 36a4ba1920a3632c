// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/training-certificate.ts';
import * as hi from '../hi/training-certificate.ts';
import * as mr from '../mr/training-certificate.ts';

export const trainingCertificate: ByLanguage<typeof en.trainingCertificate> = {
  en: en.trainingCertificate,
  hi: hi.trainingCertificate,
  mr: mr.trainingCertificate,
};
