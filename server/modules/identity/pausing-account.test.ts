import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import {
  type AccountPause,
  decideAccount,
  decideAccountAppeal,
  decideClosing,
  decideHearing,
} from './pausing-account.ts';

const NOW = 1_764_000_000_000;
const pause = (more: Partial<AccountPause> = {}): AccountPause => ({
  ...{ id: 'p', userId: 'asha', kind: 'pause', closedBy: 'meera', endsAt: NOW + 72 * HOUR },
  ...{ decision: null, decidedBy: null, appeal: null, appealGranted: null, reopenedAt: null },
  ...more,
});
const code = (outcome: { ok: true } | { ok: false; refusal: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal.code;

test('a pause of a customer ends by itself after 72 hours, and nobody who has not asked for it is closed at once', () => {
  expect(decideClosing({ kind: 'pause', reason: 'misuse' }, NOW)).toMatchObject({
    value: { endsAt: NOW + 72 * HOUR },
  });
  expect(code(decideClosing({ kind: 'close', reason: 'misuse' }, NOW))).toBe(
    'close-needs-decision',
  );
  expect(decideClosing({ kind: 'close', reason: 'asked' }, NOW)).toMatchObject({
    value: { endsAt: null },
  });
});

test('decided, a pause lasts for some days more or the account stays closed; nobody decides on their own', () => {
  const decide = (decision: 'stay' | 'close', by = 'leela', of = pause()) =>
    decideAccount(of, { decision, days: 7, by }, NOW);
  expect(decide('stay')).toMatchObject({ value: { endsAt: NOW + 7 * DAY } });
  expect(decide('close')).toMatchObject({ value: { endsAt: null } });
  expect(code(decide('stay', 'asha'))).toBe('own-account');
  expect(code(decide('stay', 'leela', pause({ reopenedAt: NOW })))).toBe('pause-over');
});

test('an appeal is heard once and answered by somebody who has neither paused nor decided', () => {
  expect(code(decideHearing(pause(), 'meera'))).toBe('accepted');
  expect(code(decideHearing(pause({ appeal: 'I was at home.' }), 'meera'))).toBe('appeal-recorded');
  const appealed = pause({ appeal: 'I was at home.', decidedBy: 'leela' });
  expect(code(decideAccountAppeal(appealed, 'meera'))).toBe('appeal-by-another');
  expect(code(decideAccountAppeal(appealed, 'leela'))).toBe('appeal-by-another');
  expect(code(decideAccountAppeal(appealed, 'asha'))).toBe('own-account');
  expect(code(decideAccountAppeal(appealed, 'suresh'))).toBe('accepted');
  expect(code(decideAccountAppeal(pause(), 'suresh'))).toBe('no-appeal');
  expect(code(decideAccountAppeal({ ...appealed, appealGranted: false }, 'suresh'))).toBe(
    'appeal-decided',
  );
});
