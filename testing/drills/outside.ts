import { setTimeout as pause } from 'node:timers/promises';
import { listFamily } from '../process-family.ts';
import type { Product } from '../product.ts';
import { controlGateway } from '../simulated-gateway.ts';

/** The companies outside take calls and never answer. */
export const fallSilent = {
  gateway: async (product: Product): Promise<void> => {
    await untilThere(product.gatewayUrl);
    const faults = { calls: [{ call: 'any', kind: 'no-answer' }] };
    await controlGateway(product, 'sandbox', { faults });
  },
  messages: (product: Product) => signalMessageCompanies(product, 'SIGSTOP'),
};

export const answerAgain = {
  gateway: (product: Product) => controlGateway(product, 'sandbox', { faults: {} }),
  messages: (product: Product) => signalMessageCompanies(product, 'SIGCONT'),
};

/** It starts beside its server, and nobody waits for it. */
async function untilThere(url: string): Promise<void> {
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await pause(500);
}

async function signalMessageCompanies(product: Product, signal: NodeJS.Signals): Promise<void> {
  for (const [server] of product.urls.entries())
    for (const { id, command } of await listFamily(product.pidOf(server)))
      if (/messages\/simulator\/main\.[jt]s/.test(command)) process.kill(id, signal);
}
