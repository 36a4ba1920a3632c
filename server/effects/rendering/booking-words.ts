import { catalogueWords } from '#contract/catalogue/known.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { Sentence } from '#contract/live.ts';
import { slotLabel } from '#contract/slots.ts';
import { formatRupees } from '#kernel/money.ts';
import { dateInIndia, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import { shownClock, shownDay, shownFullDay, withPlainSpaces } from '#ui/dates.ts';
import { wordsOf } from './words-of.ts';

export type BookingWords = {
  readonly service: string;
  /** Day and hour of the visit, with its year. */
  readonly time: string;
  /** The same in as few characters as an SMS has room for. */
  readonly shortTime: string;
  readonly reference: string;
  readonly amount: string;
  /** The fee of a cancellation, and what comes back of the price; empty for nothing. */
  readonly fee: string;
  readonly refund: string;
  readonly credit: string;
  readonly price: string;
  readonly paid: string | undefined;
  readonly method: string;
  readonly address: string;
  /** Sentence of the other party of the visit; empty for nothing. */
  readonly sentence: string;
  /** Number of a complaint or request, its deadline, and its answer; empty for nothing. */
  readonly ticket: string;
  readonly by: string;
  readonly said: string;
};

/** The facts of a booking as a person reads them; the figures are those of the moment the message was written. */
export function bookingWords(params: Contents['params'], language: Language): BookingWords {
  const { messages, notifications, talk } = wordsOf[language];
  const catalogue = catalogueWords(language);
  const count = Number(params.days ?? 1) - 1;
  const more = count > 0 ? ` ${notifications.moreDays({ count })}` : '';
  // Absent from what tells of no visit; then nothing shows it.
  const startsAt = Number(params.startsAt ?? 0);
  const day = dateInIndia(startsAt);
  const hour = slotLabel(minuteOfDayInIndia(startsAt));
  const soldAs = params.serviceName ? String(params.serviceName) : undefined;
  const service = serviceNameIn(catalogue, String(params.serviceSlug), soldAs);
  const option = params.option ? optionNameIn(catalogue, String(params.option)) : undefined;
  return {
    service: option ? `${service} (${option})` : service,
    time: `${shownFullDay(day, language)}, ${hour}${more}`,
    shortTime: `${shownDay(day, language)}, ${hour}`,
    reference: String(params.reference),
    amount: formatRupees(Number(params.amountPaise ?? params.pricePaise)),
    fee: params.feePaise ? formatRupees(Number(params.feePaise)) : '',
    refund: params.refundPaise ? formatRupees(Number(params.refundPaise)) : '',
    credit: params.goodwillPaise ? formatRupees(Number(params.goodwillPaise)) : '',
    price: formatRupees(Number(params.pricePaise)),
    paid: Number(params.paidPaise) > 0 ? formatRupees(Number(params.paidPaise)) : undefined,
    method: messages.booking.methods[params.paymentMethod as 'upi'] ?? '',
    address: String(params.address),
    ticket: String(params.caseNumber ?? ''),
    by: params.answerBy ? shownMoment(Number(params.answerBy), language) : '',
    said: String(params.said ?? ''),
    sentence: talk.sentences[params.sentence as Sentence] ?? '',
  };
}

export const shownMoment = (at: number, language: Language): string =>
  `${shownDay(dateInIndia(at), language)}, ${withPlainSpaces(shownClock(toIndiaIso(at)))}`;
