import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPathOfKarigarApp } from '#contract/app-paths.ts';
import { developmentBrand } from '#contract/brand.ts';
import { NOTIFICATION_KINDS } from '#contract/customer/notification.ts';
import { KARIGAR_NEWS, type KarigarNewsKind } from '#contract/karigar-news.ts';
import { HOURLY_SLOTS, slotMinutes } from '#contract/slots.ts';
import type { Lang } from '#kernel/languages.ts';
import { inLanguage } from '#kernel/languages.ts';
import { addDays, instantInIndia } from '#kernel/time.ts';
import {
  fitsGap,
  gapsOf,
  smsTemplates,
} from '#server/adapters/messages/sms/registered-templates.ts';
import { whatsAppTemplates } from '#server/adapters/messages/whatsapp/registered-templates.ts';
import { waysFor } from '#server/modules/messaging/delivery-addresses.ts';
import { listTemplates, TEMPLATES_LISTED } from '#tools/list-templates.ts';
import { readRendered } from './read-rendered.ts';
import { renderMessage } from './render-message.ts';
import { wordsOf } from './words-of.ts';

const sender = { brand: developmentBrand, origin: 'https://www.aangan.example' };
const LANGUAGES = ['en', 'hi', 'mr'] as const;
const SUBSCRIPTION = JSON.stringify({ endpoint: 'https://x.example', p256dh: 'B', auth: 'A' });
const TO = {
  email: 'asha@example.com',
  sms: '+919820012345',
  whatsapp: '+919820012345',
  push: SUBSCRIPTION,
} as const;
type Channel = keyof typeof TO;

const BOOKING = {
  name: 'Asha Kulkarni',
  bookingId: '01993f57-0000-7000-8000-000000000001',
  reference: 'AGN-V89F-FGM3',
  serviceSlug: 'wedding-planning',
  serviceName: 'Wedding Planning',
  option: 'fullArrangement',
  startsAt: instantInIndia('2026-11-24', 600),
  address: '12 Gulmohar Road, Mumbai 400053',
  pricePaise: 2_500_000,
  paidPaise: 2_000_000,
  amountPaise: 2_000_000,
  feePaise: 250_000,
  goodwillPaise: 250_000,
  refundPaise: 1_750_000,
  paymentMethod: 'upi',
  refundReference: 'rfnd_0123',
  sentence: 'lift-broken',
  caseNumber: 'C-1187',
  answerBy: instantInIndia('2026-11-26', 925),
  said: 'We have looked at both photos.',
};
/** Told at the bell; another way has words of its own. */
const AT_BELL = ['welcome', 'passkey-added', 'passkeys-removed'];
const NEWS = NOTIFICATION_KINDS.filter((kind) => !AT_BELL.includes(kind));
const KARIGARS = Object.keys(KARIGAR_NEWS) as KarigarNewsKind[];
const WORK = { ...BOOKING, area: 'Jogeshwari (पश्चिम) आणि गाव', beforeAt: BOOKING.startsAt };
const BY_PUSH_ALONE = [
  'extra-work-approved',
  'extra-work-refused',
  'said-for-you',
  'briefed',
  'skills-changed',
  'leave-soon',
  'work-tomorrow',
  'crew-cannot-come',
  'crew-late',
  'said-present',
  'early-yes',
  'early-no',
  'crew-left-for-safety',
  'rating-decided',
  'passkey-made',
  'passkey-gone',
];
/** News that `ways.ts` may pass on to an SMS. */
const BY_SMS = NEWS.filter((kind) =>
  waysFor(kind, { email: null, emailProven: false, mobile: TO.sms, mobileProven: true }, [
    'whatsapp',
    'sms',
  ]).some(({ instead }) => instead === 'sms'),
);
const URGENT = [
  'booking-confirmed',
  'booking-reseated',
  'booking-expired',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'refund-credited',
  'refund-as-credit',
];
const CODES = ['sign-in-code', 'contact-code', 'join-code', 'reset-code'];

/** Everything that each channel has to be able to say. */
const SAYS: [Channel, string, Record<string, string | number>][] = [
  ...NEWS.flatMap((kind): [Channel, string, typeof BOOKING][] => [
    ['email', kind, BOOKING],
    ['whatsapp', kind, BOOKING],
    ['push', kind, BOOKING],
  ]),
  ...CODES.flatMap((code): [Channel, string, Record<string, string>][] => [
    ['email', code, { code: '482913' }],
    ['sms', code, { code: '482913' }],
  ]),
  ...BY_SMS.map((kind): [Channel, string, typeof BOOKING] => ['sms', kind, BOOKING]),
  ...KARIGARS.flatMap((kind): [Channel, string, typeof WORK][] => [
    ['push', kind, WORK],
    ...(BY_PUSH_ALONE.includes(kind)
      ? []
      : ([
          ['whatsapp', kind, WORK],
          ['sms', kind, WORK],
        ] as [Channel, string, typeof WORK][])),
  ]),
  ['sms', 'start-code', { code: '482913', reference: BOOKING.reference }],
  ['sms', 'password-changed', {}],
  ['email', 'password-changed', {}],
  ['email', 'passkey-added', {}],
  ...['added', 'replaced', 'removed', 'code-used', 'codes-made', 'reset'].map(
    (happened): [Channel, string, Record<string, string>] => [
      'email',
      'staff-factor',
      { happened },
    ],
  ),
  ['sms', 'passkey-added', {}],
  ['email', 'reset-link', { link: 'https://www.aangan.example/reset-password#token=x' }],
  ['email', 'welcome', {}],
  ['push', 'welcome', {}],
];

