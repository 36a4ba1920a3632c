import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import { fitted, rupeesOf } from './fitted.ts';
import { newsWords } from './news-words.ts';

/** Values for the gaps of a Karigar's SMS, except the page at its end. The gaps are short, so it says less. */
export function newsBySms(
  kind: KarigarNewsKind,
  params: Contents['params'],
  language: Language,
): readonly string[] | undefined {
  const { service, area, time, amount, number } = newsWords(params, language);
  const rupees = rupeesOf(amount);
  const visit = [fitted(service), fitted(area), fitted(time)];
  switch (kind) {
    case 'offer':
    case 'urgent-offer':
      return [rupees, ...visit];
    case 'visit-given':
    case 'visit-sent':
    case 'you-lead':
    case 'visit-cancelled':
    case 'visit-moved':
    case 'day-moved':
    case 'visit-taken-over':
    case 'visit-given-on':
    case 'visit-missed':
    case 'said-absent':
    case 'visit-ended-for-safety':
    case 'new-start-code':
    case 'area-not-usual':
    case 'area-usual':
    case 'customer-says':
    case 'complaint':
    case 'complaint-decided':
      return visit;
    case 'documents-returned':
    case 'documents-checked':
    case 'application-refused':
    case 'now-active':
    case 'paused':
    case 'pause-decided':
    case 'reinstated':
    case 'paper-ends':
    case 'payee-changed':
    case 'payee-stopped':
      return [];
    case 'paid':
    case 'pay-returned':
    case 'cash-handed-in':
    case 'cash-hand-in-reversed':
      return [rupees];
    case 'question-answered':
    case 'question-closed':
      return [number];
    default:
      return undefined;
  }
}
