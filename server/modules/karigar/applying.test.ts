import { describe, expect, test } from 'vitest';
import {
  type ApplicationForm,
  areComplete,
  decideApplying,
  decideDecision,
  decideShowing,
} from './applying.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const form: ApplicationForm = {
  fullName: 'Farida Khan',
  bornOn: '1990-04-01',
  address: {
    street: '4 Kurla Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400069',
    landmark: '',
  },
  serviceIds: [3],
  identityKind: 'pan',
  identityEnding: '234F',
  upiAddress: 'farida@okbank',
};
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal?.code;

describe('applying', () => {
  test.each([
    [undefined, 'accepted'],
    ['applied', 'accepted'],
    ['refused', 'accepted'],
    ['left', 'accepted'],
    ['documents', 'application-closed'],
    ['checked', 'application-closed'],
    ['active', 'application-closed'],
  ] as const)('with an application that is %s: %s', (state, answer) => {
    expect(codeOf(decideApplying(form, state, NOW))).toBe(answer);
  });

  test('is for whoever is eighteen today, not tomorrow', () => {
    const born = (bornOn: string) => codeOf(decideApplying({ ...form, bornOn }, undefined, NOW));
    expect(born('2008-11-21')).toBe('accepted');
    expect(born('2008-11-22')).toBe('too-young');
  });

  test('wants one whole way to be paid', () => {
    const { upiAddress: _, ...without } = form;
    const paid = (part: object) =>
      codeOf(decideApplying({ ...without, ...part } as ApplicationForm, undefined, NOW));
    expect(paid({})).toBe('payee-missing');
    expect(paid({ bankAccount: '123456789' })).toBe('payee-missing');
    expect(paid({ bankAccount: '123456789', ifsc: 'SBIN0001234' })).toBe('accepted');
  });
});

describe('documents', () => {
  test('are shown by whoever has applied, and exchanged by nobody while they are looked at', () => {
    const shown = [{ kind: 'identity', state: 'sent' }] as const;
    expect(codeOf(decideShowing(undefined, 'identity', []))).toBe('apply-first');
    expect(codeOf(decideShowing('applied', 'identity', shown))).toBe('accepted');
    expect(codeOf(decideShowing('documents', 'identity', shown))).toBe('application-closed');
    // The one that need not be may follow the last of those that must.
    expect(codeOf(decideShowing('documents', 'training', shown))).toBe('accepted');
    expect(codeOf(decideShowing('checked', 'training', shown))).toBe('application-closed');
  });

  test('are complete with the four that everybody needs, none of them returned', () => {
    const all = ['portrait', 'identity', 'address', 'payee'] as const;
    const sent = all.map((kind) => ({ kind, state: 'sent' as const }));
    expect(areComplete(sent)).toBe(true);
    expect(areComplete(sent.slice(1))).toBe(false);
    expect(areComplete([...sent.slice(1), { kind: 'portrait', state: 'returned' }])).toBe(false);
  });
});

describe('deciding', () => {
  test.each([
    ['documents', 'check', 'checked'],
    ['checked', 'activate', 'active'],
    ['documents', 'return', 'applied'],
    ['checked', 'return', 'applied'],
    ['applied', 'refuse', 'refused'],
  ] as const)('an application that is %s: %s leads to %s', (state, decision, next) => {
    expect(decideDecision(state, decision)).toEqual({ ok: true, value: next });
  });

  test.each([
    ['applied', 'activate'],
    ['documents', 'activate'],
    ['active', 'refuse'],
    ['left', 'activate'],
  ] as const)('nobody who is %s can be decided on by: %s', (state, decision) => {
    expect(codeOf(decideDecision(state, decision))).toBe('decision-not-possible');
  });
});
