import { randomBytes } from 'node:crypto';

/** As an operator would write it, without the database: nothing here is an account at any company. */
export const productionEnvironment = (origin: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: origin,
  AANGAN_SECRET: randomBytes(32).toString('base64'),
  AANGAN_BRAND_NAME: 'Aangan',
  AANGAN_SUPPORT_EMAIL: 'help@aangan.test',
  AANGAN_SUPPORT_PHONE: '+912255500142',
  AANGAN_MESSAGING_NUMBER: '912255500142',
  AANGAN_SOURCE_URL: 'https://code.example/aangan',
  AANGAN_LEGAL_NAME: 'Courtyard Services Private Limited',
  AANGAN_GSTIN: '27AAPFU0939F1ZV',
  AANGAN_LEGAL_ADDRESS: '5 Test Lane, Mumbai 400058',
  AANGAN_WITHOUT_MESSAGES: 'on',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_0',
  RAZORPAY_KEY_SECRET: 'nobody',
  RAZORPAY_WEBHOOK_SECRET: 'nobody',
});
