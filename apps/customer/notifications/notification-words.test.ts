import { describe, expect, test } from 'vitest';
import type { NotificationView } from '#contract/customer/notification.ts';
import { type Lang, loadWords } from '#i18n/index.ts';
import { wordsOf } from './notification-words.ts';

const told = async (lang: Lang, differences: Partial<NotificationView> = {}) =>
  wordsOf(
    {
      id: '01936f00-0000-7000-8000-00000000000a',
      kind: 'booking-confirmed',
      params: {
        bookingId: '01936f00-0000-7000-8000-00000000000b',
        reference: 'AGN-7F3K-21',
        serviceSlug: 'plumbing',
        serviceName: 'Plumbing',
        startsAt: Date.parse('2026-11-21T16:00:00+05:30'),
        amountPaise: 2_500_000,
      },
      at: '2026-11-21T23:58:00+05:30',
      read: false,
      ...differences,
    },
    await loadWords(lang),
    lang,
  );

describe('what the bell says', () => {
  test('in English', async () => {
    expect(await told('en')).toEqual({
      title: 'Booking Confirmed',
      message: 'Plumbing, Sat, 21 Nov, 4:00\u00a0PM. Your confirmation code is AGN-7F3K-21.',
      time: '21 Nov, 11:58\u00a0PM',
    });
  });

  test.each(['hi', 'mr'] as const)('in %s: the service, the day and the hour too', async (lang) => {
    const { title, message, time } = await told(lang);
    expect(title).not.toBe('Booking Confirmed');
    expect(message).toContain('AGN-7F3K-21');
    expect(message).toContain('4:00\u00a0PM');
    expect(message).not.toContain('Plumbing');
    expect(time).toMatch(/^21 .*, 11:58\u00a0PM$/);
  });

  test('money as on a bill', async () => {
    const { message } = await told('en', { kind: 'refund-credited' });
    expect(message).toBe('₹25,000 for Plumbing has been credited to you.');
  });

  test('a service that is no longer in the catalogue keeps the name it had', async () => {
    const params = { serviceSlug: 'gone', serviceName: 'Rangoli Drawing', amountPaise: 100 };
    const { message } = await told('hi', { kind: 'payment-received', params });
    expect(message).toContain('Rangoli Drawing');
  });
});
