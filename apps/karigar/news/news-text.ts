import type { KarigarNotification } from '#contract/applicant/karigar-notification.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { Lang } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownMoment } from '../shell/shown-moment.ts';

/** News in the language in which the Karigar reads now, not in the one in which it was told. */
export function newsText(
  { kind, params }: KarigarNotification,
  { news, catalogue }: KarigarWords,
  lang: Lang,
): { readonly title: string; readonly message: string } {
  const {
    serviceSlug = '',
    serviceName = '',
    startsAt,
    beforeAt,
    area,
    amountPaise,
    visits,
    caseNumber = '',
  } = params;
  const filled = {
    service: serviceNameIn(catalogue, serviceSlug, serviceName),
    area: area ? inLanguage(area, lang) : '',
    time: startsAt === undefined ? '' : shownMoment(startsAt, lang),
    before: beforeAt === undefined ? '' : shownMoment(beforeAt, lang),
    amount: formatRupees(amountPaise ?? 0),
    count: visits ?? 0,
    number: caseNumber,
  };
  const { title, message } = news.kinds[kind];
  return { title: title(filled), message: message(filled) };
}
