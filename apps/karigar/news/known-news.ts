import type { listKarigarNotifications } from '#contract/applicant/list-karigar-notifications.ts';
import { KARIGAR_NEWS_KINDS } from '#contract/karigar-news.ts';
import type { OutputOf } from '#contract/operation.ts';

type News = OutputOf<typeof listKarigarNotifications>;

const KNOWN: ReadonlySet<string> = new Set(KARIGAR_NEWS_KINDS);

/** A newer server may tell of kinds for which this app has no words yet; they are shown once it is loaded anew. */
export function knownNews({ notifications, unread }: News): News {
  const isUnknown = ({ kind }: { readonly kind: string }) => !KNOWN.has(kind);
  return {
    notifications: notifications.filter((one) => !isUnknown(one)),
    unread: unread - notifications.filter((one) => isUnknown(one) && !one.read).length,
  };
}
