import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openBankFiles } from '#server/adapters/payout/bank-files.ts';
import { createPayoutClient } from '#server/adapters/payout/client.ts';
import type { PayoutProvider, Payouts } from '#server/adapters/payout/payouts.ts';
import type { KeptPayout } from '#server/adapters/payout/simulator/kept-payout.ts';
import { openPayoutSimulator } from '#server/adapters/payout/simulator/open-simulator.ts';
import { payoutSecrets } from '#server/adapters/payout/simulator/secrets.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';

/** Nobody pays out, and nobody carries files. */
export const noPayouts: Payouts = {
  bankFiles: {
    write: async () => {},
    listResults: async () => [],
    putAway: async () => {},
  },
};

export type TestPayouts = {
  readonly provider: PayoutProvider;
  readonly payouts: Payouts;
  readonly url: string;
  /** Folder of its secrets, and of the bank's batches and answers. */
  readonly folder: string;
  /** Sets all switches anew. */
  faults(wanted: object): Promise<void>;
  book(): Promise<readonly KeptPayout[]>;
  close(): Promise<void>;
};

/** The real simulated company on a free port, with a memory of its own, and our client of it. */
export async function openTestPayouts({
  webhookUrl = 'http://127.0.0.1:9/',
  timeoutMs = 2_000,
}: {
  readonly webhookUrl?: string;
  readonly timeoutMs?: number;
} = {}): Promise<TestPayouts> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-payouts-'));
  const secrets = payoutSecrets(folder);
  const journalFile = join(folder, 'payouts.jsonl');
  const simulator = openPayoutSimulator({ ...secrets, journalFile, webhookUrl });
  const app = new Hono().route('/payouts', simulator.api);
  const server = await new Promise<Server>((resolve) => {
    const opened = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(opened as Server),
    );
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = payoutClientOf({ url, folder, timeoutMs });
  const headers = {
    authorization: `Bearer ${secrets.controlKey}`,
    'content-type': 'application/json',
  };
  return {
    provider,
    url,
    payouts: { provider, bankFiles: openBankFiles(openFolderStore(folder)) },
    folder,
    async faults(wanted) {
      const body = JSON.stringify(wanted);
      const path = `${url}/payouts/control/faults`;
      const response = await fetch(path, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`The simulator refused: ${await response.text()}`);
    },
    async book() {
      const response = await fetch(`${url}/payouts/control/book`, { headers });
      return ((await response.json()) as { payouts: KeptPayout[] }).payouts;
    },
    async close() {
      simulator.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Our client of a simulated company that keeps its secrets in that folder. */
export const payoutClientOf = (options: {
  readonly url: string;
  readonly folder: string;
  readonly timeoutMs: number;
}): PayoutProvider => createPayoutClient({ ...options, ...payoutSecrets(options.folder) });
