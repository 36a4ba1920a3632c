import type { Lang } from '#kernel/languages.ts';
import { clockIn } from './clock-in.ts';
import { drawExpected } from './draw-expected.ts';
import type { KeptList } from './gate-store.ts';

/** How the list of who is expected was learned, or that its link was withdrawn. */
export type ListState = 'fresh' | 'old' | 'ended';
type Page = { readonly one: (selector: string) => HTMLElement; readonly lang: Lang };

/** A gate with a list knows its pincode. */
export function showExpected(
  { one, lang }: Page,
  kept: KeptList | undefined,
  state: ListState,
): void {
  one('[data-link-ended]').hidden = state !== 'ended';
  one('[data-expected]').hidden = !kept;
  one('[data-pincode]').hidden = kept !== undefined;
  // Names of a list that is gone do not stay in the page either, where nobody sees them.
  const rows = kept ? drawExpected(one('[data-pattern]'), kept.list, lang) : [];
  one('[data-rows]').replaceChildren(...rows);
  if (!kept) return;
  one('[data-society]').textContent = kept.list.society;
  const asOf = one('[data-as-of]');
  const { fresh = '', old = '' } = asOf.dataset;
  const at = clockIn(new Date(kept.at).toISOString(), lang);
  asOf.textContent = (state === 'old' ? old : fresh).replace('{at}', at);
  one('[data-nobody]').hidden = kept.list.expected.length > 0;
}
