import { createServer } from 'node:net';
import { readConfig } from '#server/config.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

/** Judged by the server's own rules, before anything slow is begun. */
export const readPort = (): number =>
  readConfig({ ...process.env, DATABASE_URL: process.env.DATABASE_URL || 'postgresql:///later' })
    .port;

/** Said at once instead of after a minute of building. */
export async function mustBeFree(port: number): Promise<void> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => resolve(false)));
  });
  if (!taken) return;
  throw new CannotStart(
    `Port ${port} is taken by another program; stop it, or choose another port: PORT=3100 npm start`,
  );
}
