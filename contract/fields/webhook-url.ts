import * as z from 'zod/mini';

/** An address with TLS and without a password; whether it lies inside somebody's network is looked at whenever it is called. */
export const webhookUrl = z.string().check(
  z.trim(),
  z.maxLength(500, 'webhook-url-invalid'),
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, hash } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' && hash === '';
  }, 'webhook-url-invalid'),
);
