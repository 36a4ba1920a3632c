import { describe, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { decideJoin, isOfItsMobileAlone, type Joinable } from './joining.ts';
import { decideEntrance, type ExternalIdentity, inOurFields } from './linking.ts';
import { lockedUntil } from './profile-lock.ts';
import { canBeReached } from './reachable.ts';
import { isTooWeak } from './weak-password.ts';

const MOBILE = '+919820012345';
const mine: Joinable = {
  id: 'mine',
  mobile: MOBILE,
  mobileProven: true,
  emailProven: false,
  hasEmail: false,
  hasPassword: false,
  identities: 0,
  disabled: false,
  roles: ['customer'],
};
const claiming: Joinable = {
  ...mine,
  id: 'claiming',
  mobileProven: false,
  hasEmail: true,
  hasPassword: true,
};

describe('joining', () => {
  test('an account of a mobile alone joins one that claims the mobile', () => {
    expect(decideJoin(mine, claiming)).toEqual({ ok: true, value: undefined });
  });

  test.each<[string, Partial<Joinable>, Partial<Joinable>]>([
    ['one’s own account', { id: 'claiming' }, {}],
    ['the mobile not proven', { mobileProven: false }, {}],
    ['a password of its own', { hasPassword: true }, {}],
    ['an address of its own', { hasEmail: true }, {}],
    ['an account elsewhere linked to it', { identities: 1 }, {}],
    ['disabled', { disabled: true }, {}],
    ['an account of operations', { roles: ['customer', 'ops'] }, {}],
    ['another mobile claimed', {}, { mobile: '+919820012346' }],
    ['no mobile claimed', {}, { mobile: null }],
    ['a mobile proven there already', {}, { mobileProven: true }],
    ['a disabled account', {}, { disabled: true }],
  ])('not: %s', (_, mineChanged, claimingChanged) => {
    const decision = decideJoin({ ...mine, ...mineChanged }, { ...claiming, ...claimingChanged });
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'nothing-to-join' } });
  });

  test('a Karigar’s account is never of its mobile alone', () => {
    expect(isOfItsMobileAlone({ ...mine, roles: ['karigar'] })).toBe(false);
  });
});

describe('entering from elsewhere', () => {
  const foreign: ExternalIdentity = {
    provider: 'google',
    subject: '1',
    fullName: 'Nisha',
    email: 'nisha@example.com',
    emailVerified: true,
  };
  const owner = { id: 'owner', disabled: false, emailProven: true };
  const nobody = { linked: undefined, sameEmail: undefined };
  const codeOf = (...given: Parameters<typeof decideEntrance>) => {
    const decision = decideEntrance(...given);
    return decision.ok ? decision.value : decision.refusal.code;
  };

  test('the link decides, whatever the address says today', () => {
    const linked = { id: 'linked', disabled: false };
    expect(codeOf(foreign, { linked, sameEmail: owner })).toEqual({ kind: 'enter', id: 'linked' });
    expect(codeOf(foreign, { linked: { ...linked, disabled: true }, sameEmail: owner })).toBe(
      'user-disabled',
    );
  });

  test.each([
    [true, true, { kind: 'link', id: 'owner' }],
    [true, false, 'account-exists-with-different-credential'],
    [false, true, 'account-exists-with-different-credential'],
    [false, false, 'account-exists-with-different-credential'],
  ])(
    'the same address, verified there %s and proven here %s',
    (emailVerified, emailProven, expected) => {
      const sameEmail = { ...owner, emailProven };
      expect(codeOf({ ...foreign, emailVerified }, { ...nobody, sameEmail })).toEqual(expected);
    },
  );

  test('somebody new keeps his address only if it is verified', () => {
    expect(codeOf(foreign, nobody)).toEqual({ kind: 'make', email: 'nisha@example.com' });
    expect(codeOf({ ...foreign, emailVerified: false }, nobody)).toEqual({
      kind: 'make',
      email: null,
    });
  });

  test('that an account is disabled is told only to whoever owns its address', () => {
    const sameEmail = { ...owner, disabled: true };
    expect(codeOf(foreign, { ...nobody, sameEmail })).toBe('user-disabled');
    expect(codeOf({ ...foreign, emailVerified: false }, { ...nobody, sameEmail })).toBe(
      'account-exists-with-different-credential',
    );
  });
});

test.each([
  ['+919820012345', false, true],
  ['+916000000000', false, true],
  ['+915000000001', false, false],
  ['+915000000001', true, true],
  ['+914000000001', true, false],
  ['+9198200123456', true, false],
])(
  'R14 %s can be reached, where messages stay here %s: %s',
  (mobile, messagesStayHere, expected) => {
    expect(canBeReached(mobile, { messagesStayHere })).toBe(expected);
  },
);

test('R8 a profile is locked for 24 hours after an edit, to the millisecond, and never before the first', () => {
  const edited = 1_800_000_000_000;
  expect(lockedUntil(null, edited)).toBeUndefined();
  expect(lockedUntil(edited, edited + DAY - 1)).toBe(edited + DAY);
  expect(lockedUntil(edited, edited + DAY)).toBeUndefined();
});

test.each([
  ['password123', true],
  ['PASSWORD@123', true],
  ['aaaaaaaaaa', true],
  ['९९९९९९९९', true],
  ['asha@example.com', true],
  ['9820012345', true],
  ['919820012345', true],
  ['Asha Kulkarni', true],
  ['ashakulkarni', true],
  ['Aangan@2026', true],
  ['Chandani@2026', false],
  ['correct horse battery', false],
])('%s is too weak: %s', (password, expected) => {
  const known = { fullName: 'Asha Kulkarni', email: 'asha@example.com', mobile: MOBILE };
  expect(isTooWeak(password, known)).toBe(expected);
});

describe('what another company says of somebody', () => {
  const said: ExternalIdentity = {
    provider: 'google',
    subject: '7',
    fullName: '  Farida Khan ',
    email: 'Farida@Example.com',
    emailVerified: true,
  };

  test('is taken as our own forms would take it', () => {
    expect(inOurFields(said)).toEqual({
      ...said,
      fullName: 'Farida Khan',
      email: 'farida@example.com',
    });
  });

  test.each(['a\u0000b', 'Far\u202eida', 'x', 'y'.repeat(300)])(
    'a name like %j is none',
    (fullName) => {
      expect(inOurFields({ ...said, fullName }).fullName).toBeNull();
    },
  );

  test.each(['nobody', 'a@b.example\r\nBcc: c@d.example', 'a\u0000@b.example'])(
    'an address like %j is none, and not verified',
    (email) => {
      expect(inOurFields({ ...said, email })).toMatchObject({ email: null, emailVerified: false });
    },
  );
});
