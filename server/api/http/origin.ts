import type { HonoRequest } from 'hono';

/**
 * Browsers name the page a write comes from, and no page can forge that. Only our own may write. A program that is no
 * browser sends no `Origin`; it is let through as long as it brings no cookie that a page could be abusing.
 */
export function mayWriteFrom(request: HonoRequest, origins: readonly string[]): boolean {
  const origin = request.header('origin');
  if (origin !== undefined) return origins.includes(origin);
  return request.header('cookie') === undefined && request.header('sec-fetch-site') === undefined;
}
