import type { Lang } from '#i18n/index.ts';

export type AuthMode = 'login' | 'signup';
export type AuthModalOptions = {
  mode: AuthMode;
  /** The language of the page unless said otherwise. */
  lang?: Lang;
  /** Called with the path that comes next, just before the browser goes there. */
  onSuccess?: (path: string) => void;
  onClose?: () => void;
  /** The page has a reason of its own to remain: it is told by `onSuccess`, and nothing is navigated. */
  stay?: boolean;
};
