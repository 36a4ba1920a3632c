import type { PaymentDeps } from './gateway-of.ts';

/**
 * A browser comes back from a gateway and brings a form. It is believed in nothing: the page it goes to asks the server,
 * and the server the gateway. But a browser that changes what it brings is logged.
 */
export function receiveReturn(
  deps: Pick<PaymentDeps, 'gateways' | 'log'>,
  provider: string,
  fields: Readonly<Record<string, string>>,
): 'known' | 'no-such-gateway' {
  const checkout = deps.gateways.get(provider)?.checkout;
  if (!checkout) return 'no-such-gateway';
  if (checkout.isForgedReturn(fields)) deps.log.attack('return-forged', { provider });
  return 'known';
}
