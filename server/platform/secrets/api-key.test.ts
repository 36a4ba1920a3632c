import { expect, test } from 'vitest';
import { looksLikeApiKey, newApiKey } from './api-key.ts';

test('a key is known by its name and its checksum, as the manual says', () => {
  const key = newApiKey();
  expect(key).toMatch(/^aangan_key_[0-9a-f]{56}$/);
  expect(looksLikeApiKey(key)).toBe(true);
  expect(newApiKey()).not.toBe(key);
});

test.each([
  ['nothing', () => ''],
  ['another name', (key: string) => key.replace('aangan', 'someone')],
  ['a letter that was mistyped', (key: string) => `${key.slice(0, 20)}x${key.slice(21)}`],
  ['two digits that changed places', swapped],
  ['one letter too many', (key: string) => `${key}0`],
])('%s is no key', (_, spoiled) => {
  expect(looksLikeApiKey(spoiled(newApiKey()))).toBe(false);
});

function swapped(key: string): string {
  const at = [...key].findIndex((one, index) => index > 10 && one !== key[index + 1]);
  return key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2);
}
