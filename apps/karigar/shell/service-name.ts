import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { KarigarWords } from '#i18n/karigar.ts';

type Named = { readonly serviceSlug: string; readonly option: string | null };

/** `Satyanarayan Pooja · Full arrangement` in the Karigar's language. */
export function serviceName({ catalogue }: KarigarWords, { serviceSlug, option }: Named): string {
  const name = serviceNameIn(catalogue, serviceSlug);
  return option ? `${name} · ${optionNameIn(catalogue, option)}` : name;
}
