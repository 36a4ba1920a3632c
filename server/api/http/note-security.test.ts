import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { securityKind } from './note-security.ts';

/** Nobody is let in by these, and nothing of an account changes. */
const NONE = new Set<string>([
  ...['askPasskey', 'beginPasskey', 'beginPasskeySignIn', 'endView', 'setLanguage'],
  ...[
    'checkGatePass',
    'listExpectedAtGate',
    'requestCallBack',
    'askForHelp',
    'readKarigarNotifications',
  ],
  ...['applyAsKarigar', 'sendDocument', 'sendTraining', 'appealPause'],
  ...['subscribeKarigarPush', 'unsubscribeKarigarPush'],
]);

test('whatever opens an account or changes who gets into it is a security event, or is named here as none', () => {
  const asked = operations.filter(
    ({ audience, method }) => method !== 'GET' && ['public', 'applicant'].includes(audience),
  );
  expect(asked.length).toBeGreaterThan(25);
  const silent = asked.filter((one) => securityKind(one, {}) === undefined);
  expect(silent.map(({ name }) => name).filter((name) => !NONE.has(name))).toEqual([]);
  expect([...NONE].filter((name) => !silent.some((one) => one.name === name))).toEqual([]);
});

test.each(['signInByPasskey', 'addPasskey', 'removePasskey', 'makeCalendarLink'])(
  '%s is one',
  (name) => {
    const operation = operations.find((one) => one.name === name);
    expect(operation && securityKind(operation, {})).toBeDefined();
  },
);

test('an act of operations is one; a screen that says what it shows is none', () => {
  const kinds = ['pauseKarigar', 'watchFile', 'watchCase'].map((wanted) => {
    const operation = operations.find(({ name }) => name === wanted);
    return operation && [operation.name, securityKind(operation, {})];
  });
  expect(kinds).toEqual([
    ['pauseKarigar', 'act-of-operations'],
    ['watchFile', undefined],
    ['watchCase', undefined],
  ]);
});
