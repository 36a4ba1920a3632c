import { paramsOf } from '#contract/refusal-params.ts';
import type { OpsWords } from '#i18n/ops.ts';
import type { CallRefusal } from '../../browser/call.ts';

/** A refusal in words; what has none is a fault of ours. Documents and visits that one is about stand behind it. */
export function refusalText(refusal: CallRefusal | undefined, { refusals }: OpsWords): string {
  const [field] = Object.values(refusal?.fields ?? {});
  const known = refusals as Readonly<Record<string, unknown>>;
  const text = known[field ?? refusal?.code ?? ''];
  if (typeof text !== 'string') return refusals['internal-error'];
  const document = paramsOf(refusal, 'tax-document-unreadable')?.number;
  const visits = paramsOf(refusal, 'skill-needed')?.references ?? [];
  return [text, document, visits.join(', ')].filter(Boolean).join(' ');
}
