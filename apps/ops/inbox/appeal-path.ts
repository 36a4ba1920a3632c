import type { Operation } from '#contract/operation.ts';
import type { InboxItem } from '#contract/ops/inbox.ts';
import { listAccountPauses } from '#contract/ops/list-account-pauses.ts';
import { listKarigarPauses } from '#contract/ops/list-karigar-pauses.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';

type May = (operation: Pick<Operation, 'name'>) => boolean;

/**
 * An appeal is heard at the pauses of Karigars, in the file of the customer, or, by whoever decides without reading files, at
 * the paused accounts.
 */
export function appealPath(
  { karigar, thingId }: Pick<InboxItem['subject'], 'karigar' | 'thingId'>,
  may: May,
): string | undefined {
  if (karigar !== null || !thingId) return may(listKarigarPauses) ? '/karigars/paused' : undefined;
  if (may(readCustomerFile)) return `/customers/${thingId}`;
  return may(listAccountPauses) ? '/customers' : undefined;
}
