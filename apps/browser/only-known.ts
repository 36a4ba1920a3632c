type Unread<One> = { readonly notifications: readonly One[]; readonly unread: number };

/** A newer server may tell of kinds for which this page has no words yet; they are shown once it is loaded anew. */
export function onlyKnown<One extends { readonly kind: string; readonly read: boolean }>(
  { notifications, unread }: Unread<One>,
  kinds: readonly string[],
): { notifications: One[]; unread: number } {
  const known = notifications.filter(({ kind }) => kinds.includes(kind));
  const unknown = notifications.filter((one) => !kinds.includes(one.kind) && !one.read);
  return { notifications: known, unread: unread - unknown.length };
}
