import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { readConfig } from '#server/config.ts';
import { VARIABLES } from '#server/environment.ts';
import { EXAMPLE, environmentExample, environmentManual, MANUAL } from './write-environment.ts';

const PRODUCTION: Record<string, string> = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://aangan:secret@db.example:5432/aangan?sslmode=verify-full',
  PUBLIC_ORIGIN: 'https://aangan.example',
  AANGAN_BRAND_NAME: 'Aangan',
  AANGAN_SUPPORT_EMAIL: 'help@aangan.example',
  AANGAN_SUPPORT_PHONE: '+912255500142',
  AANGAN_MESSAGING_NUMBER: '912255500142',
  AANGAN_SOURCE_URL: 'https://code.example/aangan',
  AANGAN_SECRET: 'gdq3-7fhw-a secret of more than thirty-two characters-x9z',
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

const SOURCES = [
  'server/config.ts',
  'server/config-of-backups.ts',
  'server/config-of-objects.ts',
  'server/config-of-identity.ts',
  'server/config-of-messages.ts',
  'server/config-of-origins.ts',
  'server/config-of-payments.ts',
  ...PAYMENT_PROVIDERS.map((one) => `server/adapters/gateway/${one}/account.ts`),
  'server/config-of-safety.ts',
  'server/config-of-secrets.ts',
  'server/config-of-supplier.ts',
  'server/config-of-tracing.ts',
  'contract/brand.ts',
];

test('every variable that is read is in the reference', () => {
  const text = SOURCES.map((path) => readFileSync(path, 'utf8')).join('\n');
  const read = [
    ...text.matchAll(/\benvironment\.([A-Z][A-Z0-9_]+)/g),
    ...text.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g),
    ...text.matchAll(/\{ ([A-Z][A-Z0-9_]+)(?:: \w+)? \}: Environment/g),
  ].map(([, name]) => name as string);
  const known = VARIABLES.map(({ name }) => name);
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('and nothing else: each name of it is read', () => {
  const text = SOURCES.map((path) => readFileSync(path, 'utf8')).join('\n');
  // Their names are put together: `${name}_CLIENT_ID`.
  const built = /^((GOOGLE|FACEBOOK|X)_CLIENT_(ID|SECRET)|AANGAN_BRAND_NAME_[A-Z]{2,3})$/;
  const unread = VARIABLES.filter(({ name }) => !built.test(name) && !text.includes(name));
  expect(unread).toEqual([]);
});

test.each(VARIABLES.filter((one) => one.needed).map(({ name }) => name))(
  'production does not start without %s',
  (name) => {
    if (name === 'NODE_ENV') return;
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
  },
);

test('it starts with those that are called needed, besides a way to take money', () => {
  expect(() => readConfig(PRODUCTION)).not.toThrow();
});

test('the written reference and the example are those of the source', () => {
  const again = 'write them anew with `node tools/write-environment.ts`';
  expect(readFileSync(MANUAL, 'utf8'), again).toBe(environmentManual());
  expect(readFileSync(EXAMPLE, 'utf8'), again).toBe(environmentExample());
});
