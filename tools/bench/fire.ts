import net from 'node:net';
import { readAnswers } from './read-answers.ts';
import { percentile, type Score, type Volley } from './volley.ts';

/** The load process: fires the volleys it is sent, over kept-alive connections, and tells how each went. */
process.on('message', (volley: Volley) => {
  void fire(volley).then((score) => process.send?.(score));
});

const STUCK_MS = 30_000;

async function fire(volley: Volley): Promise<Score> {
  const requests = volley.requests.map((request) => Buffer.from(request));
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const accepted: number[] = [];
  const startedAt = performance.now();
  const stopAt = startedAt + volley.seconds * 1000;
  const cpuBefore = process.cpuUsage();
  let next = 0;

  const take = (): number | undefined => {
    if (performance.now() >= stopAt || (volley.once && next >= requests.length)) return undefined;
    next += 1;
    return (next - 1) % requests.length;
  };
  const note = (request: number, status: number, latency: number): void => {
    latencies.push(latency);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (volley.once && status >= 200 && status < 300) accepted.push(request);
  };

  const gunners = Array.from({ length: volley.concurrency }, () =>
    keepFiring(volley.port, requests, take, note),
  );
  await Promise.all(gunners);

  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const sorted = Float64Array.from(latencies).sort();
  return {
    answered: latencies.length,
    perSecond: latencies.length / seconds,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
    statuses,
    accepted,
    loadCores: (cpu.user + cpu.system) / 1e6 / seconds,
  };
}

/** One connection: the next request leaves when the answer to the one before is whole. */
function keepFiring(
  port: number,
  requests: readonly Buffer[],
  take: () => number | undefined,
  note: (request: number, status: number, latency: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let request = 0;
    let sentAt = 0;
    let waiting = true;
    const send = (): void => {
      const taken = take();
      waiting = taken !== undefined;
      if (taken === undefined) {
        socket.end();
        return;
      }
      request = taken;
      sentAt = performance.now();
      socket.write(requests[taken] as Buffer);
    };
    const read = readAnswers((status) => {
      note(request, status, performance.now() - sentAt);
      send();
    });
    socket.setTimeout(STUCK_MS, () => socket.destroy(new Error('An answer is overdue by far')));
    socket.on('connect', send);
    socket.on('data', read);
    socket.on('error', reject);
    socket.on('close', () => {
      if (waiting) reject(new Error('The server closed a connection before it had answered'));
      else resolve();
    });
  });
}
