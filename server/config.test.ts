import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';
import { mustNotOwnTables } from './config-of-database.ts';

const DATABASE_URL = 'postgresql://aangan:secret@db.example:5432/aangan?sslmode=verify-full';
const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://aangan.example/',
  AANGAN_BRAND_NAME: 'Aangan',
  AANGAN_SUPPORT_EMAIL: 'help@aangan.example',
  AANGAN_SUPPORT_PHONE: '+912255500142',
  AANGAN_MESSAGING_NUMBER: '912255500142',
  AANGAN_SOURCE_URL: 'https://code.example/aangan',
  AANGAN_SECRET: 'a secret of more than thirty-two characters',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'hunter2',
  RAZORPAY_WEBHOOK_SECRET: 'hunter3',
  AANGAN_LEGAL_NAME: 'Courtyard Services Private Limited',
  AANGAN_GSTIN: '27AAPFU0939F1ZV',
  AANGAN_LEGAL_ADDRESS: '5 Test Lane, Mumbai 400058',
  SMTP_URL: 'smtps://aangan:hunter4@mail.example:465',
  MAIL_FROM: 'hello@aangan.example',
};

test('a fresh clone is served on port 3000, to this machine alone', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    sandboxPort: 3001,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    https: false,
    payments: { provider: 'sandbox' },
  });
});

test.each([
  [{ NODE_ENV: 'Production' }, 'NODE_ENV must be one of'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of'],
  [{ PUBLIC_ORIGIN: 'https://aangan.example' }, 'set NODE_ENV=production'],
  [{ NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://aangan.example' }, 'set NODE_ENV=production'],
])('a server that people can reach is never one of development: %j', (change, words) => {
  expect(() => readConfig({ DATABASE_URL, ...change })).toThrow(words);
});

test.each([
  ['postgresql://u:p@db.example/aangan', false],
  ['postgresql://u:p@10.0.0.7/aangan?sslmode=prefer', false],
  ['postgresql://u:p@db.example/aangan?sslmode=verify-full', true],
  ['postgresql://u:p@db.example/aangan?sslmode=disable', true],
  ['postgresql://u:p@localhost/aangan', true],
  ['postgresql://u:p@localhost/aangan?host=/var/run/postgresql', true],
])('in production a database elsewhere is reached by TLS: %s is taken: %s', (url, taken) => {
  const read = () => readConfig({ ...PRODUCTION, DATABASE_URL: url });
  if (taken) expect(read().databaseUrl).toBe(url);
  else expect(read).toThrow('without TLS');
});

const OWNER = DATABASE_URL.replace('aangan:', 'aangan_owner:');

test('migrations may run under another role than the servers, and no server is given it', () => {
  const config = readConfig({ ...PRODUCTION, OWNER_DATABASE_URL: OWNER });
  expect(config.owner).toEqual({ databaseUrl: OWNER, grantsTo: 'aangan' });
  expect(() => mustNotOwnTables(config)).toThrow('OWNER_DATABASE_URL is for `migrate` alone');
  expect(() => mustNotOwnTables(readConfig(PRODUCTION))).not.toThrow();
});

test.each([
  [{ OWNER_DATABASE_URL: DATABASE_URL }, 'another role'],
  [
    { OWNER_DATABASE_URL: OWNER.split('?')[0] },
    'OWNER_DATABASE_URL leads to another host without TLS',
  ],
  [{ OWNER_DATABASE_URL: 'aangan_owner' }, 'OWNER_DATABASE_URL is not the address'],
])('two roles that are one, or none, are refused: %j', (change, words) => {
  expect(() => readConfig({ ...PRODUCTION, ...change })).toThrow(words);
});

test('pages of the chosen port may write', () => {
  expect(readConfig({ DATABASE_URL, PORT: '4100' }).origins).toContain('http://localhost:4100');
});

test('production is served to the world, over https, for its own origin only', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    host: '0.0.0.0',
    origins: ['https://aangan.example'],
    https: true,
  });
});

test('the console may have an origin of its own, which is none of the site', () => {
  expect(readConfig(PRODUCTION).opsOrigin).toBeUndefined();
  const own = readConfig({ ...PRODUCTION, OPS_ORIGIN: 'https://ops.aangan.example/' });
  expect(own).toMatchObject({
    origins: ['https://aangan.example'],
    opsOrigin: 'https://ops.aangan.example',
  });
  const here = readConfig({ DATABASE_URL, OPS_ORIGIN: 'http://127.0.0.1:3000' });
  expect(here.origins).toEqual(['http://localhost:3000']);
});

test.each([
  ['ops.aangan.example', 'An origin is an address'],
  ['http://ops.aangan.example', 'OPS_ORIGIN must begin with https'],
  ['http://ops.localhost:3000', 'mix http and https'],
  ['https://aangan.example', 'must have another host name'],
  ['https://aangan.example:8443', 'must have another host name'],
])('an origin of the console that would keep nothing apart is refused: %s', (origin, words) => {
  expect(() => readConfig({ ...PRODUCTION, OPS_ORIGIN: origin })).toThrow(words);
});

