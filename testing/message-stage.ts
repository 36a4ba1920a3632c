import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { developmentBrand } from '#contract/brand.ts';
import { openMessages } from '#server/adapters/messages/open-messages.ts';
import {
  openSimulator,
  type Simulator,
} from '#server/adapters/messages/simulator/open-simulator.ts';
import type { Behaviour, Received } from '#server/adapters/messages/simulator/received.ts';
import { openMessageWebhooks } from '#server/api/webhooks/messages.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import { type MessageDeps, sendMessage } from '#server/effects/send-message.ts';
import type { Message } from '#server/modules/messaging/message.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { createWorld, NOW, type World } from './world.ts';

export type MessageStage = {
  readonly world: World;
  readonly deps: MessageDeps;
  readonly logged: LogLine[];
  /** Address to which the channels report. */
  readonly webhooks: string;
  pass(ms: number): void;
  behave(change: Partial<Behaviour>): Promise<void>;
  received(): Promise<Received[]>;
  /** Writes a message as a flow does; answers its id. */
  write(message: Partial<Message> & Pick<Message, 'channel' | 'to' | 'template'>): Promise<string>;
  send(messageId: string): Promise<{ readonly againAt?: number }>;
  row(messageId: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

/** The real channels and the real simulator over HTTP and SMTP, on a database of its own, with a clock that a test turns. */
export async function openMessageStage(
  options: {
    readonly staysHere?: boolean;
    readonly seeded?: boolean;
    /** One that somebody else opened and will close. */
    readonly world?: World;
  } = {},
): Promise<MessageStage> {
  const world = options.world ?? (await createWorld({ seeded: options.seeded ?? false }));
  const folder = mkdtempSync(join(tmpdir(), 'aangan-post-'));
  const app = new Hono();
  const serving = await serve({ fetch: app.fetch, port: 0, host: '127.0.0.1' });
  let simulator: Promise<Simulator> | undefined;
  let wake = (): Promise<Simulator> => Promise.reject(new Error('not kept yet'));
  const messages = openMessages({
    accounts: {},
    production: false,
    dataFolder: folder,
    port: serving.port,
    brand: developmentBrand,
    keep: (wanted) => {
      wake = () => {
        simulator ??= openSimulator(wanted);
        return simulator;
      };
      return { wake: () => wake(), stop: async () => (await simulator)?.close() };
    },
  });
  const logged: LogLine[] = [];
  let now = NOW;
  const deps: MessageDeps = {
    pool: world.db,
    now: () => now,
    log: createLog({ level: 'debug', write: (line) => logged.push(line) }),
    keys: TEST_KEYS,
    messenger: { ...messages.messenger, staysHere: options.staysHere ?? false },
    sender: { brand: developmentBrand, origin: 'https://aangan.test' },
  };
  openMessageWebhooks(app, deps as unknown as ServerWorld);
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${(await wake()).url}${path}`, init);
  let keys = 0;
  return {
    world,
    deps,
    logged,
    webhooks: `http://127.0.0.1:${serving.port}/api/webhooks/messages`,
    pass: (ms) => {
      now += ms;
    },
    behave: async (change) => {
      await ask('/behaviour', { method: 'PUT', body: JSON.stringify(change) });
    },
    received: async () =>
      ((await (await ask('/received')).json()) as { received: Received[] }).received,
    write: async (message) => {
      keys += 1;
      const key = message.key ?? `test ${keys}`;
      const whole = { params: {}, language: 'en', ...message, key } as const;
      await recordMessage(world.db, deps.keys, whole, now);
      const { rows } = await world.db.query('select id from messages where key = $1', [key]);
      return String(rows[0]?.id);
    },
    send: (messageId) => sendMessage(deps, { messageId }),
    row: async (messageId) => {
      const { rows } = await world.db.query('select * from messages where id = $1', [messageId]);
      return rows[0] ?? {};
    },
    close: async () => {
      await messages.stop();
      await serving.close(500);
      if (!options.world) await world.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The parts of a mail as its reader's program decodes them, and its header lines. */
export function readMail(source: string): {
  readonly headers: string;
  readonly text: string;
  readonly html: string;
} {
  const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = source.split(`--${boundary}`).slice(1, -1).map(readPart);
  const of = (type: string): string => parts.find((part) => part.type === type)?.body ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
}

function readPart(part: string): { readonly type: string; readonly body: string } {
  const end = part.indexOf('\r\n\r\n');
  const [head, coded] = [part.slice(0, end), part.slice(end + 4)];
  const type = /content-type: ([\w/]+)/i.exec(head)?.[1] ?? '';
  if (/base64/i.test(head)) return { type, body: Buffer.from(coded, 'base64').toString('utf8') };
  if (!/quoted-printable/i.test(head)) return { type, body: coded };
  const bytes = coded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { type, body: Buffer.from(bytes, 'latin1').toString('utf8') };
}
