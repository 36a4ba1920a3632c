import { parseArgs } from 'node:util';
import { openSimulator } from './open-simulator.ts';

/**
 * The simulator of all message channels as a process of its own; it takes any free ports and says which:
 *
 *     node server/adapters/messages/simulator/main.ts --webhook-url http://localhost:3000/api/webhooks/messages
 *
 * It ends with whoever started it: the parent's end of standard input closes, however the parent came to its end.
 */
const { values } = parseArgs({
  options: {
    'webhook-url': { type: 'string', default: 'http://localhost:3000/api/webhooks/messages' },
    token: { type: 'string', default: '' },
    'app-secret': { type: 'string', default: '' },
    'webhook-token': { type: 'string', default: '' },
  },
});

const simulator = await openSimulator({
  webhookUrl: values['webhook-url'],
  token: values.token,
  appSecret: values['app-secret'],
  webhookToken: values['webhook-token'],
});
process.stdout.write(`${JSON.stringify({ url: simulator.url, smtpUrl: simulator.smtpUrl })}\n`);

const leave = () => void simulator.close().then(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
process.stdin.once('end', leave).once('error', leave).resume();
