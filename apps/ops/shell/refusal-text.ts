import type { OpsWords } from '#i18n/ops.ts';
import type { CallRefusal } from '../../browser/call.ts';

/** A refusal in words; what has none is a fault of ours. */
export function refusalText(refusal: CallRefusal | undefined, { refusals }: OpsWords): string {
  const [field] = Object.values(refusal?.fields ?? {});
  const known = refusals as Readonly<Record<string, unknown>>;
  const text = known[field ?? refusal?.code ?? ''];
  return typeof text === 'string' ? text : refusals['internal-error'];
}
