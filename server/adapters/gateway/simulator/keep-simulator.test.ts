import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { claimPorts } from '#testing/ports.ts';
import { createSandboxClient } from '../sandbox/client.ts';
import { keepSimulator } from './keep-simulator.ts';
import { simulatorSecrets } from './secrets.ts';

test('a simulated gateway is a process of its own: shared, restarted, with its orders kept', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-sandbox-'));
  const ports = await claimPorts();
  const secrets = simulatorSecrets(dataFolder, 'sandbox');
  const options = {
    provider: 'sandbox' as const,
    controlKey: secrets.controlKey,
    port: ports.first,
    host: '127.0.0.1',
    dataFolder,
    webhookUrl: 'http://127.0.0.1:9/',
    shopName: 'Chowk & Sons',
  };
  const client = createSandboxClient({ ...secrets, url: `http://localhost:${options.port}` });
  const first = keepSimulator(options);
  await first.ready;
  const orderReference = newId();
  const created = await client.createOrder({
    orderReference,
    amountPaise: 60_000,
    instrument: 'upi',
    redirectUrl: 'http://localhost:4200/',
    lifetimeSeconds: 900,
    description: 'Electrical Repairs',
  });
  const payUrl = created.state === 'created' ? created.payUrl : '';
  // The page says who sells: the brand of whoever started it.
  expect(await (await fetch(payUrl)).text()).toContain('Chowk &amp; Sons <span>');
  await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay', webhook: 'never' }),
  });
  const paid = await client.askOrder(orderReference);
  expect(paid).toMatchObject({ state: 'completed' });

  const second = keepSimulator(options);
  await second.ready;
  await first.stop();
  await expect.poll(() => client.askOrder(orderReference)).toEqual(paid);
  await second.stop();
  expect(await client.askOrder(orderReference)).toMatchObject({ state: 'unknown' });
  rmSync(dataFolder, { recursive: true });
  ports.release();
});
