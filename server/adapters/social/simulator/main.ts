import { parseArgs } from 'node:util';
import { openSimulator } from './open-simulator.ts';

/**
 * The simulator of Google, Facebook and X as a process of its own:
 *
 *     node server/adapters/social/simulator/main.ts --port 3002 --origin http://localhost:3000
 *
 * It ends with whoever started it: the parent's end of standard input closes, however the parent came to its end.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3002' },
    origin: { type: 'string', multiple: true, default: ['http://localhost:3000'] },
    /** Stay when the starter goes. */
    detached: { type: 'boolean', default: false },
  },
});

const simulator = await openSimulator({ port: Number(values.port), origins: values.origin });
process.stdout.write(`${JSON.stringify({ ready: simulator.url })}\n`);

const leave = () => void simulator.close().then(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
if (!values.detached) process.stdin.once('end', leave).once('error', leave).resume();
