import type { KarigarWords } from '#i18n/karigar.ts';

type Named = { readonly serviceSlug: string; readonly option: string | null };

/** `Satyanarayan Pooja · Full arrangement` in the Karigar's language. */
export function serviceName(words: KarigarWords, { serviceSlug, option }: Named): string {
  const services = words.catalogue.services as Readonly<Record<string, { name: string }>>;
  const options = words.catalogue.options as Readonly<Record<string, string>>;
  const name = services[serviceSlug]?.name ?? serviceSlug;
  return option ? `${name} · ${options[option] ?? option}` : name;
}
