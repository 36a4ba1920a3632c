import { parseArgs } from 'node:util';
import { openSandbox } from './open-sandbox.ts';
import { sandboxSecrets } from './secrets.ts';

/**
 * The sandbox gateway as a process of its own:
 *
 *     node server/outside/gateway/sandbox/main.ts --port 3001 --data .data/sandbox \
 *       --webhook-url http://localhost:3000/api/webhooks/payment/sandbox
 *
 * It ends with whoever started it: the parent's end of standard input closes, however the parent came to its end.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3001' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data/sandbox' },
    'webhook-url': { type: 'string' },
    'public-origin': { type: 'string' },
    /** Stay when the starter goes. */
    detached: { type: 'boolean', default: false },
  },
});

const webhookUrl = values['webhook-url'];
if (!webhookUrl) throw new Error('The sandbox gateway needs --webhook-url');

const sandbox = await openSandbox({
  port: Number(values.port),
  host: values.host,
  journalFile: `${values.data}/journal.jsonl`,
  webhookUrl,
  ...sandboxSecrets(values.data),
  ...(values['public-origin'] ? { publicOrigin: values['public-origin'] } : {}),
});
process.stdout.write(`${JSON.stringify({ ready: sandbox.url })}\n`);

const leave = () => void sandbox.close().then(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
if (!values.detached) process.stdin.once('end', leave).once('error', leave).resume();
