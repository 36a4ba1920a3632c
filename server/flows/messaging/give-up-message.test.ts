import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { claimMessages, listLeftBehind, recordMessage } from '#server/modules/messaging/store.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { createWorld, type World } from '#testing/world.ts';
import { giveUpMessage } from './give-up-message.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const EVENING = instantInIndia('2026-11-22', 21 * 60 + 35);
const MORNING = instantInIndia('2026-11-23', 7 * 60);

const idOf = async (key: string): Promise<string> => {
  const { rows } = await world.db.query('select id from messages where key = $1', [key]);
  return String(rows[0]?.id);
};

/** WhatsApp said nothing, and it is night by then: the id of the SMS that takes over. */
async function takenOver(template: string, params: Record<string, number>): Promise<string> {
  const key = `night ${template} ${params.startsAt}`;
  const message = { template, params, key, to: '+919820012345', language: 'mr' } as const;
  const whatsapp = { ...message, channel: 'whatsapp', instead: 'sms' } as const;
  await recordMessage(world.db, TEST_KEYS, whatsapp, EVENING - 10 * MINUTE);
  const app = { pool: world.db, now: () => EVENING, keys: TEST_KEYS };
  const silent = { id: await idOf(key), channel: 'whatsapp', failure: null } as const;
  expect(await giveUpMessage({ ...app, messenger: { staysHere: false } }, silent)).toBe(
    'passed-on',
  );
  return idOf(`${key} sms`);
}
const maySend = async (id: string, at: number) =>
  (await claimMessages(world.db, [id], at + MINUTE, at)).length === 1;

test.each([
  ['complaint', { startsAt: EVENING - DAY }],
  ['visit-moved', { startsAt: EVENING + 9 * DAY, beforeAt: EVENING + 2 * DAY }],
])(
  'an SMS to a Karigar that takes over at night waits for the morning: %s',
  async (template, params) => {
    const id = await takenOver(template, params);
    expect(await maySend(id, EVENING + HOUR)).toBe(false);
    // Nobody has lost it.
    expect(await listLeftBehind(world.db, EVENING + 2 * HOUR, 10)).not.toContain(id);
    expect(await maySend(id, MORNING)).toBe(true);
  },
);

test.each([
  ['urgent-offer', { startsAt: EVENING + HOUR }],
  ['visit-cancelled', { startsAt: EVENING + HOUR }],
  ['booking-confirmed', { startsAt: EVENING + 9 * DAY }],
])(
  'an urgent message, or one that a customer waits for, is not held back: %s',
  async (template, params) => {
    expect(await maySend(await takenOver(template, params), EVENING)).toBe(true);
  },
);
