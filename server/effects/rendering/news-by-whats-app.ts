import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import { newsWords } from './news-words.ts';

/** Values for the gaps of a Karigar's WhatsApp template; nothing for news that goes by push alone. */
export function newsByWhatsApp(
  kind: KarigarNewsKind,
  params: Contents['params'],
  language: Language,
): readonly string[] | undefined {
  const { service, area, time, before, amount, sentence, said, number } = newsWords(
    params,
    language,
  );
  switch (kind) {
    case 'offer':
    case 'urgent-offer':
      return [service, area, time, amount];
    case 'visit-moved':
    case 'day-moved':
      return [service, area, before, time];
    case 'area-not-usual':
      return [said, service, area, time];
    case 'area-usual':
      return [service, area, time];
    case 'customer-says':
      return [sentence, service, area, time];
    case 'visit-given':
    case 'visit-sent':
    case 'you-lead':
    case 'visit-cancelled':
    case 'visit-taken-over':
    case 'visit-given-on':
    case 'visit-missed':
    case 'said-absent':
    case 'visit-ended-for-safety':
    case 'new-start-code':
    case 'complaint':
    case 'complaint-decided':
      return [service, area, time];
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
      return [String(params.name ?? '')];
    case 'paid':
      return [amount, String(params.bankReference ?? '')];
    case 'pay-returned':
    case 'cash-handed-in':
    case 'cash-hand-in-reversed':
      return [amount];
    case 'question-answered':
    case 'question-closed':
      return [number];
    default:
      return undefined;
  }
}
