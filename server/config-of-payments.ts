import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/customer/booking.ts';
import { ACCOUNTS } from '#server/adapters/gateway/accounts.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type Accounts = {
  readonly [Provider in PaymentProvider]: ReturnType<(typeof ACCOUNTS)[Provider]['read']>;
};

export type PaymentSettings = {
  /** The gateway whose pay page customers are sent to. */
  readonly provider: PaymentProvider;
  /** Our accounts at gateways. Also one that is not chosen any more settles and refunds what began there. */
  readonly accounts: Accounts;
};

/**
 * PhonePe in production, the sandbox elsewhere, unless another one is asked for by name: in the sandbox anybody "pays"
 * for nothing. Outside production a gateway without an account is simulated.
 */
export function readPayments(environment: Environment, production: boolean): PaymentSettings {
  const provider = readProvider(environment, production);
  const accounts = Object.fromEntries(
    PAYMENT_PROVIDERS.map((one) => [one, ACCOUNTS[one].read(environment)]),
  ) as Accounts;
  if (production && provider !== 'sandbox' && accounts[provider] === undefined)
    throw new CannotStart(
      `In production ${ACCOUNTS[provider].needed.join(', ')} must be set to take money by ${provider}, or another PAYMENT_PROVIDER be chosen.`,
    );
  return { provider, accounts };
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
