import { expect, test, vi } from 'vitest';
import { withOption } from './following-choices.ts';

vi.stubGlobal('location', { href: 'https://aangan.test/services/house-cleaning' });

test('a choice that is undone leaves an empty option in the address, which the dialog takes before what it remembers', () => {
  const chosen = withOption('/main?book=house-cleaning&option=', 'bhk-3.fridge');
  expect(chosen).toBe('/main?book=house-cleaning&option=bhk-3.fridge');
  expect(withOption(chosen, '')).toBe('/main?book=house-cleaning&option=');
});
