import { CannotStart } from '#server/platform/cannot-start.ts';
import { type Environment, type GatewayAccount, readTogether } from '../account.ts';

export type PhonepeAccount = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientVersion: string;
  /** The user that we entered in the webhook form on their dashboard. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
};

/** PhonePe's own place to try things out is another address, with other secrets. */
export type PlacedPhonepeAccount = PhonepeAccount & {
  readonly at: 'production' | 'test';
  readonly payPageOrigins: readonly string[] | undefined;
};

const NEEDED = [
  'PHONEPE_CLIENT_ID',
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_CLIENT_VERSION',
  'PHONEPE_WEBHOOK_USER',
  'PHONEPE_WEBHOOK_PASSWORD',
] as const;

export const phonepe: GatewayAccount<PlacedPhonepeAccount> = {
  variables: [
    { name: 'PHONEPE_CLIENT_ID', says: 'The five of PhonePe belong together.' },
    { name: 'PHONEPE_CLIENT_SECRET', says: 'See above.', secret: true },
    { name: 'PHONEPE_CLIENT_VERSION', says: 'See above.' },
    { name: 'PHONEPE_WEBHOOK_USER', says: 'See above.' },
    { name: 'PHONEPE_WEBHOOK_PASSWORD', says: 'See above.', secret: true },
    { name: 'PHONEPE_AT', says: '`production` or `test`.', standard: 'production' },
    {
      name: 'PHONEPE_PAY_PAGES',
      says: 'Further addresses of its pay page, separated by commas.',
    },
  ],
  needed: NEEDED,
  read(environment) {
    const set = readTogether(environment, NEEDED);
    if (!set) return undefined;
    const [clientId, clientSecret, clientVersion, webhookUser, webhookPassword] = set;
    return {
      ...{ clientId, clientSecret, clientVersion, webhookUser, webhookPassword },
      at: readPlace(environment),
      payPageOrigins: readPayPages(environment),
    };
  },
  fees: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
};

function readPlace({ PHONEPE_AT: place }: Environment): 'production' | 'test' {
  if (!place || place === 'production') return 'production';
  if (place === 'test') return 'test';
  throw new CannotStart(`PHONEPE_AT must be one of production, test, not "${place}".`);
}

function readPayPages({ PHONEPE_PAY_PAGES: list }: Environment): string[] | undefined {
  if (!list) return undefined;
  return list.split(',').map((text) => {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    if (url?.protocol === 'https:') return url.origin;
    throw new CannotStart('PHONEPE_PAY_PAGES is a list of addresses that begin with https://.');
  });
}
