import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dateInIndia, MINUTE, SECOND } from '#kernel/time.ts';
import { DAYS_NEWS } from '#server/modules/messaging/budget.ts';
import { CLAIM_MS } from '#server/modules/messaging/message.ts';
import { claimMessages } from '#server/modules/messaging/store.ts';
import { USUAL_BUDGET } from '#server/modules/messaging/total-budget.ts';
import { fingerprint } from '#server/platform/secrets/keys.ts';
import { type MessageStage, openMessageStage, readMail } from '#testing/message-stage.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { NOW } from '#testing/world.ts';
import { sweepMessages } from './sweep-messages.ts';

let post: MessageStage;
beforeAll(async () => {
  post = await openMessageStage();
});
afterEach(() =>
  post.behave({ whatsapp: 'deliver', sms: 'deliver', email: 'accept', push: 'accept' }),
);
afterAll(() => post.close());

const MOBILE = '+919820012345';
const BOOKING = {
  name: 'Asha Kulkarni',
  reference: 'AGN-7K4M2',
  serviceSlug: 'plumbing',
  serviceName: 'Plumbing',
  option: '',
  startsAt: NOW + 24 * 60 * MINUTE,
  address: 'A-1, Sagar Society, Mumbai 400053',
  pricePaise: 80_000,
  paidPaise: 0,
  paymentMethod: 'cash',
};

const news = (channel: 'whatsapp' | 'email' | 'sms', to: string, change: object = {}) =>
  post.write({
    channel,
    to,
    template: 'booking-confirmed',
    params: BOOKING,
    ...(channel === 'whatsapp' ? { instead: 'sms' as const } : {}),
    ...change,
  });

const receivedBy = async (to: string) => (await post.received()).filter((one) => one.to === to);

/** Delivery reports come by themselves, a moment later. */
async function until(id: string, state: string): Promise<Record<string, unknown>> {
  return expect.poll(() => post.row(id)).toMatchObject({ state }) as never;
}

async function sms(key: string): Promise<string> {
  const { rows } = await post.world.db.query('select id from messages where key = $1', [key]);
  return String(rows[0]?.id ?? '');
}

describe('R41 the day’s budget of a mobile or an address', () => {
  const fill = (to: string, messages: number) =>
    post.world.db.query(
      `insert into news_of_days (destination, on_day, messages) values ($1, $2, $3)
        on conflict (on_day, destination) do update set messages = excluded.messages`,
      [fingerprint(TEST_KEYS, `news ${to}`), dateInIndia(NOW), messages],
    );
  const outcomeOf = async (id: string) => {
    await post.send(id);
    const { state, failure } = await post.row(id);
    return [state, failure];
  };

  test('holds over all accounts and channels, and what is more is never sent', async () => {
    const to = '+919820099001';
    await fill(to, DAYS_NEWS - 2);
    const [one, two] = [await news('sms', to), await news('whatsapp', to, { instead: null })];
    const three = await news('sms', to);
    for (const id of [one, two]) expect((await outcomeOf(id))[0]).not.toBe('failed');
    expect(await outcomeOf(three)).toEqual(['failed', 'enough for today']);
    expect((await receivedBy(to)).length).toBe(2);
  });

  test('keeps room for messages about a visit under way, and never stops a code', async () => {
    const to = '+919820099002';
    await fill(to, DAYS_NEWS);
    expect(await outcomeOf(await news('sms', to))).toEqual(['failed', 'enough for today']);
    const hurried = await news('sms', to, { template: 'at-the-door' });
    expect((await outcomeOf(hurried))[1]).not.toBe('enough for today');
    await fill(to, 10_000);
    const code = { template: 'sign-in-code', params: { code: '482913' } };
    expect((await outcomeOf(await news('sms', to, code)))[0]).not.toBe('failed');
  });

  test('of all people together holds news back on that channel, and lets codes through', async () => {
    await post.world.db.query('truncate messages_of_days');
    await post.world.db.query(
      `insert into messages_of_days (channel, on_day, messages) values ('sms', $1, $2)`,
      [dateInIndia(NOW), USUAL_BUDGET.sms],
    );
    expect(await outcomeOf(await news('sms', '+919820099003'))).toEqual([
      'failed',
      'enough for today',
    ]);
    const code = { template: 'sign-in-code', params: { code: '482913' } };
    expect((await outcomeOf(await news('sms', '+919820099003', code)))[0]).not.toBe('failed');
    await post.world.db.query('truncate messages_of_days');
  });

  test('lets exactly as many of a hundred messages at once through as it has room for', async () => {
    const to = 'busy@example.com';
    await fill(to, DAYS_NEWS - 5);
    const ids = await Promise.all(Array.from({ length: 30 }, () => news('email', to)));
    const states = await Promise.all(ids.map(async (id) => (await outcomeOf(id))[0]));
    expect(states.filter((state) => state === 'failed')).toHaveLength(25);
  });
});

