import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './booking-page.ts';

declare global {
  interface Window {
    /** The times this page has made a sound. */
    sounds?: number;
  }
}

/** Runs in the page, before anything else there. */
export function countSounds(): void {
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor() {
      super();
      window.sounds = (window.sounds ?? 0) + 1;
    }
  };
}

/** The sounds of all these pages together. */
export async function soundsIn(tabs: readonly Page[]): Promise<number> {
  const each = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.sounds ?? 0)));
  return each.reduce((sum, one) => sum + one);
}

/** The question opens in one tab alone, and put aside it opens in no other, but stands in each. */
export async function toldInOneOf(tabs: readonly Page[], later: string): Promise<void> {
  const counts = () => Promise.all(tabs.map((tab) => tab.locator('.asked-now').count()));
  await expect.poll(async () => Math.max(...(await counts()))).toBe(1);
  const tab = tabs[(await counts()).indexOf(1)];
  if (tab) await expectAccessible(tab);
  await tab?.getByRole('button', { name: later }).click();
  const stands = (one: Page) => one.locator('.waiting-bar, .need.extra-work').first().waitFor();
  await Promise.all(tabs.map(stands));
  expect(Math.max(...(await counts()))).toBe(0);
}
