import { noticeProxy } from '#server/platform/http/notice-proxy.ts';
import { headersOfAll } from '#server/platform/http/security-headers.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Config } from './config.ts';

/** Headers of every answer, and a warning about a proxy that nobody declared. */
export const withHeaders = ({ https, trustedProxies }: Config, log: Log) => ({
  headers: headersOfAll({ https }),
  onRequest: noticeProxy(trustedProxies, () =>
    log.warn('proxy-not-declared', { variable: 'TRUSTED_PROXIES' }),
  ),
});
