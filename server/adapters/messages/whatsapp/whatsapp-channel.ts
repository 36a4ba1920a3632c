import type { Lang } from '#kernel/languages.ts';
import { call } from '../call.ts';
import { isIndianMobile, oneLine } from '../plain-text.ts';
import { sentIn } from '../registered.ts';
import {
  type Channel,
  failed,
  type RenderedTemplate,
  type Sent,
  sentAs,
  unknown,
} from '../rendered-message.ts';
import { whatsAppTemplates } from './registered-templates.ts';

export type WhatsAppSettings = {
  /** `https://graph.facebook.com`, or the simulator. */
  readonly origin: () => Promise<string>;
  readonly token: string;
  readonly phoneNumberId: string;
};

const VERSION = 'v23.0';

/** WhatsApp Business Platform, Cloud API: utility templates only. */
export function createWhatsAppChannel(settings: WhatsAppSettings): Channel<RenderedTemplate> {
  return async (rendered) => {
    const registered = whatsAppTemplates[rendered.template];
    if (!registered) return failed('no such template');
    if (registered.gaps !== rendered.fill.length) return failed('gaps do not match');
    if (!isIndianMobile(rendered.to)) return failed('not a mobile');
    const url = `${await settings.origin()}/${VERSION}/${settings.phoneNumberId}/messages`;
    const answer = await call(url, {
      headers: {
        authorization: `Bearer ${settings.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(messageOf(rendered, sentIn(registered, rendered.language))),
    });
    return judge(answer);
  };
}

const messageOf = ({ id, to, template, fill }: RenderedTemplate, language: Lang) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.slice(1),
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [
      {
        type: 'body',
        parameters: fill.map((text) => ({ type: 'text', text: oneLine(text) || '–' })),
      },
    ],
  },
  // Comes back with every delivery report, also when the answer to this call was lost.
  biz_opaque_callback_data: id,
});

/** Too many, too fast, out of order for a while, or our own token: none of it is about this message. */
const PASSING = new Set([
  0, 1, 2, 3, 4, 10, 190, 80007, 130429, 131000, 131005, 131016, 131042, 131048, 131056, 133004,
  200,
]);

function judge(answer: Awaited<ReturnType<typeof call>>): Sent {
  if (!answer) return unknown('no answer');
  const { messages, error } = (answer.body ?? {}) as {
    messages?: { id?: string }[];
    error?: { code?: number };
  };
  const reference = messages?.[0]?.id;
  if (answer.status === 200 && typeof reference === 'string') return sentAs(reference);
  const code = error?.code;
  const reason = `whatsapp ${code ?? answer.status}`;
  if (code === undefined || answer.status >= 500 || PASSING.has(code)) return unknown(reason);
  return failed(reason);
}
