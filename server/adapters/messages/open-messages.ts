import { randomBytes } from 'node:crypto';
import { everyTemplate } from './every-template.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import type { Messenger, ReportReader } from './messenger.ts';
import { createPushChannel } from './push/push-channel.ts';
import { keptVapidKeys, type VapidKeys } from './push/vapid-keys.ts';
import type { RenderedMessage, Sent } from './rendered-message.ts';
import { unknown } from './rendered-message.ts';
import { keepSimulator } from './simulator/keep-simulator.ts';
import { createSmsChannel } from './sms/sms-channel.ts';
import { isFromSmsProvider, readSmsReports } from './sms/sms-reports.ts';
import { createWhatsAppChannel } from './whatsapp/whatsapp-channel.ts';
import { isFromWhatsApp, readWhatsAppReports } from './whatsapp/whatsapp-reports.ts';

/** Our accounts at the companies that carry messages; what is missing is simulated in development, absent in production. */
export type MessageAccounts = {
  readonly mail?: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly whatsapp?:
    | {
        readonly token: string;
        readonly phoneNumberId: string;
        readonly appSecret: string;
        readonly verifyToken: string;
      }
    | undefined;
  readonly sms?:
    | {
        readonly authKey: string;
        readonly webhookToken: string;
        /** Ids by name and language, as in `login_otp.en`. */
        readonly templateIds: Readonly<Record<string, string>>;
      }
    | undefined;
  readonly push?: VapidKeys | undefined;
};

export type MessageOptions = {
  readonly accounts: MessageAccounts;
  readonly production: boolean;
  readonly dataFolder: string;
  /** The address of the site, where the simulator sends its delivery reports. */
  readonly port: number;
  readonly brand: { readonly name: string; readonly email: string };
  /** How the simulator is kept: in a process of its own, unless a test says otherwise. */
  readonly keep?: typeof keepSimulator;
};

export type OpenMessages = {
  readonly messenger: Messenger;
  /**
   * Channels this server has no account for. They are logged, because otherwise nobody would notice that nobody is told that
   * way.
   */
  readonly missing: readonly RenderedMessage['channel'][];
  stop(): Promise<void>;
};

/** The channels by which this deployment writes to people. */
export function openMessages(options: MessageOptions): OpenMessages {
  const { accounts, production, brand, keep = keepSimulator } = options;
  const secrets = { token: secret(), appSecret: secret(), webhookToken: secret() };
  const webhookUrl = `http://localhost:${options.port}/api/webhooks/messages`;
  const simulator = keep({ ...secrets, webhookUrl });
  const simulated = <Account>(account: Account): Account | undefined =>
    production ? undefined : account;

  const from = { name: brand.name, address: accounts.mail?.from ?? brand.email };
  const smtpUrl = accounts.mail
    ? always(accounts.mail.smtpUrl)
    : simulated(async () => (await simulator.wake()).smtpUrl);
  const atSimulator = async () => (await simulator.wake()).url;

  const whatsapp = accounts.whatsapp
    ? { ...accounts.whatsapp, origin: always('https://graph.facebook.com') }
    : simulated({
        token: secrets.token,
        appSecret: secrets.appSecret,
        phoneNumberId: '0',
        verifyToken: secrets.webhookToken,
        origin: atSimulator,
      });
  const sms = accounts.sms
    ? {
        ...accounts.sms,
        origin: always('https://control.msg91.com'),
        templateIdOf: (name: string) => accounts.sms?.templateIds[name],
      }
    : simulated({
        authKey: secrets.token,
        webhookToken: secrets.webhookToken,
        origin: atSimulator,
        templateIdOf: (name: string) => name,
      });
  const pushKeys = accounts.push ?? (production ? undefined : keptVapidKeys(options.dataFolder));

  const channels = {
    email: smtpUrl && createMailChannel({ smtpUrl, from }),
    whatsapp: whatsapp && createWhatsAppChannel(whatsapp),
    sms: sms && createSmsChannel(sms),
    push:
      pushKeys &&
      createPushChannel({
        subject: `mailto:${brand.email}`,
        keys: pushKeys,
        addressOf: accounts.push
          ? async (endpoint) => endpoint
          : async (endpoint) =>
              `${await atSimulator()}/push?endpoint=${encodeURIComponent(endpoint)}`,
      }),
  };
  return {
    messenger: {
      channels: NAMES.filter((name) => channels[name]),
      staysHere: !production && ACCOUNTS.every((name) => !accounts[name]),
      sendRendered: (rendered) => sendBy(channels, rendered),
      pushKey: pushKeys?.publicKey ?? null,
      templates: everyTemplate,
      smsTemplateIds: accounts.sms?.templateIds,
      reports: {
        ...(whatsapp ? { whatsapp: whatsAppReader(whatsapp) } : {}),
        ...(sms ? { sms: smsReader(sms.webhookToken) } : {}),
      },
    },
    missing: NAMES.filter((name) => !channels[name]),
    stop: () => simulator.stop(),
  };
}

const NAMES = ['sms', 'whatsapp', 'email', 'push'] as const;
const ACCOUNTS = ['sms', 'whatsapp', 'mail', 'push'] as const;

type Channels = {
  readonly [Name in RenderedMessage['channel']]:
    | ((rendered: Extract<RenderedMessage, { channel: Name }>) => Promise<Sent>)
    | undefined;
};

async function sendBy(channels: Channels, rendered: RenderedMessage): Promise<Sent> {
  const send = channels[rendered.channel] as
    | ((rendered: RenderedMessage) => Promise<Sent>)
    | undefined;
  if (!send) return { state: 'failed', reason: `no channel for ${rendered.channel}` };
  try {
    return await send(rendered);
  } catch {
    return unknown('the channel cannot be reached');
  }
}

const whatsAppReader = (account: { appSecret: string; verifyToken: string }): ReportReader => ({
  isGenuine: ({ body, signature }) => isFromWhatsApp(account.appSecret, body, signature),
  read: readWhatsAppReports,
  verifyToken: account.verifyToken,
});

const smsReader = (webhookToken: string): ReportReader => ({
  isGenuine: ({ secret: given }) => isFromSmsProvider(webhookToken, given),
  read: readSmsReports,
});

const always = (text: string) => async (): Promise<string> => text;

const secret = (): string => randomBytes(24).toString('base64url');
