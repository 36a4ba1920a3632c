import { randomText } from '#server/platform/secrets/random-text.ts';
import type { GatewayKind } from '../kind.ts';
import { createSandboxClient } from './client.ts';
import { sandboxProtocol } from './simulator.ts';

type Secrets = { readonly apiKey: string; readonly webhookSecret: string };

export const sandbox: GatewayKind<never, Secrets> = {
  open: (account) => account,
  makeSecrets: () => ({ apiKey: randomText(24), webhookSecret: randomText(32) }),
  protocol: sandboxProtocol,
  openSimulated: (secrets, { url, payPageOrigin, timeoutMs }) =>
    createSandboxClient({ url, payPageOrigin, ...secrets, ...(timeoutMs && { timeoutMs }) }),
};