describe('sending', () => {
  test('a mail arrives as a designed page and as plain text, in the language of the person', async () => {
    const id = await news('email', 'asha@example.com', { language: 'hi' });
    expect(await post.send(id)).toEqual({});
    const [mail] = await receivedBy('asha@example.com');
    const { headers, text, html } = readMail(mail!.text);
    expect(headers).toContain(`Message-ID: <${id}@aangan.example>`);
    expect(headers).toContain('Auto-Submitted: auto-generated');
    for (const part of [text, html]) {
      expect(part).toContain('नमस्ते Asha Kulkarni');
      expect(part).toContain('AGN-7K4M2');
      expect(part).toContain('₹800');
      expect(part).toContain('A-1, Sagar Society, Mumbai 400053');
      expect(part).toContain('https://aangan.test/booking-history');
    }
    expect(html).toContain('lang="hi"');
  });

  test('the text and the recipient of a message are erased as soon as it has been sent', async () => {
    const id = await post.write({
      channel: 'sms',
      to: MOBILE,
      template: 'sign-in-code',
      params: { code: '482913' },
    });
    await post.send(id);
    expect((await receivedBy(MOBILE)).at(-1)?.text).toContain('482913 is your OTP to log in');
    expect(await post.row(id)).toMatchObject({ sealed: null, failure: null });
    expect(JSON.stringify(post.logged)).not.toMatch(/482913|9820012345/);
  });

  test('a message that many want to send at once goes once', async () => {
    const id = await news('email', 'once@example.com');
    await Promise.all(Array.from({ length: 8 }, () => post.send(id)));
    await post.send(id);
    expect(await receivedBy('once@example.com')).toHaveLength(1);
  });

  test('a mailbox that does not exist fails at once, and somebody hears of it', async () => {
    const id = await news('email', 'nobody@example.com');
    await post.behave({ email: 'refuse' });
    expect(await post.send(id)).toEqual({});
    expect(await post.row(id)).toMatchObject({
      state: 'failed',
      failure: 'smtp 550',
      sealed: null,
    });
    expect(post.logged).toContainEqual(
      expect.objectContaining({ event: 'message-failed', messageId: id, reason: 'smtp 550' }),
    );
  });

  test('a code that could not go for ten minutes does not go any more', async () => {
    const id = await post.write({
      channel: 'sms',
      to: '+919820099999',
      template: 'sign-in-code',
      params: { code: '771133' },
    });
    await post.behave({ sms: 'down' });
    await post.send(id);
    await post.behave({ sms: 'deliver' });
    post.pass(11 * MINUTE);
    await post.send(id);
    expect(await receivedBy('+919820099999')).toEqual([]);
    expect(await post.row(id)).toMatchObject({ state: 'failed', failure: 'too late' });
  });

  test('a message whose job was lost is found, sent and logged', async () => {
    const id = await news('email', 'forgotten@example.com');
    await sweepMessages(post.deps);
    expect(await receivedBy('forgotten@example.com')).toEqual([]);
    post.pass(21 * MINUTE);
    await sweepMessages(post.deps);
    expect(await receivedBy('forgotten@example.com')).toHaveLength(1);
    expect(post.logged).toContainEqual(expect.objectContaining({ event: 'messages-left-behind' }));
    expect(await post.row(id)).toMatchObject({ state: 'sent' });
  });

  test('a sender that dies in the middle leaves it to another, under the same name', async () => {
    const id = await news('email', 'crash@example.com');
    const now = post.deps.now();
    await claimMessages(post.world.db, [id], now + CLAIM_MS, now);
    expect(await post.send(id)).toEqual({ againAt: now + CLAIM_MS });
    expect(await receivedBy('crash@example.com')).toHaveLength(0);
    post.pass(CLAIM_MS + SECOND);
    await post.send(id);
    const [mail] = await receivedBy('crash@example.com');
    expect(mail?.id).toBe(id);
  });
});

describe('WhatsApp, and SMS where it leads nowhere', () => {
  test('carries the registered template and learns that it arrived', async () => {
    const id = await news('whatsapp', MOBILE);
    const { againAt } = await post.send(id);
    expect(againAt).toBe(post.deps.now() + 10 * MINUTE);
    await until(id, 'delivered');
    expect((await receivedBy(MOBILE)).at(-1)?.text).toContain('Booking no.: AGN-7K4M2');
    post.pass(11 * MINUTE);
    expect(await post.send(id)).toEqual({});
    expect(await post.row(id)).toMatchObject({ sealed: null, taken_over_at: null });
  });

  test.each([
    ['a number without WhatsApp is told at once by SMS', 'undeliverable'],
    ['a message reported as undeliverable goes by SMS', 'fail-later'],
  ] as const)('%s', async (_, whatsapp) => {
    await post.behave({ whatsapp });
    const key = `fallback ${whatsapp}`;
    const id = await news('whatsapp', MOBILE, { key });
    await post.send(id);
    await until(id, 'failed');
    const next = await sms(`${key} sms`);
    await post.send(next);
    await until(next, 'delivered');
    expect((await receivedBy(MOBILE)).at(-1)).toMatchObject({
      channel: 'sms',
      text: expect.stringContaining('Booking AGN-7K4M2 confirmed for'),
    });
    expect(await post.row(id)).toMatchObject({ sealed: null, failure: 'whatsapp 131026' });
  });

  test('silence for ten minutes sends the SMS, once', async () => {
    await post.behave({ whatsapp: 'silent' });
    const id = await news('whatsapp', MOBILE, { key: 'silence' });
    await post.send(id);
    expect(await sms('silence sms')).toBe('');
    post.pass(10 * MINUTE);
    await Promise.all([post.send(id), post.send(id)]);
    expect(await sms('silence sms')).not.toBe('');
    expect(post.logged).toContainEqual(
      expect.objectContaining({ event: 'message-not-confirmed', messageId: id }),
    );
  });

  test('an answer that got lost is made up for by the report: it does not go twice', async () => {
    await post.behave({ whatsapp: 'lose' });
    const before = (await receivedBy(MOBILE)).length;
    const id = await news('whatsapp', MOBILE);
    await post.send(id);
    await until(id, 'delivered');
    await post.send(id);
    expect(await receivedBy(MOBILE)).toHaveLength(before + 1);
  });

  test('a one-time code never goes by WhatsApp', async () => {
    const before = (await post.received()).length;
    const id = await post.write({
      channel: 'whatsapp',
      to: MOBILE,
      template: 'sign-in-code',
      params: { code: '112233' },
    });
    await post.send(id);
    expect(await post.row(id)).toMatchObject({ state: 'failed' });
    expect(await post.received()).toHaveLength(before);
  });
});

