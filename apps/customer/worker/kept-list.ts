import type { Lang } from '#i18n/index.ts';

/** The build's findings about itself, by the addresses of its files. */
export type KeptList = {
  readonly version: string;
  /** The script that every page of the app names; another one belongs to another build. */
  readonly app: string;
  readonly always: readonly string[];
  /** Words and letters that only readers of a language need. */
  readonly ofLanguage: Readonly<Record<Lang, readonly string[]>>;
};

declare const __AANGAN_KEPT__: KeptList;

export const keptList: KeptList = __AANGAN_KEPT__;
