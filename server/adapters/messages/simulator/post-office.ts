import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Behaviour, Received } from './received.ts';

/** A mail server that delivers nothing. */
export async function openPostOffice(
  behaviour: Behaviour,
  keep: (one: Received) => void,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    size: 1024 * 1024,
    onRcptTo(_address, _session, answer) {
      if (behaviour.email === 'refuse') answer(refusal(550, 'No such mailbox'));
      else if (behaviour.email === 'defer') answer(refusal(451, 'Try again later'));
      else answer();
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const id = /^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? null;
        for (const { address } of session.envelope.rcptTo) {
          keep({ channel: 'email', to: address, text, id, reference: '' });
        }
        answer();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
