import { expect, test } from 'vitest';
import { DECOY_HASH, hashSecret, isOutdated, verifySecret } from './argon2id.ts';

test('a hash is a PHC string that only its own secret opens', async () => {
  const phc = await hashSecret('Aangan@2026');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifySecret('Aangan@2026', phc)).toBe(true);
  expect(await verifySecret('aangan@2026', phc)).toBe(false);
  expect(await hashSecret('Aangan@2026')).not.toBe(phc);
});

test('hashes made by other implementations are verified', async () => {
  // The test vector of the reference implementation, phc-winner-argon2.
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifySecret('password', reference)).toBe(true);
  expect(await verifySecret('passwort', reference)).toBe(false);
});

test('a hash of another cost is outdated, one of today is not', async () => {
  expect(isOutdated(await hashSecret('x'))).toBe(false);
  expect(isOutdated(DECOY_HASH)).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1a')).toBe(true);
});

test('a stored text that is no hash is a fault, not a wrong password', async () => {
  await expect(verifySecret('x', 'plain')).rejects.toThrow('not an argon2id');
});
