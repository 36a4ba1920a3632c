import type { IncomingMessage } from 'node:http';

/**
 * Behind a proxy that nobody declared all people have one address, and share one limit: told once, when the first request
 * arrives that has come by one.
 */
export function noticeProxy(
  trustedProxies: number,
  tell: () => void,
): (incoming: Pick<IncomingMessage, 'headers'>) => void {
  let told = trustedProxies > 0;
  return ({ headers }) => {
    if (told || headers['x-forwarded-for'] === undefined) return;
    told = true;
    tell();
  };
}
