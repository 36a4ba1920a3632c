import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { simulatorSecrets } from '#server/adapters/gateway/simulator/secrets.ts';
import { codeHash, keysFrom } from './keys.ts';
import { newCode, sameHash } from './one-time-code.ts';
import { seal, unseal } from './seal.ts';
import { serverSecret } from './server-secret.ts';

const keys = keysFrom('a secret of at least thirty-two characters');
const otherKeys = keysFrom('another secret of thirty-two characters!');

test('a sealed value is read again with the same secret, for the same purpose only', () => {
  const sealed = seal(keys, { to: '+919820012345', code: '123456' }, 'message-1');
  expect(unseal(keys, sealed, 'message-1')).toEqual({ to: '+919820012345', code: '123456' });
  expect(unseal(keys, sealed, 'message-2')).toBeUndefined();
  expect(unseal(otherKeys, sealed, 'message-1')).toBeUndefined();
  expect(sealed.toString('latin1')).not.toContain('123456');
});

test('a sealed value that was changed or cut is not read', () => {
  const sealed = seal(keys, 'pay 100', 'm');
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed[sealed.length - 1] as number) ^ 1;
  expect(unseal(keys, changed, 'm')).toBeUndefined();
  expect(unseal(keys, sealed.subarray(0, 20), 'm')).toBeUndefined();
  expect(unseal(keys, Buffer.alloc(0), 'm')).toBeUndefined();
});

test('the same code looks different in every row and under every key', () => {
  expect(codeHash(keys, 'a', '123456')).toEqual(codeHash(keys, 'a', '123456'));
  expect(codeHash(keys, 'a', '123456')).not.toEqual(codeHash(keys, 'b', '123456'));
  expect(codeHash(keys, 'a', '123456')).not.toEqual(codeHash(otherKeys, 'a', '123456'));
});

test('no key of the server is another one of its keys', () => {
  const all = Object.values(keys).map((key) => key.toString('hex'));
  expect(new Set(all).size).toBe(all.length);
});

test('a code has six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('hashes of different lengths are different', () => {
  expect(sameHash(Buffer.from('ab'), Buffer.from('ab'))).toBe(true);
  expect(sameHash(Buffer.from('ab'), Buffer.from('abc'))).toBe(false);
});

test('a data folder has one secret, which only its owner reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-secret-'));
  const secret = serverSecret(folder);
  expect(secret).toHaveLength(43);
  expect(serverSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'house-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

test('a secret that another process is just writing is waited for, and an empty one is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-secret-'));
  const file = join(folder, 'house-secret');
  writeFileSync(file, '');
  expect(() => serverSecret(folder)).toThrow('holds no whole secret');

  const secret = 's'.repeat(43);
  spawn('sh', ['-c', `sleep 0.1; printf ${secret} > '${file}'`]);
  expect(serverSecret(folder)).toBe(secret);
  rmSync(folder, { recursive: true });
});

test('the sandbox and the server, whichever comes first, wait for the secrets they share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-secret-'));
  const shared = { apiKey: 'k'.repeat(32), webhookSecret: 'w'.repeat(43) };
  const file = join(folder, 'sandbox-simulator.json');
  writeFileSync(file, '');
  spawn('sh', ['-c', `sleep 0.1; printf '${JSON.stringify(shared)}' > '${file}'`]);
  expect(simulatorSecrets(folder, 'sandbox')).toEqual(shared);
  rmSync(folder, { recursive: true });
});
