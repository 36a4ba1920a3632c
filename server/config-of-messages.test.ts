import { describe, expect, test } from 'vitest';
import { readMessageSettings } from './config-of-messages.ts';

describe('our accounts at those who carry messages', () => {
  test('none is set: none is used', () => {
    const { budget, ...accounts } = readMessageSettings({});
    expect(Object.values(accounts)).toEqual(Array(4).fill(undefined));
    expect(budget).toEqual({ sms: 20_000, whatsapp: 50_000, email: 100_000 });
  });

  test('each is read whole', () => {
    const settings = readMessageSettings({
      SMTP_URL: 'smtps://user:password@mail.example:465',
      MAIL_FROM: 'hello@aangan.example',
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '1055',
      WHATSAPP_APP_SECRET: 'secret',
      WHATSAPP_VERIFY_TOKEN: 'word',
      MSG91_AUTH_KEY: 'key',
      MSG91_WEBHOOK_TOKEN: 'long-and-random',
      MSG91_TEMPLATES: 'login_otp.en=65f1, login_otp.hi=65f2',
      VAPID_PUBLIC_KEY: 'B…',
      VAPID_PRIVATE_KEY: '…',
    });
    expect(settings).toMatchObject({
      mail: { smtpUrl: 'smtps://user:password@mail.example:465', from: 'hello@aangan.example' },
      whatsapp: { phoneNumberId: '1055', appSecret: 'secret' },
      sms: { templateIds: { 'login_otp.en': '65f1', 'login_otp.hi': '65f2' } },
      push: { publicKey: 'B…' },
    });
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL, MAIL_FROM belong together.'],
    [{ WHATSAPP_TOKEN: 'x' }, 'WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL is an address like'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM is'],
    [
      { MSG91_AUTH_KEY: 'k', MSG91_WEBHOOK_TOKEN: 't', MSG91_TEMPLATES: 'login_otp.en' },
      'MSG91_TEMPLATES is a list like',
    ],
  ])('%j is a mistake that does not wait for the first message', (environment, sentence) => {
    expect(() => readMessageSettings(environment)).toThrow(sentence);
  });

  test('a deployment sets the messages of a day by channel; a channel it does not name has the default', () => {
    const { budget } = readMessageSettings({ MESSAGES_A_DAY: 'sms=500, email=9' });
    expect(budget).toEqual({ sms: 500, whatsapp: 50_000, email: 9 });
    for (const wrong of ['fax=5', 'sms', 'sms=0', 'sms=-1', 'sms=many'])
      expect(() => readMessageSettings({ MESSAGES_A_DAY: wrong })).toThrow('MESSAGES_A_DAY');
  });
});
