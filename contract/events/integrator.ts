import { event, instant, text, texts } from './event.ts';

const SHOWN = 'because the colleague who does it sees it, and others read it in the audit';

/** Events of the keys with which programs outside come. */
export const integratorEvents = {
  ApiKeyMade: event({ integratorId: text, scopes: texts, expiresAt: instant }, { nobody: SHOWN }),
  ApiKeyRevoked: event({ integratorId: text }, { nobody: SHOWN }),
};
