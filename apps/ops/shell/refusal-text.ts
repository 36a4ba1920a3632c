import { paramsOf } from '#contract/refusal-params.ts';
import type { OpsWords } from '#i18n/ops.ts';
import type { CallRefusal } from '../../browser/call.ts';

/** A refusal in words; what has none is a fault of ours. The document that one is about stands behind it. */
export function refusalText(refusal: CallRefusal | undefined, { refusals }: OpsWords): string {
  const [field] = Object.values(refusal?.fields ?? {});
  const known = refusals as Readonly<Record<string, unknown>>;
  const text = known[field ?? refusal?.code ?? ''];
  if (typeof text !== 'string') return refusals['internal-error'];
  const document = refusal && paramsOf(refusal, 'tax-document-unreadable');
  return document ? `${text} ${document.number}` : text;
}
