import { inLanguage } from '#kernel/languages.ts';
import type { RenderedMessage } from '#server/adapters/messages/rendered-message.ts';
import { fillSentence, smsTemplates } from '#server/adapters/messages/sms/registered-templates.ts';
import { whatsAppTemplates } from '#server/adapters/messages/whatsapp/registered-templates.ts';
import { renderMessage } from './render-message.ts';
import type { Sender, Unworded } from './words-of.ts';

export type ReadableMessage = {
  readonly subject: string | null;
  readonly text: string;
  /** The page itself, for a mail. */
  readonly html: string | null;
};

/** The message in the words in which it reaches a person, for those who want to see what is sent. */
export function readRendered(message: Unworded, sender: Sender): ReadableMessage | undefined {
  const rendered = renderMessage(message, sender);
  return rendered && readable(rendered);
}

function readable(rendered: RenderedMessage): ReadableMessage {
  switch (rendered.channel) {
    case 'email':
      return { subject: rendered.subject, text: rendered.text, html: rendered.html };
    case 'push':
      return { subject: rendered.title, text: rendered.body, html: null };
    case 'sms': {
      const sentence = inLanguage(smsTemplates[rendered.template] ?? { en: '' }, rendered.language);
      return { subject: null, text: fillSentence(sentence, rendered.fill), html: null };
    }
    case 'whatsapp': {
      const sentence = inLanguage(
        whatsAppTemplates[rendered.template] ?? { en: '' },
        rendered.language,
      );
      const text = sentence.replace(
        /\{\{(\d)\}\}/g,
        (_, gap) => rendered.fill[Number(gap) - 1] ?? '',
      );
      return { subject: null, text, html: null };
    }
  }
}