describe('what somebody typed stays text', () => {
  test.each([
    ['a second recipient', 'asha@example.com, evil@example.net'],
    ['a header in the address', 'asha@example.com\r\nBcc: evil@example.net'],
    ['a name around the address', '"x" <evil@example.net>'],
    ['no address at all', 'asha'],
  ])('%s is no recipient', async (_, to) => {
    const before = (await post.received()).length;
    const id = await news('email', to);
    await post.send(id);
    expect(await post.row(id)).toMatchObject({ state: 'failed', failure: 'not an address' });
    expect(await post.received()).toHaveLength(before);
  });

  test('a name with line ends, markup and marks of direction adds no header and no element', async () => {
    const name = 'Asha\r\nBcc: evil@example.net\r\n\r\n<img src=x onerror=alert(1)>\u202E';
    const mail = await news('email', 'plain@example.com', { params: { ...BOOKING, name } });
    await post.send(mail);
    const { headers, html } = readMail((await receivedBy('plain@example.com'))[0]!.text);
    expect(headers).not.toMatch(/bcc/i);
    expect(html).not.toContain('<img');
    expect(await receivedBy('evil@example.net')).toHaveLength(0);

    const chat = await news('whatsapp', MOBILE, { params: { ...BOOKING, name } });
    await post.send(chat);
    expect((await receivedBy(MOBILE)).at(-1)?.text).toMatch(
      /^Hello Asha Bcc: evil@example.net <img src=x onerror=alert\(1\)>, your booking/,
    );
  });

  test('an SMS whose gaps do not fit what is registered is refused here, not dropped in silence', async () => {
    const params = { ...BOOKING, reference: 'AGN\nsecond line' };
    const id = await news('sms', MOBILE, { params });
    await post.send(id);
    expect(await post.row(id)).toMatchObject({ state: 'failed', failure: 'gap 1 does not fit' });
  });
});

describe('delivery reports', () => {
  const report = (id: string) =>
    JSON.stringify({
      entry: [
        {
          changes: [
            { value: { statuses: [{ status: 'delivered', biz_opaque_callback_data: id }] } },
          ],
        },
      ],
    });

  test.each([
    ['without a signature', () => ({})],
    ['with a wrong one', () => ({ 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })],
    [
      'signed under another secret',
      (body: string) => ({
        'x-hub-signature-256': `sha256=${createHmac('sha256', 'other').update(body).digest('hex')}`,
      }),
    ],
  ])('%s it is refused, noted as an attack, and changes nothing', async (_, headersOf) => {
    await post.behave({ whatsapp: 'silent' });
    const id = await news('whatsapp', MOBILE);
    await post.send(id);
    const body = report(id);
    const headers = headersOf(body) as Record<string, string>;
    const response = await fetch(`${post.webhooks}/whatsapp`, { method: 'POST', body, headers });
    expect(response.status).toBe(401);
    expect(await post.row(id)).toMatchObject({ state: 'sent' });
    expect(post.logged.at(-1)).toMatchObject({ event: 'report-forged', security: true });
  });

  test('an SMS report needs the secret of the address', async () => {
    const body = JSON.stringify({ requestId: 'x', status: 'Delivered' });
    const response = await fetch(`${post.webhooks}/sms/guessed`, { method: 'POST', body });
    expect(response.status).toBe(401);
  });

  test('WhatsApp gets its challenge back only for the word agreed on', async () => {
    const ask = (token: string) =>
      fetch(
        `${post.webhooks}/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1234`,
      );
    const agreed = post.deps.messenger.reports.whatsapp!.verifyToken!;
    expect([(await ask('guessed')).status, await (await ask(agreed)).text()]).toEqual([
      403,
      '1234',
    ]);
  });
});
