import { describe, expect, test } from 'vitest';
import { notificationsOf } from './notifications-of.ts';

describe('BOOK-11 what a customer is told of their booking', () => {
  test.each([
    ['a cash booking is confirmed at once', 'BookingPlaced', { firm: true }, ['booking-confirmed']],
    ['an unpaid one is not', 'BookingPlaced', { firm: false }, []],
    [
      'the payment that makes it firm confirms it',
      'PaymentSettled',
      { becameFirm: true },
      ['payment-received', 'booking-confirmed'],
    ],
    [
      'a later instalment is a receipt',
      'PaymentSettled',
      { becameFirm: false },
      ['payment-received'],
    ],
    ['a hold that ran out', 'BookingExpired', {}, ['booking-expired']],
    [
      'a late payment whose slot was still free',
      'BookingReseated',
      {},
      ['payment-received', 'booking-reseated'],
    ],
    ['money that goes back by itself', 'PaymentReturned', {}, ['payment-returned']],
    ['a refund on its way', 'RefundInitiated', { tries: 1 }, ['refund-started']],
    ['a second try is our own trouble', 'RefundInitiated', { tries: 2 }, []],
    [
      'returned money that they have heard of already',
      'RefundInitiated',
      { tries: 1, returned: true },
      [],
    ],
    ['a refund that has arrived', 'RefundCredited', {}, ['refund-credited']],
    ['a refund that is tried again', 'RefundFailed', { final: false, asCredit: false }, []],
    ['one that became credit', 'RefundFailed', { asCredit: true }, ['refund-as-credit']],
    ['a payout that has arrived', 'PayoutPaid', {}, ['payout-paid']],
    ['one that is tried again', 'PayoutFailed', { final: false }, []],
    ['one that became credit again', 'PayoutFailed', { final: true }, ['payout-returned']],
    ['who will come', 'KarigarAssigned', {}, ['karigar-assigned']],
    ['somebody else comes', 'KarigarReplaced', {}, ['karigar-changed']],
    [
      'work that is paid by the link',
      'WorkFinished',
      { amountPaise: 5 },
      ['work-done', 'payment-due'],
    ],
    ['work that was paid', 'WorkFinished', {}, ['work-done']],
    ['who has set out', 'KarigarDispatched', {}, ['on-the-way']],
    ['nobody found an hour before', 'NobodyAssignedYet', {}, ['nobody-yet']],
    ['who will be late', 'VisitRunsLate', {}, ['runs-late']],
    ['who is not heard of', 'KarigarSilent', {}, ['runs-late']],
    ['a delay they know of', 'KarigarSilent', { known: true }, []],
    ['N13 their area does not run as usual', 'VisitInZone', {}, ['zone-begins']],
    ['N13 it does again', 'VisitOutOfZone', {}, ['zone-over']],
    ['what the Karigar says to them', 'SaidAtVisit', { by: 'karigar' }, ['karigar-says']],
    ['what they have said themselves', 'SaidAtVisit', { by: 'customer' }, []],
    ['what concerns nobody', 'PaymentBegun', {}, []],
  ])('%s', (_, type, data, kinds) => {
    expect(notificationsOf(type, data)).toEqual(kinds);
  });
});