test('a limit of bookings per person always holds in production, whatever the environment says', () => {
  const off = { AANGAN_BOOKING_LIMITS: 'off' };
  expect(readConfig(PRODUCTION).bookingLimits).toEqual({
    most: 20,
    mostUnproven: 8,
    mostHourly: 30,
  });
  expect(readConfig({ DATABASE_URL, ...off }).bookingLimits).toBeUndefined();
  expect(() => readConfig({ ...PRODUCTION, ...off })).toThrow('AANGAN_BOOKING_LIMITS=off');
});

test('in production nobody signs up without a captcha unless that is said', () => {
  expect(readConfig({ DATABASE_URL }).captchaAtSignUp).toBe(false);
  expect(readConfig(PRODUCTION).captchaAtSignUp).toBe(true);
  const off = { ...PRODUCTION, AANGAN_CAPTCHA_AT_SIGN_UP: 'off' };
  expect(readConfig(off).captchaAtSignUp).toBe(false);
});

test('production does not start without a secret of its own', () => {
  expect(() => readConfig({ ...PRODUCTION, AANGAN_SECRET: '' })).toThrow(
    'In production AANGAN_SECRET must be set.',
  );
});

test.each([
  'AANGAN_BRAND_NAME',
  'AANGAN_SUPPORT_EMAIL',
  'AANGAN_SUPPORT_PHONE',
  'AANGAN_MESSAGING_NUMBER',
  'AANGAN_SOURCE_URL',
])('production does not start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(
    `In production ${name} must be set.`,
  );
});

test('the hours of the telephone are read as hours of the clock, nine to nine where none are given', () => {
  expect(readConfig(PRODUCTION).brand.hours).toBe('09:00-21:00');
  const given = (AANGAN_SUPPORT_HOURS: string) =>
    readConfig({ ...PRODUCTION, AANGAN_SUPPORT_HOURS });
  expect(given('08:30-20:00').brand.hours).toBe('08:30-20:00');
  for (const wrong of ['9-21', '08:30', '25:00-26:00'])
    expect(() => given(wrong)).toThrow('AANGAN_SUPPORT_HOURS must look like 09:00-21:00.');
});

describe('the gateway that takes the money', () => {
  const PHONEPE = {
    PHONEPE_CLIENT_ID: 'id',
    PHONEPE_CLIENT_SECRET: 'hunter2',
    PHONEPE_CLIENT_VERSION: '1',
    PHONEPE_WEBHOOK_USER: 'aangan',
    PHONEPE_WEBHOOK_PASSWORD: 'hunter3',
  };
  const RAZORPAY = {
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'hunter2',
    RAZORPAY_WEBHOOK_SECRET: 'hunter3',
  };
  const NO_ACCOUNT = { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' };
  const paid = (change: Environment) =>
    readConfig({ ...PRODUCTION, ...NO_ACCOUNT, PAYMENT_PROVIDER: '', ...change }).payments;

  test('in production it is PhonePe unless another one is named, elsewhere the sandbox', () => {
    expect(paid(PHONEPE)).toMatchObject({
      provider: 'phonepe',
      accounts: { phonepe: { clientId: 'id', at: 'production' }, razorpay: undefined },
    });
    expect(paid({ ...RAZORPAY, PAYMENT_PROVIDER: 'razorpay' }).provider).toBe('razorpay');
    expect(() => paid({ PAYMENT_PROVIDER: 'sandbox' })).toThrow('cannot be sandbox');
    expect(readConfig({ DATABASE_URL }).payments.provider).toBe('sandbox');
  });

  test('one that was left keeps its account, for what began there', () => {
    const both = paid({ ...PHONEPE, ...RAZORPAY });
    expect(both.accounts.razorpay?.keyId).toBe('rzp_live_1');
  });

  test.each([
    [{}, /^In production PHONEPE_CLIENT_ID, .* must be set to take money by phonepe/],
    [{ PAYMENT_PROVIDER: 'razorpay' }, /^In production RAZORPAY_KEY_ID, .* must be set/],
    [{ ...PHONEPE, PHONEPE_CLIENT_SECRET: '' }, /^PHONEPE_CLIENT_ID, .* belong together\.$/],
    [{ ...PHONEPE, RAZORPAY_KEY_ID: 'x' }, /^RAZORPAY_KEY_ID, .* belong together\.$/],
    [{ ...PHONEPE, PHONEPE_AT: 'uat' }, 'PHONEPE_AT must be one of production, test'],
    [{ ...PHONEPE, PHONEPE_PAY_PAGES: 'http://pay.example' }, 'begin with https'],
  ])('%j does not start, and no secret is repeated', (change, sentence) => {
    expect(() => paid(change)).toThrow(sentence);
    expect(() => paid(change)).toThrow(/^(?!.*hunter)/);
  });
});

test('production does not start without knowing its own address', () => {
  expect(() => readConfig({ ...PRODUCTION, PUBLIC_ORIGIN: '' })).toThrow(
    'PUBLIC_ORIGIN must be set',
  );
});

test('production does not open over plain http, except to its own machine', () => {
  const open = (PUBLIC_ORIGIN: string) => readConfig({ ...PRODUCTION, PUBLIC_ORIGIN });
  expect(() => open('http://aangan.example')).toThrow('must begin with https');
  expect(() => open('https://aangan.example,http://localhost:3000')).toThrow(
    'mixes http and https',
  );
  expect(open('http://localhost:3000').https).toBe(false);
});

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number from 0 to 65534, not "three".'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not the address of a PostgreSQL database'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL is not set'],
  [{ AANGAN_SECRET: 'short' }, 'AANGAN_SECRET must have at least 32 characters.'],
  [{ GOOGLE_CLIENT_ID: 'one' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.'],
  [{ ID_TOKEN_ISSUER: 'https://id.example' }, 'ID_TOKEN_JWKS_URL (an address) belong together.'],
  [{ PUBLIC_ORIGIN: 'aangan' }, 'An origin is an address like'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ PAYMENT_PROVIDER: 'barter' }, 'PAYMENT_PROVIDER must be one of'],
])('%j is refused in one sentence', (wrong, sentence) => {
  expect(() => readConfig({ DATABASE_URL, ...wrong })).toThrow(sentence);
});

