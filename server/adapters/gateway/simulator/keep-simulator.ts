import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { endProcess, untilItSpeaks } from '#server/platform/child-process.ts';

export type KeepOptions = {
  readonly provider: PaymentProvider;
  /** For its switchboard; by it we know that it is ours. */
  readonly controlKey: string;
  readonly port: number;
  readonly host: string;
  /** Holds the secrets as well, for the process that we start. */
  readonly dataFolder: string;
  readonly webhookUrl: string;
  /** Name of the seller on the pay page. */
  readonly shopName: string;
  /** Origin at which customers' browsers reach the pay page, when that is not the port on this machine. */
  readonly publicOrigin?: string | undefined;
};

export type KeptSimulator = {
  /** Resolves when it answers for the first time. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

const LOOK_EVERY_MS = 1_000;

/**
 * Sees to it that a simulated gateway runs, in a process of its own, for as long as we do. Several servers may share one: the
 * first starts it, the others find it answering to their key, and when it goes with its starter, another starts it anew.
 */
export function keepSimulator(options: KeepOptions): KeptSimulator {
  const stopping = new AbortController();
  const isReady = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  const keeping = keep();
  return {
    ready: isReady.promise,
    async stop() {
      stopping.abort();
      if (child) await endProcess(child);
      await keeping;
    },
  };

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!child && !(await answersToUs(options))) {
        child = start(options);
        child.once('exit', () => {
          child = undefined;
        });
        await untilItSpeaks(child);
      }
      if (await answersToUs(options)) isReady.resolve();
      await rest(LOOK_EVERY_MS, stopping.signal);
    }
  }
}

/** It answers to our key and plays the gateway that we want; a stranger on that port does not. */
async function answersToUs({ port, controlKey, provider }: KeepOptions): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/control`, {
      headers: { authorization: `Bearer ${controlKey}` },
      signal: AbortSignal.timeout(1_000),
    });
    const said = (await response.json()) as { gateway?: unknown };
    return response.ok && said.gateway === provider;
  } catch {
    return false;
  }
}

/** Its end of our pipe closes when we end, however we end, and then it ends as well. */
function start(options: KeepOptions): ChildProcess {
  const { provider, port, host, dataFolder, webhookUrl, shopName, publicOrigin } = options;
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const flags = {
    ...{ provider, port: String(port), host, data: dataFolder },
    ...{ 'webhook-url': webhookUrl, shop: shopName },
  };
  const named = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const origin = publicOrigin ? ['--public-origin', publicOrigin] : [];
  return spawn(process.execPath, [script, ...named, ...origin], {
    // A simulator that loses the race for the port says so and ends; that is no news.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
