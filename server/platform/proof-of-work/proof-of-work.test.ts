import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { openDemandCounter } from './demand.ts';
import { checkSolution, type IssuedChallenge, issueChallenge } from './proof-of-work.ts';

const secret = Buffer.from('a key of thirty-two bytes, or so');
const now = 1_800_000_000_000;
const order = { purpose: 'sign-up', until: now + 60_000, effort: 1 };
const written = (given: unknown): string => Buffer.from(JSON.stringify(given)).toString('base64');

async function solve(challenge: IssuedChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('Not solved');
  return { challenge, solution };
}

test('work that was done is accepted, for its purpose and in its time', async () => {
  const challenge = await issueChallenge(secret, order);
  const payload = written(await solve(challenge));
  const { nonce } = challenge.parameters;
  const asked = { purpose: 'sign-up', now };
  expect(await checkSolution(secret, payload, asked)).toEqual({ nonce, until: order.until });
  expect(await checkSolution(secret, payload, { ...asked, purpose: 'reset' })).toBeUndefined();
  expect(await checkSolution(secret, payload, { ...asked, now: order.until })).toBeUndefined();
  expect(await checkSolution(Buffer.from('another key'), payload, asked)).toBeUndefined();
});

test('an answer without the work is refused', async () => {
  const challenge = await issueChallenge(secret, order);
  const { solution } = await solve(challenge);
  const { parameters, signature } = challenge;
  const forged: unknown[] = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    { challenge, solution: { counter: 0 } },
    { challenge },
    { challenge: { parameters }, solution },
    { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
    {
      challenge: {
        parameters: { ...parameters, data: { purpose: 'sign-up', until: now * 2 } },
        signature,
      },
      solution,
    },
    { challenge: { parameters: { ...parameters, keySignature: undefined }, signature }, solution },
    null,
    'solved',
  ];
  for (const given of forged) {
    const answer = await checkSolution(secret, written(given), { purpose: 'sign-up', now });
    expect(answer, JSON.stringify(given)).toBeUndefined();
  }
  expect(await checkSolution(secret, 'not base64 {', { purpose: 'sign-up', now })).toBeUndefined();
});

test('the work varies by a factor of two at most, and grows with the effort', async () => {
  const counters = async (effort: number) =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        const { solution } = await solve(await issueChallenge(secret, { ...order, effort }));
        return solution.counter;
      }),
    );
  for (const counter of await counters(1)) {
    expect(counter).toBeGreaterThanOrEqual(50);
    expect(counter).toBeLessThan(100);
  }
  for (const counter of await counters(4)) expect(counter).toBeGreaterThanOrEqual(200);
});

test('demand is that of the last minute, of each asker and of all', () => {
  const demand = openDemandCounter();
  for (let times = 1; times <= 9; times += 1) demand.count('a', 0);
  expect(demand.count('a', 1_000)).toEqual({ ofAsker: 10, ofAll: 10 });
  expect(demand.count('b', 2_000)).toEqual({ ofAsker: 1, ofAll: 11 });
  // Half of the next minute has passed, so half of the last one still counts.
  expect(demand.count('a', 90_000)).toEqual({ ofAsker: 6, ofAll: 6.5 });
  expect(demand.count('a', 300_000)).toEqual({ ofAsker: 1, ofAll: 1 });
});
