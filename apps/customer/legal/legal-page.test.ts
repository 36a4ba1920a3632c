import { describe, expect, test } from 'vitest';
import { knownBrand } from '#contract/known-brand.ts';
import { policy } from '#contract/policy.ts';
import { LANGS } from '#i18n/index.ts';
import { renderPage } from '../prerender.tsx';
import { POLICIES } from './legal-words.ts';

const assets = {
  laterStyle: '/assets/later.css',
  landingScript: '/assets/landing.js',
  landingStyle: 'body{}',
  legalScript: '/assets/legal.js',
  legalStyle: 'body{}',
  promiseStyle: 'body{}',
  gateScript: '/assets/gate.js',
  gateStyle: 'body{}',
  serviceScript: '/assets/service.js',
  serviceStyle: 'body{}',
  courtyard: '',
  firstMoments: 'let now;',
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const english = (name: (typeof POLICIES)[number]) => textOf(renderPage(name, 'en', assets));

describe.each(POLICIES)('%s', (name) => {
  test.each(LANGS)('LEGAL-01 %s: links to all three, and says year, email and phone', (lang) => {
    const html = renderPage(name, lang, assets);
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
    for (const other of POLICIES) expect(footer).toContain(`href="/${other}"`);
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()}`);
    expect(html).toContain(`href="mailto:${knownBrand().email}"`);
    expect(textOf(html)).toContain(knownBrand().phone);
  });
});

describe('refund and cancellation policy', () => {
  const text = english('refund-cancellation-policy');
  const { cancellation, event, refund } = policy;

  test.each([
    `${event.advancePercent}% of the total in advance`,
    `${event.eventDayPercent}% on the event day`,
    `final ${event.completionPercent}% after completion`,
    `at least ${cancellation.freeHoursBefore} hours before the start, it is refunded in full`,
    `fee of up to ${cancellation.capPercent.futureDated}%`,
    `After that it costs up to ${cancellation.capPercent.sameDay}%`,
    `never more than ${cancellation.capPercent.noShow}%`,
    `to the original payment method within ${refund.workingDays.from}-${refund.workingDays.to} working days`,
    'completed services',
    'partial work that you have accepted',
    'consumables that have been delivered',
  ])('LEGAL-02 says: %s', (sentence) => expect(text).toContain(sentence));

  test.each(LANGS)(
    'LEGAL-02 %s: its tables name the fees that are charged, each in its row',
    (lang) => {
      const html = renderPage('refund-cancellation-policy', lang, assets);
      const { under24Hours, under3Hours, dispatched, arrived } = cancellation.feePercent;
      const fees = Array.from(html.matchAll(/<td[^>]*>(\d+)%<\/td>/g), ([, fee]) => Number(fee));
      expect(fees).toEqual([under24Hours, under3Hours, dispatched, arrived]);
    },
  );

  test('half the service price is what we pay for a failure after somebody has set out', () => {
    expect(text).toContain('or the time of the booking has come, it is half the service price');
    expect(cancellation.mirrorPercentAfterStart).toBe(50);
  });

  test('LEGAL-02 the figures are the specification’s', () => {
    expect([80, 10, 10, 24, 20, 50, 50, 7, 10]).toEqual([
      event.advancePercent,
      event.eventDayPercent,
      event.completionPercent,
      cancellation.freeHoursBefore,
      cancellation.capPercent.futureDated,
      cancellation.capPercent.sameDay,
      cancellation.capPercent.noShow,
      refund.workingDays.from,
      refund.workingDays.to,
    ]);
  });
});

describe('what the product does itself', () => {
  test.each(LANGS)('%s: the privacy policy and the terms lead to one’s own data', (lang) => {
    for (const name of ['privacy-policy', 'terms-of-service'] as const)
      expect(renderPage(name, lang, assets)).toContain('href="/main?my-data"');
  });

  test('the retention periods it states are those by which data is deleted', () => {
    const text = english('privacy-policy');
    expect(text).toContain(`for at least ${policy.moneyRecordsYears} financial years`);
    expect(text).toContain('Companies Act, 2013 (section 128)');
    expect(text).toContain(`listed for ${policy.messagesKeptDays} days`);
    expect(text).toContain(`Notifications are erased after ${policy.notificationsKeptDays} days`);
    expect(text).toContain(`after ${policy.callBackKeptDays} days at the latest`);
    expect(text).toContain(`erased after ${policy.visitPhotosKeptDays} days`);
    expect(text).toContain(`erased after ${policy.droppedPayeesKeptDays} days, unless pay`);
    expect(text).toContain(
      `only as long as that record: ${policy.moneyRecordsYears} financial years`,
    );
  });
});

describe('LEGAL-03', () => {
  test.each([
    ['privacy-policy', 'First published: June 30, 2025'],
    ['terms-of-service', 'First published: July 2025'],
    ['refund-cancellation-policy', 'First published: 7 July 2025'],
  ] as const)('LEGAL-03 %s: %s, beside the current version', (name, date) => {
    expect(english(name)).toContain(date);
    expect(english(name)).toContain('Current version: November 2026');
  });

  test.each(['privacy-policy', 'terms-of-service'] as const)(
    'LEGAL-03 %s is not for under-13s, and an account holder is 18 or older',
    (name) => {
      expect(english(name)).toContain('not for under-13s');
      expect(english(name)).toContain('18 or older');
    },
  );
});
