import { formatRupees } from '#kernel/money.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import { bookingWords } from './booking-words.ts';

export type NewsWords = {
  readonly service: string;
  readonly area: string;
  readonly time: string;
  readonly before: string;
  readonly amount: string;
  readonly sentence: string;
  /** The number of visits of a day. */
  readonly count: number;
  /** The number of the Karigar's question. */
  readonly number: string;
  /** The message of operations to many at once; empty for nothing. */
  readonly said: string;
};

/** Words about a visit for a Karigar: short, because a cheap telephone shows two lines. */
export function newsWords(params: Contents['params'], language: Language): NewsWords {
  const { service, shortTime, sentence, said } = bookingWords({ ...params, option: '' }, language);
  const { beforeAt = 0 } = params;
  return {
    service,
    area: String(params.area ?? ''),
    time: shortTime,
    before: bookingWords({ ...params, startsAt: beforeAt }, language).shortTime,
    sentence,
    said,
    count: Number(params.visits ?? 0),
    number: String(params.caseNumber ?? ''),
    amount: Number(params.amountPaise) > 0 ? formatRupees(Number(params.amountPaise)) : '',
  };
}
