import type { Letter } from '#server/outside/messages/letter.ts';
import { fillSentence, smsTemplates } from '#server/outside/messages/sms/registered-templates.ts';
import { whatsAppTemplates } from '#server/outside/messages/whatsapp/registered-templates.ts';
import { putIntoWords } from './put-into-words.ts';
import type { Sender, Unworded } from './words-of.ts';

export type ReadableLetter = {
  readonly subject: string | null;
  readonly text: string;
  /** Of a mail: the page itself. */
  readonly html: string | null;
};

/** The message in the words in which it reaches a person, for those who want to see what is sent. */
export function readLetter(message: Unworded, sender: Sender): ReadableLetter | undefined {
  const letter = putIntoWords(message, sender);
  return letter && readable(letter);
}

function readable(letter: Letter): ReadableLetter {
  switch (letter.channel) {
    case 'email':
      return { subject: letter.subject, text: letter.text, html: letter.html };
    case 'push':
      return { subject: letter.title, text: letter.body, html: null };
    case 'sms': {
      const sentence = smsTemplates[letter.template]?.[letter.language] ?? '';
      return { subject: null, text: fillSentence(sentence, letter.fill), html: null };
    }
    case 'whatsapp': {
      const sentence = whatsAppTemplates[letter.template]?.[letter.language] ?? '';
      const text = sentence.replace(
        /\{\{(\d)\}\}/g,
        (_, gap) => letter.fill[Number(gap) - 1] ?? '',
      );
      return { subject: null, text, html: null };
    }
  }
}
