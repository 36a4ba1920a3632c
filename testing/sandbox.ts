import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gateway } from '#server/outside/gateway/gateway.ts';
import { createSandboxClient } from '#server/outside/gateway/sandbox/client.ts';
import { openSandbox } from '#server/outside/gateway/sandbox/open-sandbox.ts';

export type TestSandbox = {
  readonly gateway: Gateway;
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** See `sandbox/control.ts` for what can be asked of it. */
  control(wanted: object): Promise<void>;
  /** Presses a button of the real pay page, the way a browser without scripts does. */
  press(
    payUrl: string,
    choice: 'pay' | 'decline' | 'undecided' | 'pay-silently',
    webhook?: 'once' | 'twice' | 'late' | 'never',
  ): Promise<Response>;
  close(): Promise<void>;
};

export type TestSandboxOptions = {
  /** Nobody listens there unless a test says so. */
  readonly webhookUrl?: string;
};

/** A gateway of ours that is merely busy is not silent yet, and a test of its silence should not take for ever. */
const TIMEOUT_MS = 2_000;

/** The real simulator on a free port, with a memory of its own. */
export async function openTestSandbox({
  webhookUrl = 'http://127.0.0.1:9/',
}: TestSandboxOptions = {}): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-sandbox-'));
  const secrets = {
    apiKey: randomBytes(12).toString('hex'),
    webhookSecret: randomBytes(12).toString('hex'),
  };
  const sandbox = await openSandbox({
    port: 0,
    host: '127.0.0.1',
    journalFile: join(folder, 'journal.jsonl'),
    webhookUrl,
    ...secrets,
  });
  const { url } = sandbox;
  return {
    url,
    ...secrets,
    gateway: createSandboxClient({ url, timeoutMs: TIMEOUT_MS, ...secrets }),
    async control(wanted) {
      const response = await fetch(`${url}/control`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secrets.apiKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) throw new Error(`The sandbox refused: ${await response.text()}`);
    },
    press: (payUrl, choice, webhook = 'never') =>
      fetch(payUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ choice, webhook }),
      }),
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
