import { brandName } from '#contract/brand.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { NotificationView } from '#contract/customer/notification.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { dateInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownClock, shownDay, shownDayAndMonth } from '#ui/dates.ts';

export type Told = { readonly title: string; readonly message: string; readonly time: string };

/** A notification in the reader's language; its words are chosen when it is read, not when it was written. */
export function wordsOf(
  { kind, params, at }: NotificationView,
  { notifications, catalogue }: Pick<Words, 'notifications' | 'catalogue'>,
  lang: Lang,
): Told {
  const { serviceSlug, serviceName = '', startsAt, reference = '' } = params;
  const { amountPaise, feePaise, refundPaise, goodwillPaise } = params;
  const { caseNumber, answerBy, message: said } = params;
  const count = (params.days ?? 1) - 1;
  const more = count > 0 && notifications.moreDays({ count });
  const service = serviceNameIn(catalogue, serviceSlug ?? '', serviceName);
  const filled = {
    service,
    reference,
    time: [startsAt === undefined ? '' : shownMoment(startsAt, lang), more]
      .filter(Boolean)
      .join(' '),
    amount: amountPaise === undefined ? '' : formatRupees(amountPaise),
    fee: feePaise ? formatRupees(feePaise) : '',
    credit: goodwillPaise ? formatRupees(goodwillPaise) : '',
    ticket: caseNumber ?? '',
    said: said ? inLanguage(said, lang) : '',
    by: answerBy === undefined ? '' : shownMoment(answerBy, lang),
    refund: refundPaise ? formatRupees(refundPaise) : '',
  };
  const { title, message } = notifications.kinds[kind];
  const day = shownDayAndMonth(at.slice(0, 10), lang);
  return {
    title: typeof title === 'string' ? title : title({ brand: brandName(knownBrand(), lang) }),
    message: message(filled),
    time: `${day}, ${shownClock(at)}`,
  };
}

const shownMoment = (at: number, lang: Lang): string =>
  `${shownDay(dateInIndia(at), lang)}, ${shownClock(toIndiaIso(at))}`;
