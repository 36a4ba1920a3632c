import { expect, test } from 'vitest';
import { isDatabaseAway, TooBusy } from './faults.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['the disk is full', coded('53100')],
  ['the database only reads', coded('25006')],
  ['the statement took too long', coded('57014')],
  ['a lock is not to be had', coded('55P03')],
  ['too many connections', coded('53300')],
  ['it is shutting down', coded('57P01')],
  ['it is starting', coded('57P03')],
  ['the connection broke', coded('08006')],
  ['nobody listens', coded('ECONNREFUSED')],
  ['the pool has none to give', new Error('timeout exceeded when trying to connect')],
  ['it broke on the way', new Error('Connection terminated unexpectedly')],
  [
    'the driver found it broken',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['no answer on the line', new Error('Query read timeout')],
  ['our own queue is too long', new TooBusy()],
])('asked again later it may work: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a constraint', coded('23505')],
  ['a mistake of ours', coded('42703')],
  ['a deadlock', coded('40P01')],
  ['a bug', new TypeError('x is not a function')],
  ['nothing', undefined],
])('asked again it fails again: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
