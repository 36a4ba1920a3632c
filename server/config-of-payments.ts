import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/customer/booking.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type PaymentSettings = {
  /** Whose pay page customers are sent to. */
  readonly provider: PaymentProvider;
  /** Our accounts at gateways. Also one that is not chosen any more settles and refunds what began there. */
  readonly accounts: {
    readonly phonepe:
      | {
          readonly clientId: string;
          readonly clientSecret: string;
          readonly clientVersion: string;
          readonly webhookUser: string;
          readonly webhookPassword: string;
          readonly at: 'production' | 'test';
          readonly payPageOrigins: readonly string[] | undefined;
        }
      | undefined;
    readonly razorpay:
      | { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string }
      | undefined;
  };
};

const PHONEPE = [
  'PHONEPE_CLIENT_ID',
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_CLIENT_VERSION',
  'PHONEPE_WEBHOOK_USER',
  'PHONEPE_WEBHOOK_PASSWORD',
] as const;
const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * PhonePe in production, the sandbox elsewhere, unless another one is asked for by name: in the sandbox anybody "pays"
 * for nothing. Outside production a gateway without an account is simulated.
 */
export function readPayments(environment: Environment, production: boolean): PaymentSettings {
  const provider = readProvider(environment, production);
  const phonepe = together(environment, PHONEPE);
  const razorpay = together(environment, RAZORPAY);
  const missing = { phonepe: phonepe ? [] : PHONEPE, razorpay: razorpay ? [] : RAZORPAY };
  if (production && provider !== 'sandbox' && missing[provider].length > 0)
    throw new CannotStart(
      `In production ${missing[provider].join(', ')} must be set to take money by ${provider}, or another PAYMENT_PROVIDER be chosen.`,
    );
  return {
    provider,
    accounts: {
      phonepe: phonepe && {
        clientId: phonepe[0],
        clientSecret: phonepe[1],
        clientVersion: phonepe[2],
        webhookUser: phonepe[3],
        webhookPassword: phonepe[4],
        at: readPlace(environment),
        payPageOrigins: readPayPages(environment),
      },
      razorpay: razorpay && {
        keyId: razorpay[0],
        keySecret: razorpay[1],
        webhookSecret: razorpay[2],
      },
    },
  };
}

/**
 * How credit is paid out to UPI ids: in files that people carry to the bank, or by the company that the simulated
 * gateway plays beside, where there is one.
 */
export function readPayoutsBy(
  environment: Environment,
  production: boolean,
): 'sandbox' | 'bank-file' {
  const { provider, accounts } = readPayments(environment, production);
  const isSimulated = provider === 'sandbox' || accounts[provider] === undefined;
  const { PAYOUTS_BY: wanted } = environment;
  if (!wanted) return production || !isSimulated ? 'bank-file' : 'sandbox';
  if (wanted === 'bank-file' || (wanted === 'sandbox' && isSimulated)) return wanted;
  throw new CannotStart(
    `PAYOUTS_BY must be bank-file${isSimulated ? ' or sandbox' : ''}, not "${wanted}".`,
  );
}

function readProvider({ PAYMENT_PROVIDER: name }: Environment, production: boolean) {
  if (!name) return production ? 'phonepe' : 'sandbox';
  const provider = PAYMENT_PROVIDERS.find((one) => one === name);
  if (provider === 'sandbox' && production)
    throw new CannotStart(
      'In production PAYMENT_PROVIDER cannot be sandbox: there anybody pays for nothing.',
    );
  if (provider) return provider;
  throw new CannotStart(
    `PAYMENT_PROVIDER must be one of ${PAYMENT_PROVIDERS.join(', ')}, not "${name}".`,
  );
}

/** PhonePe's own place to try things out is another address, with other secrets. */
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

/** All of them, or nothing when none is set; some of them is a mistake that must not wait for the first payment. */
function together<const Names extends readonly string[]>(
  environment: Environment,
  names: Names,
): { [Index in keyof Names]: string } | undefined {
  const values = names.map((name) => environment[name] ?? '');
  if (values.every((value) => value === '')) return undefined;
  if (values.some((value) => value === ''))
    throw new CannotStart(`${names.join(', ')} belong together.`);
  return values as { [Index in keyof Names]: string };
}