describe.each(LANGUAGES)('letters in %s', (language) => {
  test.each(SAYS)('%s: %s', (channel, template, params) => {
    const message = { id: 'm', channel, to: TO[channel], template, language, params };
    const words = readRendered(message, sender);
    const all = [words?.subject, words?.text, words?.html].join('\n');
    expect(words?.text).toBeTruthy();
    expect(all).not.toMatch(/undefined|NaN|\[object|\{\{|\{#|1970/);
    for (const said of [params.code, params.link]) if (said) expect(all).toContain(said);
    if (URGENT.includes(template) && (channel === 'whatsapp' || channel === 'email'))
      expect(all).toContain(BOOKING.reference);
  });

  test('the mail of a changed payee leads back from it, and other news of Karigars have no such link', () => {
    const link = `${sender.origin}/undo-change#payee=${'A'.repeat(43)}`;
    const mail = (template: string, params: Record<string, string>) =>
      renderMessage(
        { ...{ id: 'm', channel: 'email', to: TO.email, language }, template, params },
        sender,
      );
    const { payeeUndo, contactChanged } = wordsOf[language].messages;
    const told = mail('payee-changed', { name: 'Ravi', link });
    if (told?.channel !== 'email') throw new Error('Nothing is mailed');
    for (const part of [link, payeeUndo, contactChanged.button]) expect(told.text).toContain(part);
    expect(told.html).toContain(link);
    expect(JSON.stringify(mail('payee-stopped', { name: 'Ravi' }))).not.toContain('/undo-change');
  });

  test('a reset that removed passkeys says so, and another change of the password does not', () => {
    const textWith = (passkeysGone: number) => {
      const params = { passkeysGone };
      const template = 'password-changed';
      const message = {
        id: 'm',
        channel: 'email',
        to: TO.email,
        template,
        language,
        params,
      } as const;
      return readRendered(message, sender)?.text;
    };
    const { passkeysGone } = wordsOf[language].messages.passwordChanged;
    expect(textWith(2)).toContain(passkeysGone);
    expect(textWith(0)).not.toContain(passkeysGone);
  });

  test('every SMS of a year fits the gaps that are registered', () => {
    for (let day = 0; day < 366; day += 1) {
      for (const minute of slotMinutes(HOURLY_SLOTS)) {
        const startsAt = instantInIndia(addDays('2026-11-21', day), minute);
        const rendered = renderMessage(
          {
            id: 'm',
            channel: 'sms',
            to: TO.sms,
            template: 'booking-confirmed',
            language,
            params: { ...BOOKING, startsAt },
          },
          sender,
        );
        if (rendered?.channel !== 'sms') throw new Error('no SMS');
        const gaps = gapsOf(inLanguage(smsTemplates[rendered.template]!, language));
        const misfits = rendered.fill.filter((text, index) => !fitsGap(gaps[index]!, text));
        expect([gaps.length, misfits]).toEqual([rendered.fill.length, []]);
      }
    }
  });
});

test('every SMS but a code fits what is registered, in three languages', () => {
  const sms = SAYS.filter(([channel, kind]) => channel === 'sms' && !CODES.includes(kind));
  expect(sms.length).toBeGreaterThan(30);
  for (const language of LANGUAGES) {
    for (const [, template, params] of sms) {
      const message = { id: 'm', channel: 'sms', to: TO.sms, template, language, params } as const;
      const rendered = renderMessage(message, sender);
      if (rendered?.channel !== 'sms') throw new Error(`no SMS: ${template}`);
      const gaps = gapsOf(inLanguage(smsTemplates[rendered.template]!, language));
      const misfits = rendered.fill.filter((text, index) => !fitsGap(gaps[index]!, text));
      expect([template, gaps.length, misfits]).toEqual([template, rendered.fill.length, []]);
      // Three together in Devanagari, two in English; more, and telephones show them in pieces.
      const text = readRendered(message, sender)?.text ?? '';
      expect([template, text, text.length <= (language === 'en' ? 306 : 201)]).toEqual([
        template,
        text,
        true,
      ]);
    }
  }
});

test('a push to a Karigar says in its title what it is, and fits a cheap telephone', () => {
  for (const language of LANGUAGES) {
    for (const template of KARIGARS) {
      const message = { id: 'm', channel: 'push', to: TO.push, template, language } as const;
      const params = { ...WORK, serviceSlug: 'plumbing', option: '', area: 'Jogeshwari West' };
      const rendered = renderMessage({ ...message, params }, sender);
      if (rendered?.channel !== 'push') throw new Error(`no push: ${template}`);
      expect([rendered.title, [...rendered.title].length <= 34]).toEqual([rendered.title, true]);
      expect([rendered.body, [...rendered.body].length <= 140]).toEqual([rendered.body, true]);
      expect(isPathOfKarigarApp(rendered.path.split('?')[0] ?? '')).toBe(true);
    }
  }
});

test.each(CODES)(
  'API-03 the SMS of a %s ends with the line that browsers read it from',
  (template) => {
    for (const language of LANGUAGES) {
      const params = { code: '482913' };
      const message = { id: 'm', channel: 'sms', to: TO.sms, template, language, params } as const;
      const text = readRendered(message, sender)?.text ?? '';
      expect(text).toMatch(/[^\n]\n\n@www\.aangan\.example #482913$/);
      // One SMS in English, two where each letter takes two bytes.
      expect(text.length).toBeLessThanOrEqual(language === 'en' ? 160 : 134);
      const rendered = renderMessage(message, sender);
      if (rendered?.channel !== 'sms') throw new Error('no SMS');
      const gaps = gapsOf(inLanguage(smsTemplates[rendered.template]!, language));
      expect(rendered.fill.filter((fill, index) => !fitsGap(gaps[index]!, fill))).toEqual([]);
    }
  },
);

test('registered templates have the same gaps in all three languages, and none for WhatsApp carries a code', () => {
  for (const sentences of Object.values(smsTemplates)) {
    const gaps = LANGUAGES.map((language) => gapsOf(inLanguage(sentences, language)));
    expect(gaps).toEqual([gaps[0], gaps[0], gaps[0]]);
  }
  for (const template of Object.values(whatsAppTemplates)) {
    for (const language of LANGUAGES) {
      const gaps = new Set(inLanguage(template, language).match(/\{\{\d\}\}/g));
      expect(gaps.size).toBe(template.gaps);
    }
  }
  for (const code of CODES) {
    const message = { id: 'm', channel: 'whatsapp', to: TO.whatsapp, template: code } as const;
    const params = { ...BOOKING, code: '482913' };
    expect(renderMessage({ ...message, language: 'en', params }, sender)).toBeUndefined();
  }
});

test('a push message of a booking opens that booking', () => {
  const message = {
    id: 'm',
    channel: 'push',
    to: SUBSCRIPTION,
    template: 'booking-confirmed',
  } as const;
  const pathWith = (params: Record<string, string | number>) =>
    renderMessage({ ...message, language: 'en', params: { ...BOOKING, ...params } }, sender);
  expect(pathWith({ bookingId: 'b7' })).toMatchObject({ path: '/bookings/b7' });
  // Written before the booking was named in it.
  expect(pathWith({ bookingId: '' })).toMatchObject({ path: '/booking-history' });
});

test('what was said at a visit is pushed in the reader’s language, and the next takes its place', () => {
  const pushed = (template: string, sentence: string, language: Lang) => {
    const params = { ...WORK, sentence, untilAt: BOOKING.startsAt };
    const message = { id: 'm', channel: 'push', to: SUBSCRIPTION, template, language } as const;
    return renderMessage({ ...message, params }, sender);
  };
  const standing = { tag: `talk ${BOOKING.bookingId}`, untilAt: BOOKING.startsAt, hurried: true };
  expect(pushed('karigar-says', 'at-gate', 'hi')).toMatchObject({
    ...standing,
    body: expect.stringMatching(/^मैं गेट पर हूँ।/),
    path: `/bookings/${BOOKING.bookingId}`,
  });
  expect(pushed('customer-says', 'ring-bell', 'mr')).toMatchObject({
    ...standing,
    body: expect.stringMatching(/^कृपया बेल वाजवा\./),
    path: expect.stringMatching(`/visits/${BOOKING.bookingId}$`),
  });
  // A value that is no sentence stands for itself.
  const other = { id: 'm', channel: 'push', to: SUBSCRIPTION, template: 'at-the-door' } as const;
  const { sentence: _, ...params } = BOOKING;
  expect(renderMessage({ ...other, language: 'en', params }, sender)).not.toHaveProperty('tag');
});

test('no WhatsApp template begins or ends with a gap, which Meta does not register', () => {
  for (const template of Object.values(whatsAppTemplates))
    for (const language of LANGUAGES)
      expect(inLanguage(template, language)).not.toMatch(/^\{\{|\}\}$/);
});

test('every template to be registered stands in the document, word for word', () => {
  expect(readFileSync(TEMPLATES_LISTED, 'utf8')).toBe(listTemplates());
});
