import type { Transporter } from 'nodemailer';
import { isElsewhere } from '#server/platform/http/other-host.ts';
import { isPlainAddress, oneLine } from '../plain-text.ts';
import {
  type Channel,
  failed,
  type RenderedMail,
  type Sent,
  sentAs,
  unknown,
} from '../rendered-message.ts';

export type MailSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…` for a server that upgrades to TLS by itself. */
  readonly smtpUrl: () => Promise<string>;
  readonly from: { readonly name: string; readonly address: string };
};

/** Mail over SMTP. The library is loaded with the first mail, so that starting up does not wait for it. */
export function createMailChannel({ smtpUrl, from }: MailSettings): Channel<RenderedMail> {
  let opening: Promise<{ url: string; transporter: Transporter }> | undefined;
  return async (rendered) => {
    const { id, to, subject, text, html } = rendered;
    if (!isPlainAddress(to)) return failed('not an address');
    try {
      const { transporter } = await transport();
      // Address objects and an envelope of our own: a text would be parsed, and a comma in it is a second recipient.
      const { messageId } = await transporter.sendMail({
        from: { name: oneLine(from.name), address: from.address },
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        messageId: `<${id}@${from.address.split('@')[1]}>`,
        subject: oneLine(subject),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return sentAs(String(messageId));
    } catch (error) {
      return judge(error);
    }
  };

  async function transport() {
    const url = await smtpUrl();
    const open = await opening?.catch(() => undefined);
    if (open?.url === url) return open;
    opening = import('nodemailer').then(({ createTransport }) => ({
      url,
      transporter: createTransport({ url, requireTLS: isElsewhere(new URL(url)), ...PATIENCE }),
    }));
    return opening;
  }
}

const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/**
 * Only the server's own "never" about this message or its recipient is final. A wrong password of ours is no fault of the
 * message's, and a line that broke may have broken after the message was taken.
 */
function judge(error: unknown): Sent {
  const { responseCode, command, code } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  const reason = `smtp ${responseCode ?? code ?? 'broken'}`;
  const aboutTheMail = /^(RCPT TO|DATA|MAIL FROM)$/.test(command ?? '');
  return responseCode && responseCode >= 500 && aboutTheMail ? failed(reason) : unknown(reason);
}
