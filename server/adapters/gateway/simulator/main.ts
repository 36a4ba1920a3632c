import { parseArgs } from 'node:util';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { openPayoutSimulator } from '../../payout/simulator/open-simulator.ts';
import { payoutSecrets } from '../../payout/simulator/secrets.ts';
import { openSimulator } from './open-simulator.ts';
import { readProtocol } from './protocols.ts';

/**
 * A simulated gateway as a process of its own:
 *
 *     node server/adapters/gateway/simulator/main.ts --provider phonepe --port 3001 --data .data/sandbox \
 *       --webhook-url http://localhost:3000/api/webhooks/payment/phonepe
 *
 * It ends with whoever started it: the parent's end of standard input closes, however the parent came to its end.
 */
const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'sandbox' },
    port: { type: 'string', default: '3001' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data/sandbox' },
    'webhook-url': { type: 'string' },
    'public-origin': { type: 'string' },
    shop: { type: 'string', default: 'The shop' },
    /** Stay when the starter goes. */
    detached: { type: 'boolean', default: false },
  },
});

const provider = PAYMENT_PROVIDERS.find((one) => one === values.provider);
const webhookUrl = values['webhook-url'];
if (!provider) throw new Error(`There is no gateway ${values.provider}`);
if (!webhookUrl) throw new Error('A simulated gateway needs --webhook-url');

const simulator = await openSimulator({
  ...readProtocol(provider, values.data),
  port: Number(values.port),
  host: values.host,
  journalFile: `${values.data}/${provider === 'sandbox' ? 'journal' : provider}.jsonl`,
  webhookUrl,
  shopName: values.shop,
  beside: (app) => {
    const simulator = openPayoutSimulator({
      ...payoutSecrets(values.data),
      journalFile: `${values.data}/payouts.jsonl`,
      webhookUrl: new URL('/api/webhooks/payouts', webhookUrl).href,
    });
    app.route('/payouts', simulator.api);
    return simulator;
  },
  ...(values['public-origin'] ? { publicOrigin: values['public-origin'] } : {}),
});
process.stdout.write(`${JSON.stringify({ ready: simulator.url })}\n`);

const leave = () => void simulator.close().then(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
if (!values.detached) process.stdin.once('end', leave).once('error', leave).resume();
