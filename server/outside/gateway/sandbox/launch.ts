import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type SandboxSecrets, sandboxSecrets } from './secrets.ts';

export type Launched = SandboxSecrets & { readonly url: string; stop(): Promise<void> };

export type LaunchOptions = {
  readonly port: number;
  readonly dataFolder: string;
  readonly webhookUrl: string;
  readonly publicOrigin?: string;
};

/**
 * Starts the sandbox in a process of its own and waits until it answers. When another process of the same house has
 * started it already, that one is used and left alone.
 */
export async function launchSandbox(options: LaunchOptions): Promise<Launched> {
  const secrets = sandboxSecrets(options.dataFolder);
  const url = `http://localhost:${options.port}`;
  if (options.port !== 0 && (await isOurSandbox(url, secrets))) {
    return { ...secrets, url, stop: async () => {} };
  }
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('main.ts', import.meta.url)), ...flags(options)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  return { ...secrets, url: await ready(child), stop: () => stop(child) };
}

const flags = ({ port, dataFolder, webhookUrl, publicOrigin }: LaunchOptions): string[] => [
  ...['--port', String(port), '--data', dataFolder, '--webhook-url', webhookUrl],
  ...(publicOrigin ? ['--public-origin', publicOrigin] : []),
];

/** It answers to our key: a stranger on that port does not. */
async function isOurSandbox(url: string, { apiKey }: SandboxSecrets): Promise<boolean> {
  try {
    const response = await fetch(`${url}/v1/orders/none/status`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(1_000),
    });
    return response.status === 404 && (await response.text()).includes('ORDER_NOT_FOUND');
  } catch {
    return false;
  }
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = said.split('\n', 1)[0] as string;
      if (said.includes('\n')) resolve((JSON.parse(line) as { ready: string }).ready);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox gateway ended with code ${code}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
