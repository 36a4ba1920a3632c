type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Decides which requests are the worker's business: pages, and the files that the build made. Everything else goes its
 * way as if there were no worker: requests to the server, other origins, what developers look at.
 */
export function wayOf({ method, mode, url }: Asked, origin: string): 'page' | 'file' | 'network' {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'network';
  if (mode === 'navigate') return NO_PAGES.test(asked.pathname) ? 'network' : 'page';
  return FILES.test(asked.pathname) ? 'file' : 'network';
}

const NO_PAGES = /^\/(api|dev|karigar|healthz|readyz)(\/|$)/;
const FILES = /^\/(assets\/.+|favicon\.svg|[\w-]+\.png)$/;
