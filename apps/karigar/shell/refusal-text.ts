import { paramsOf } from '#contract/refusal-params.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { toIndiaIso } from '#kernel/time.ts';
import type { CallRefusal } from '../../browser/call.ts';
import { shownTime } from './shown-moment.ts';

/** A refusal in the Karigar's language; one without words is a fault of ours. */
export function refusalText(refusal: CallRefusal | undefined, words: KarigarWords): string {
  if (!refusal) return words.karigar.somethingWentWrong;
  if (refusal.code === 'network-request-failed') return words.karigar.noSignalNow;
  if (refusal.code === 'too-many-requests') return words.karigar.signIn.waitABit;
  const place = paramsOf(refusal, 'visit-under-way')?.place;
  if (place) return words.visit.finishFirst({ place });
  const callBy = paramsOf(refusal, 'safety-exit-late')?.callBy;
  if (callBy) return words.safety.cameLate({ time: shownTime(toIndiaIso(callBy)) });
  const [field] = Object.values(refusal.fields ?? {});
  const known = words.refusals as Readonly<Record<string, unknown>>;
  const text = known[field ?? refusal.code];
  return typeof text === 'string' ? text : words.karigar.somethingWentWrong;
}
