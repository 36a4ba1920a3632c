import { type Brand, brandFrom, missingBrandVariables } from '#contract/brand.ts';
import { policy } from '#contract/policy.ts';
import type { BookingLimits } from '#server/modules/booking/placing-store.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Level } from '#server/platform/log/log.ts';
import type { S3Settings } from '#server/platform/objects/s3-store.ts';
import type { TracingSettings } from '#server/platform/tracing/tracing.ts';
import { type Owner, readDatabaseUrl, readOwner } from './config-of-database.ts';
import {
  type IdTokenIssuer,
  readClients,
  readIdTokens,
  type SocialClients,
} from './config-of-identity.ts';
import { type MessageSettings, readMessageSettings } from './config-of-messages.ts';
import { readObjectSettings } from './config-of-objects.ts';
import { type Origins, readOrigin, readOrigins } from './config-of-origins.ts';
import { type PaymentSettings, readPayments, readPayoutsBy } from './config-of-payments.ts';
import { readProduction } from './config-of-safety.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from './config-of-secrets.ts';
import { readSupplier } from './config-of-supplier.ts';
import { readTracing } from './config-of-tracing.ts';

export type Config = Origins & {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folder in which simulated gateways keep their books and secrets. */
  readonly dataFolder: string;
  /** A simulated gateway is a process of its own. */
  readonly payoutsBy: 'sandbox' | 'bank-file';
  readonly sandboxPort: number;
  /** Origin at which browsers reach its pay page, when that is not this port on this machine. */
  readonly sandboxOrigin: string | undefined;
  /** Store of pictures and files; undefined: in the data folder. */
  readonly s3: S3Settings | undefined;
  readonly databaseUrl: string;
  /** The role that owns the tables, which only `migrate` is given, and the one that serves. */
  readonly owner: Owner | undefined;
  readonly poolSize: number;
  /** In production a step of its own migrates, before any server of the new version starts. */
  readonly migratesAtStart: boolean;
  readonly https: boolean;
  readonly trustedProxies: number;
  /** Port of `/metrics`, for Prometheus and not for the public; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** The collector of traces; undefined: none are made. */
  readonly tracing: TracingSettings | undefined;
  /** How long a process that was asked to end goes on answering, so that every balancer has heard of it before. */
  readonly leavingMs: number;
  readonly log: { readonly level: Level | 'silent'; readonly form: 'json' | 'sentences' };
  /** False in development, where the screens come from their own server. */
  readonly servesSite: boolean;
  readonly checkAnswers: boolean;
  /** The gateway whose pay page customers are sent to, and our accounts at gateways. */
  readonly payments: PaymentSettings;
  /** Ruling R20: off, unless every message of the sign-in catalogue has to be seen. */
  readonly tellAccountsApart: boolean;
  /** Secret from which every key is derived; in development one is made in the data folder. */
  readonly secret: string | undefined;
  /** Earlier secrets: what they have sealed or signed is still read. */
  readonly oldSecrets: readonly string[];
  /** How much one person may book; undefined where a race or a measurement books and writes without end. */
  readonly bookingLimits: BookingLimits | undefined;
  /** Whether nobody signs up without a captcha. */
  readonly captchaAtSignUp: boolean;
  /** Our accounts at companies whose users may sign in here. */
  readonly clients: SocialClients;
  /** The simulator of those companies is a process of its own. */
  readonly simulatorPort: number;
  /** The companies whose ID tokens a native wrapper may hand over (ruling R5). */
  readonly idTokens: IdTokenIssuer | undefined;
  /** Our accounts at those who carry messages; in development what is missing is simulated. */
  readonly messages: MessageSettings;
  readonly brand: Brand;
  /** The supplier named on tax documents. */
  readonly supplier: Supplier;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and judges everything that can be set from outside, in one place, before anything else is done. */
export function readConfig(given: Environment): Config {
  const environment = withSecretsFromFiles(given);
  const production = readProduction(environment);
  if (production) refuseDevelopmentBrand(environment);
  const port = wholeNumber(environment, 'PORT', 3000, 0, 65_534);
  const { origins, opsOrigin } = readOrigins(environment, production, port);
  return {
    production,
    // Demonstration accounts have a known password, so outside production only this machine can reach them.
    host: environment.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataFolder: environment.AANGAN_DATA || '.data',
    s3: readObjectSettings(environment),
    payoutsBy: readPayoutsBy(environment, production),
    sandboxPort: wholeNumber(environment, 'SANDBOX_PORT', port + 1, 0, 65_535),
    sandboxOrigin: environment.SANDBOX_ORIGIN ? readOrigin(environment.SANDBOX_ORIGIN) : undefined,
    databaseUrl: readDatabaseUrl(environment, 'DATABASE_URL', production),
    owner: readOwner(environment, production),
    poolSize: wholeNumber(environment, 'DATABASE_POOL_SIZE', 16, 1, 500),
    ...{ origins, opsOrigin },
    https: origins[0].startsWith('https:'),
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0, 0, 10),
    metricsPort: environment.METRICS_PORT
      ? wholeNumber(environment, 'METRICS_PORT', 0, 0, 65_535)
      : undefined,
    tracing: readTracing(environment),
    migratesAtStart:
      oneOf(environment, 'MIGRATE_AT_START', production ? ['off', 'on'] : ['on', 'off']) === 'on',
    leavingMs: 1_000 * wholeNumber(environment, 'LEAVING_SECONDS', production ? 10 : 0, 0, 300),
    log: {
      level: oneOf(environment, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
      form: oneOf(environment, 'LOG_FORM', ['json', 'sentences']),
    },
    servesSite: environment.AANGAN_SITE !== 'off',
    checkAnswers: environment.AANGAN_CHECK_ANSWERS === 'on',
    payments: readPayments(environment, production),
    tellAccountsApart: environment.AANGAN_TELL_ACCOUNTS_APART === 'on',
    secret: readSecret(environment, production),
    oldSecrets: readOldSecrets(environment),
    bookingLimits: readBookingLimits(environment, production),
    captchaAtSignUp:
      oneOf(
        environment,
        'AANGAN_CAPTCHA_AT_SIGN_UP',
        production ? ['on', 'off'] : ['off', 'on'],
      ) === 'on',
    clients: readClients(environment),
    simulatorPort: wholeNumber(
      environment,
      'SIMULATOR_PORT',
      Math.min(port + 2, 65_535),
      0,
      65_535,
    ),
    idTokens: readIdTokens(environment),
    messages: readMessageSettings(environment, production),
    brand: readBrand(environment),
    supplier: readSupplier(environment, production),
  };
}

/** Screens write them as hours of the clock. */
function readBrand(environment: Environment): Brand {
  const brand = brandFrom(environment);
  if (!/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(brand.hours))
    throw new CannotStart('AANGAN_SUPPORT_HOURS must look like 09:00-21:00.');
  return brand;
}

/** Ruling R1: a product that names nobody to turn to must not go public. */
function refuseDevelopmentBrand(environment: Environment): void {
  const missing = missingBrandVariables(environment);
  if (missing.length > 0) throw new CannotStart(`In production ${missing.join(', ')} must be set.`);
}

function readBookingLimits(
  environment: Environment,
  production: boolean,
): BookingLimits | undefined {
  if (oneOf(environment, 'AANGAN_BOOKING_LIMITS', ['on', 'off']) === 'on') {
    return { ...policy.openBookings, mostHourly: policy.bookingsPerHour };
  }
  if (production) {
    throw new CannotStart('AANGAN_BOOKING_LIMITS=off lets one person take every hour of the city.');
  }
  return undefined;
}

function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  least: number,
  most: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new CannotStart(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** The first choice is what is meant when nothing is said. */
function oneOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = environment[name];
  if (!text) return choices[0];
  const found = choices.find((choice) => choice === text);
  if (found) return found;
  throw new CannotStart(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
}
