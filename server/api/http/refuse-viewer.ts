import type { Operation } from '#contract/operation.ts';
import { viewName } from '../session-cookie.ts';
import type { Cookies } from './cookies.ts';

/** Not shown to a colleague who looks as a customer: what opens a gate. */
const HIDDEN: ReadonlySet<string> = new Set(['readGatePass']);
/** The one thing that such a colleague may do. */
const ENDING = 'endView';

/**
 * Whether a request comes from a browser in which one of us looks or has looked as a customer, and wants to change something
 * or to see a secret. Asked of the cookie alone, which costs nothing: without it there is no look.
 */
export const isClosedToViewer = (
  { audience, method, name, path }: Operation,
  { app, secure, read }: Cookies,
): boolean =>
  app === 'customer' &&
  audience !== 'ops' &&
  !path.startsWith('/api/staff/') &&
  (method !== 'GET' || HIDDEN.has(name)) &&
  name !== ENDING &&
  read(viewName(secure)) !== undefined;