test('the error about a wrong DATABASE_URL does not repeat its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres//aangan:hunter2@db' })).toThrow(
    /^(?!.*hunter2)/,
  );
});

test('production does not start with the invented seller: it needs a real one, with a GSTIN of Maharashtra', () => {
  expect(readConfig({ DATABASE_URL }).supplier).toMatchObject({ demo: true });
  expect(readConfig(PRODUCTION).supplier).toEqual({
    legalName: 'Courtyard Services Private Limited',
    gstin: '27AAPFU0939F1ZV',
    address: '5 Test Lane, Mumbai 400058',
    demo: false,
  });
  for (const name of ['AANGAN_LEGAL_NAME', 'AANGAN_GSTIN', 'AANGAN_LEGAL_ADDRESS'])
    expect(() => readConfig({ ...PRODUCTION, [name]: ' ' })).toThrow(
      `In production ${name} must be set: they stand on invoices.`,
    );
  expect(() => readConfig({ ...PRODUCTION, AANGAN_GSTIN: '27AAPFU0939F1ZW' })).toThrow('no GSTIN');
  expect(() => readConfig({ ...PRODUCTION, AANGAN_GSTIN: '29AAGCB7383J1Z4' })).toThrow(
    'Maharashtra',
  );
  expect(() => readConfig({ DATABASE_URL, AANGAN_LEGAL_NAME: 'Half a name' })).toThrow(
    'Once one of them is set AANGAN_GSTIN, AANGAN_LEGAL_ADDRESS must be set',
  );
});

test('traces are made for a collector that is named, and for none else', () => {
  expect(readConfig({ DATABASE_URL }).tracing).toBeUndefined();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  expect(readConfig({ DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: undefined,
    share: 1,
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is an address'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS is a list'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG must be from 0 to 1'],
])('a collector that cannot be meant is refused: %j', (change, words) => {
  const environment = { DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(() => readConfig({ ...environment, ...change })).toThrow(words);
});

test.each([
  [{}, 'SMTP_URL, MSG91_AUTH_KEY or WHATSAPP_TOKEN must be set'],
  [{ AANGAN_WITHOUT_MESSAGES: 'off' }, 'set AANGAN_WITHOUT_MESSAGES=on'],
  [{ AANGAN_WITHOUT_MESSAGES: 'yes' }, 'AANGAN_WITHOUT_MESSAGES must be one of off, on'],
  // Browsers are no way to somebody who has never signed in.
  [{ VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k' }, 'nobody could be sent a code'],
])('production does not open without a way to reach anybody: %j', (change, words) => {
  const { SMTP_URL: _, MAIL_FROM: __, ...silent } = PRODUCTION;
  expect(() => readConfig({ ...silent, ...change })).toThrow(words);
});

test('a mistake in what opens production without a channel is told while it has one too', () => {
  expect(() => readConfig({ ...PRODUCTION, AANGAN_WITHOUT_MESSAGES: 'yes' })).toThrow(
    'AANGAN_WITHOUT_MESSAGES must be one of off, on',
  );
});

test('production opens without a channel where that is meant, and development without a word', () => {
  const { SMTP_URL: _, MAIL_FROM: __, ...silent } = PRODUCTION;
  const { messages } = readConfig({ ...silent, AANGAN_WITHOUT_MESSAGES: 'on' });
  expect(messages.mail).toBeUndefined();
  expect(readConfig({ DATABASE_URL }).messages.mail).toBeUndefined();
});
