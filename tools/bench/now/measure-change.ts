import type { Page } from 'playwright';
import { toRows } from '#contract/columns.ts';
import { callOffBooking } from '#contract/ops/call-off-booking.ts';
import { readDay } from '#contract/ops/read-day.ts';
import { dateInIndia } from '#kernel/time.ts';
import type { Client } from '#testing/client.ts';

/** Odd, so that there is a middle one. */
const CHANGES = 5;
const PAUSE_MS = 1_000;

/** Milliseconds from a colleague's act being sent until the screen shows its result; the counter of bookings falls by one. */
export async function measureChanges(page: Page, client: Client): Promise<number[]> {
  const { value } = await client.call(readDay, { date: dateInIndia(Date.now()) });
  if (!value) throw new Error('The day was not read');
  const open = toRows(value.visits).filter((one) => one.status === 'assigned' && one.leads);
  const seenMs: number[] = [];
  for (const { id } of open.slice(0, CHANGES)) {
    const counter = page.locator('.o-count .fig').first();
    const before = await counter.textContent();
    const began = Date.now();
    const called = client.call(callOffBooking, { id, why: 'Measured.' });
    const shown = await page.waitForFunction(
      (text) =>
        document.querySelector('.o-count .fig')?.textContent === text ? false : Date.now(),
      before,
      { polling: 'raf', timeout: 30_000 },
    );
    seenMs.push(((await shown.jsonValue()) as number) - began);
    const { refusal } = await called;
    if (refusal) throw new Error(`Not called off: ${refusal.code}`);
    await page.waitForTimeout(PAUSE_MS);
  }
  return seenMs;
}
