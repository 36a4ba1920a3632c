import { isPaid, type TotalBudget, USUAL_BUDGET } from '#server/modules/messaging/total-budget.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type MessageSettings = {
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly whatsapp:
    | {
        readonly token: string;
        readonly phoneNumberId: string;
        readonly appSecret: string;
        readonly verifyToken: string;
      }
    | undefined;
  readonly sms:
    | {
        readonly authKey: string;
        readonly webhookToken: string;
        readonly templateIds: Readonly<Record<string, string>>;
      }
    | undefined;
  readonly push: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** How much goes out on a day by each channel. */
  readonly budget: TotalBudget;
};

/**
 * Our accounts at those who carry messages: each whole, or not at all. People cannot sign in without a code, nor hear that nobody
 * comes, so production opens without a channel only where somebody has said that this is meant.
 */
export function readMessageSettings(environment: Environment, production = false): MessageSettings {
  const mail = together(environment, ['SMTP_URL', 'MAIL_FROM']);
  if (mail && !/^smtps?:\/\/./.test(mail[0])) {
    throw new CannotStart('SMTP_URL is an address like smtps://user:password@mail.example:465.');
  }
  if (mail && !/^[^\s@<>,;:"]+@[\w.-]+$/.test(mail[1])) {
    throw new CannotStart('MAIL_FROM is one address, like hello@aangan.example.');
  }
  const whatsapp = together(environment, [
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
  const sms = together(environment, ['MSG91_AUTH_KEY', 'MSG91_WEBHOOK_TOKEN', 'MSG91_TEMPLATES']);
  const isMeant = readWithoutMessages(environment);
  if (production && !mail && !whatsapp && !sms && !isMeant) {
    throw new CannotStart(
      'In production SMTP_URL, MSG91_AUTH_KEY or WHATSAPP_TOKEN must be set with what belongs to it: nobody could be sent a code to sign in, nor be told anything. Where this is meant, as in a rehearsal, set AANGAN_WITHOUT_MESSAGES=on.',
    );
  }
  const push = together(environment, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  return {
    mail: mail && { smtpUrl: mail[0], from: mail[1] },
    whatsapp: whatsapp && {
      token: whatsapp[0],
      phoneNumberId: whatsapp[1],
      appSecret: whatsapp[2],
      verifyToken: whatsapp[3],
    },
    sms: sms && { authKey: sms[0], webhookToken: sms[1], templateIds: readTemplateIds(sms[2]) },
    push: push && { publicKey: push[0], privateKey: push[1] },
    budget: readBudget(environment.MESSAGES_A_DAY ?? ''),
  };
}

function readWithoutMessages({ AANGAN_WITHOUT_MESSAGES: text }: Environment): boolean {
  if (text && text !== 'on' && text !== 'off') {
    throw new CannotStart(`AANGAN_WITHOUT_MESSAGES must be one of off, on, not "${text}".`);
  }
  return text === 'on';
}

/** All of them, or nothing when none is set; some of them is a mistake that must not wait for the first message. */
function together<const Names extends readonly string[]>(
  environment: Environment,
  names: Names,
): { [Index in keyof Names]: string } | undefined {
  const values = names.map((name) => environment[name] ?? '');
  if (values.every((value) => value === '')) return undefined;
  if (values.some((value) => value === '')) {
    throw new CannotStart(`${names.join(', ')} belong together.`);
  }
  return values as { [Index in keyof Names]: string };
}

/** `sms=5000,whatsapp=20000`: what is not named stays as is usual. */
function readBudget(text: string): TotalBudget {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const chosen = pairs.map((pair) => {
    const [channel = '', most = ''] = pair.split('=').map((part) => part.trim());
    if (!isPaid(channel) || !/^[1-9]\d{0,8}$/.test(most)) {
      throw new CannotStart('MESSAGES_A_DAY is a list like sms=5000,whatsapp=20000,email=50000.');
    }
    return [channel, Number(most)] as const;
  });
  return { ...USUAL_BUDGET, ...Object.fromEntries(chosen) };
}

/** `login_otp.en=65f…,login_otp.hi=65f…`: the provider's ids of the registered sentences. */
function readTemplateIds(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) {
    throw new CannotStart('MSG91_TEMPLATES is a list like login_otp.en=65f1,login_otp.hi=65f2.');
  }
  return Object.fromEntries(pairs);
}
