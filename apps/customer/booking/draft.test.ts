import { describe, expect, test } from 'vitest';
import {
  briefingOf,
  canOpen,
  type Draft,
  draftOfAgain,
  emptyDraft,
  isComplete,
  NO_ADDRESS,
  NO_NOTE,
  openableStep,
  pincodeDigits,
  slotPincode,
  withAddressOption,
  withPincode,
} from './draft.ts';

const home = {
  street: 'Flat 702, Sahyadri Heights',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400076',
  landmark: '',
};
const filled: Draft = {
  slug: 'plumbing',
  step: 'pay',
  option: null,
  date: '2026-11-22',
  time: '04:00 PM',
  address: home,
  method: 'cash',
  note: { work: '', access: '', atHome: '' },
};

test.each([
  ['2026-11-25', '2026-11-28'],
  ['2026-11-26', '2026-11-28'],
  ['2026-11-27', '2026-12-05'],
])(
  'booked again on %s, the visit of a Saturday stands ready to be confirmed for %s',
  (today, date) => {
    const before = {
      ...filled,
      date: '2026-11-21',
      time: '11:00 AM',
      paymentMethod: 'upi',
    } as const;
    const draft = draftOfAgain('plumbing', { ...before, option: 'flush' }, today);
    expect(draft).toMatchObject({
      ...{ date, time: '11:00 AM', option: 'flush', method: 'upi', address: home },
    });
    expect(openableStep(draft.step, draft, false)).toBe('pay');
  },
);

describe('what a step needs', () => {
  test('BOOK-03 step 1 needs a date and a time', () => {
    expect(isComplete('when', filled, false)).toBe(true);
    expect(isComplete('when', { ...filled, date: null }, false)).toBe(false);
    expect(isComplete('when', { ...filled, time: null }, false)).toBe(false);
  });

  test('a service with options needs one of them', () => {
    expect(isComplete('when', filled, true)).toBe(false);
    expect(isComplete('when', { ...filled, option: 'food' }, true)).toBe(true);
  });

  test.each(['street', 'city', 'state', 'pincode'] as const)('BOOK-06 step 2 needs %s', (field) => {
    expect(isComplete('where', filled, false)).toBe(true);
    expect(isComplete('where', { ...filled, address: { ...home, [field]: '  ' } }, false)).toBe(
      false,
    );
  });

  test('BOOK-06 the landmark is optional', () => {
    expect(isComplete('where', { ...filled, address: { ...home, landmark: '' } }, false)).toBe(
      true,
    );
  });

  test('BOOK-06 a pincode of five digits is not complete', () => {
    expect(isComplete('where', { ...filled, address: { ...home, pincode: '40007' } }, false)).toBe(
      false,
    );
  });

  test('BOOK-07 step 3 needs a payment method', () => {
    expect(isComplete('pay', { ...filled, method: null }, false)).toBe(false);
    for (const method of ['upi', 'card', 'cash'] as const) {
      expect(isComplete('pay', { ...filled, method }, false)).toBe(true);
    }
  });
});

describe('going from step to step', () => {
  test('BOOK-02 a step opens only when the ones before it are complete', () => {
    expect(canOpen('when', emptyDraft('plumbing', null), false)).toBe(true);
    expect(canOpen('where', emptyDraft('plumbing', null), false)).toBe(false);
    expect(canOpen('pay', { ...filled, time: null }, false)).toBe(false);
    expect(canOpen('pay', filled, false)).toBe(true);
  });

  test('a draft that lost its time falls back to the step that asks for it', () => {
    expect(openableStep('pay', filled, false)).toBe('pay');
    expect(openableStep('pay', { ...filled, time: null }, false)).toBe('when');
    const noStreet = { ...filled, address: { ...home, street: '' } };
    expect(openableStep('pay', noStreet, false)).toBe('where');
  });
});

describe('the pincode', () => {
  test('BOOK-06 takes digits only, six at most', () => {
    expect(pincodeDigits('4000-76')).toBe('400076');
    expect(pincodeDigits(' 400 076 99')).toBe('400076');
    expect(pincodeDigits('abc')).toBe('');
  });

  test('while it is being typed, slots stand for the whole city', () => {
    expect(slotPincode({ ...filled, address: { ...home, pincode: '4000' } })).toBeUndefined();
    expect(slotPincode(filled)).toBe('400076');
  });

  test('another pincode drops the street of the last address, never one that was typed', () => {
    const fromLast = emptyDraft('plumbing', home);
    expect(withPincode(fromLast, '400014', home).address).toMatchObject({
      street: '',
      pincode: '400014',
      city: 'Mumbai',
    });
    const typed = { ...fromLast, address: { ...home, street: 'B-4, Shivkunj' } };
    expect(withPincode(typed, '400014', home).address.street).toBe('B-4, Shivkunj');
  });
});

test.each([
  ['an option of the address', 'bhk-2', true, 'bhk-2'],
  ['an address without any', null, true, 'bhk-3.fridge'],
  ['an address where everything was undone', '', true, null],
  ['the same address after a reload', '', false, 'bhk-3.fridge'],
])('what is remembered of the choice, with %s', (_, option, isFirstLook, kept) => {
  const draft = { ...filled, option: 'bhk-3.fridge' };
  expect(withAddressOption(draft, option, isFirstLook).option).toBe(kept);
});

describe('the note beside a booking', () => {
  const savita = { ...NO_NOTE, atHome: ' Savita ', atHomeMobile: '+919820077332' };
  const pin = { latitude: 19.02, longitude: 72.84, pincode: '400014' };
  const at = (pincode: string) => ({ ...NO_ADDRESS, pincode });

  test('carries the number with the name, and the pin where it was set', () => {
    const sent = briefingOf({ note: { ...savita, tellAtGate: true, pin }, address: at('400014') });
    const { pincode: _, ...spot } = pin;
    expect(sent).toEqual({ ...savita, atHome: 'Savita', tellAtGate: true, pin: spot });
  });

  test('carries no number of nobody, no half a number, and no pin of another home', () => {
    const nobody = briefingOf({ note: { ...savita, atHome: ' ', pin }, address: at('400069') });
    expect(nobody).toEqual(NO_NOTE);
    const half = { ...savita, atHomeMobile: '+9198200' };
    expect(briefingOf({ note: half, address: at('400014') })).not.toHaveProperty('atHomeMobile');
  });

  test('holds the address up while a number is half typed', () => {
    const draft = { ...filled, note: { ...savita, atHomeMobile: '+9198200' } };
    expect(isComplete('where', draft, false)).toBe(false);
    expect(isComplete('where', { ...draft, note: savita }, false)).toBe(true);
  });
});
