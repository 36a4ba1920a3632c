import { expect } from 'vitest';
import { startZone } from '#contract/ops/start-zone.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { expectAccessible } from './booking-page.ts';
import { type OpsStage, opsPage, staffOf, withoutPolling } from './of-staff.ts';
import { beAt, bringVisitTo } from './visit-under-way.ts';

/** Ravi, who is on the way to this visit, as the console's map and its list show them until they are at work. */
export async function watchOnMap(
  stage: OpsStage,
  { id, ravi }: { readonly id: string; readonly ravi: Client },
): Promise<void> {
  await beAt(ravi, id, 19.076, 72.862);
  const desk = await opsPage(stage, cast.meera.email, '', withoutPolling);
  await desk.getByRole('button', { name: 'Map', exact: true }).click();
  await desk.getByRole('button', { name: 'Karigars', exact: true }).click();
  const row = desk.getByRole('list', { name: 'Karigars' }).getByRole('link', { name: /^Ravi/ });
  await row.getByText('seen just now').waitFor();
  await row.getByText(/expected \d+:\d\d\s[AP]M to \d/).waitFor();
  await desk.locator('.o-city > svg .ways path').waitFor({ state: 'attached' });
  await desk.getByRole('img', { name: /On the way: 1; at work: 0/ }).waitFor();
  await startRain(stage);
  await desk.reload();
  await desk.getByRole('button', { name: 'Map', exact: true }).click();
  const zones = desk.getByRole('list', { name: 'Zone switches in force' });
  await zones.getByText(/^Heavy rain until/).waitFor();
  await desk.locator('.o-city > svg .zones path').waitFor({ state: 'attached' });
  await desk.getByRole('button', { name: 'Karigars', exact: true }).click();
  await zones.waitFor();
  await expectAccessible(desk);
  const mark = desk.locator('.o-city > svg .karigars path.way:not(.edge)');
  const before = await mark.getAttribute('d');
  await expect.poll(async () => (await beAt(ravi, id, 19.0771, 72.8631)).value?.kept).toBe(true);
  await expect.poll(() => mark.getAttribute('d')).not.toBe(before);
  // A telephone that has been silent for a while says where they were.
  await stage.product.db.query(`update positions set at = at - interval '4 minutes'`);
  await stage.product.db.query(`select pg_notify('aangan_live', 'day')`);
  await row.getByText('seen 4 min ago').waitFor();
  await desk.locator('.o-city > svg .karigars path.old').first().waitFor({ state: 'attached' });
  await bringVisitTo(stage.product, id, 'in_progress');
  await stage.product.db.query(`select pg_notify('aangan_live', 'day')`);
  const { rows: kept } = await stage.product.db.query('select from positions');
  expect(kept).toEqual([]);
  await row.focus();
  await desk.keyboard.press('Enter');
  await desk.waitForURL(`**/ops/bookings/${id}`);
  await desk.context().close();
}

/** Rain where nobody of the story is. */
async function startRain({ product }: OpsStage): Promise<void> {
  const meera = await staffOf(product, cast.meera.email);
  const text = 'Heavy rain in Bandra.';
  const started = await meera.call(startZone, {
    ...{ id: newId(), city: 'mumbai', pincodes: ['400050'], kind: 'rain', closed: false },
    from: toIndiaIso(Date.now() - MINUTE),
    until: toIndiaIso(Date.now() + HOUR),
    ...{ leadMinutes: 0, message: { en: text, hi: text, mr: text }, why: 'The streets are full.' },
  });
  expect(started.refusal).toBeUndefined();
}
