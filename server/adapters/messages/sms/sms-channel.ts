import { call } from '../call.ts';
import { isIndianMobile } from '../plain-text.ts';
import { sentIn } from '../registered.ts';
import {
  type Channel,
  failed,
  type RenderedTemplate,
  type Sent,
  sentAs,
  unknown,
} from '../rendered-message.ts';
import { fitsGap, gapsOf, smsTemplates } from './registered-templates.ts';

export type SmsSettings = {
  /** `https://control.msg91.com`, or the simulator. */
  readonly origin: () => Promise<string>;
  readonly authKey: string;
  /** MSG91's id for a registered template in a language, `login_otp.en`. */
  readonly templateIdOf: (name: string) => string | undefined;
};

/**
 * SMS by MSG91's flow interface. What does not fit the registered sentence is dropped by the operators without a word,
 * so it is refused here, where somebody hears of it.
 */
export function createSmsChannel(settings: SmsSettings): Channel<RenderedTemplate> {
  return async (rendered) => {
    const { id, to, template, language, fill } = rendered;
    const sentences = smsTemplates[template];
    const sent = sentences && sentIn(sentences, language);
    const registered = sent && sentences[sent];
    const templateId = settings.templateIdOf(`${template}.${sent}`);
    if (!registered || !templateId) return failed('no such template');
    const gaps = gapsOf(registered);
    if (gaps.length !== fill.length) return failed('gaps do not match');
    const misfit = gaps.findIndex((gap, index) => !fitsGap(gap, fill[index] as string));
    if (misfit !== -1) return failed(`gap ${misfit + 1} does not fit`);
    if (!isIndianMobile(to)) return failed('not a mobile');
    const variables = Object.fromEntries(fill.map((text, index) => [`var${index + 1}`, text]));
    const answer = await call(`${await settings.origin()}/api/v5/flow`, {
      headers: {
        authkey: settings.authKey,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        template_id: templateId,
        short_url: '0',
        recipients: [{ mobiles: to.slice(1), ...variables, CRQID: id }],
      }),
    });
    return judge(answer);
  };
}

function judge(answer: Awaited<ReturnType<typeof call>>): Sent {
  if (!answer) return unknown('no answer');
  const { type, message } = (answer.body ?? {}) as { type?: unknown; message?: unknown };
  if (answer.status === 200 && type === 'success' && typeof message === 'string') {
    return sentAs(message);
  }
  const reason = `sms ${answer.status}`;
  // A wrong key is our own trouble, and passes when it is put right.
  return answer.status === 400 || (answer.status === 200 && type === 'error')
    ? failed(reason)
    : unknown(reason);
}
