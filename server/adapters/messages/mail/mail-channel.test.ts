import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openPostOffice } from '../simulator/post-office.ts';
import { type Received, wellBehaved } from '../simulator/received.ts';
import { createMailChannel } from './mail-channel.ts';

const received: Received[] = [];
let office: Awaited<ReturnType<typeof openPostOffice>>;
beforeAll(async () => {
  office = await openPostOffice(wellBehaved(), (one) => received.push(one));
});
afterAll(() => office.close());

const sendBy = (smtpUrl: string) =>
  createMailChannel({
    smtpUrl: async () => smtpUrl,
    from: { name: 'Aangan', address: 'care@aangan.example' },
  })({
    ...{ channel: 'email', id: newId(), to: 'asha@example.com' },
    ...{ subject: 'Your code', text: '123456', html: '<p>123456</p>' },
  });

test('a mail with a code goes in the clear to this machine alone: another host offers TLS or hears nothing', async () => {
  // This address reaches the same server, which offers no TLS, and does not count as this machine.
  const elsewhere = await sendBy(office.url.replace('127.0.0.1', '0.0.0.0'));
  expect([elsewhere.state, received]).toEqual(['unknown', []]);
  expect((await sendBy(office.url)).state).toBe('sent');
  expect(received).toHaveLength(1);
});
