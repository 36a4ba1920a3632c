import { join } from 'node:path';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { openBankFiles } from './bank-files.ts';
import { createPayoutClient } from './client.ts';
import type { Payouts } from './payouts.ts';
import { payoutSecrets } from './simulator/secrets.ts';

export type PayoutOptions = {
  readonly payoutsBy: 'sandbox' | 'bank-file';
  readonly dataFolder: string;
  /** The simulated company lives where the simulated gateway does. */
  readonly sandboxPort: number;
};

/** How money goes out: by the simulated company, or in files that people carry to the bank. */
export function openPayouts(
  { payoutsBy, dataFolder, sandboxPort }: PayoutOptions,
  objects: ObjectStore,
): Payouts {
  const bankFiles = openBankFiles(objects);
  if (payoutsBy === 'bank-file') return { bankFiles };
  const secrets = payoutSecrets(join(dataFolder, 'sandbox'));
  const url = `http://localhost:${sandboxPort}`;
  return { bankFiles, provider: createPayoutClient({ url, ...secrets }) };
}
