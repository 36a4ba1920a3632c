import { expect, test } from 'vitest';
import { createLog, type LogLine } from '../log/log.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

test('requests, lines and calls are counted as they happen, figures are asked for when somebody looks', async () => {
  const metrics = createMetrics();
  const lines: LogLine[] = [];
  const log = metrics.counting(createLog({ level: 'warn', write: (line) => lines.push(line) }));
  log.info('request', { operation: 'placeBooking', status: 200, ms: 12 });
  log.info('request', { operation: 'placeBooking', status: 503, ms: 1_200 });
  log.fault('job-given-up', new Error('no'), { job: 'refund' });
  expect(lines.map(({ event }) => event)).toEqual(['job-given-up']);

  const gateway = metrics.watching('phonepe', {
    provider: 'phonepe',
    createOrder: async () => ({ state: 'created' as const }),
    askOrder: async (): Promise<object> => {
      throw new Error('no answer');
    },
    verify: () => 'at once',
  });
  expect([gateway.provider, gateway.verify()]).toEqual(['phonepe', 'at once']);
  expect(await gateway.createOrder()).toEqual({ state: 'created' });
  await expect(gateway.askOrder()).rejects.toThrow('no answer');
  let depth = 3;
  metrics.gauge({
    name: 'aangan_jobs',
    help: 'Jobs.',
    labels: ['queue'],
    read: async () => [[depth, { queue: 'refund' }]],
  });
  const away = { help: 'Nobody can say.', read: () => Promise.reject(new Error('away')) };
  metrics.gauge({ name: 'aangan_away', ...away });
  metrics.gauge({ name: 'aangan_away_by_queue', labels: ['queue'], ...away });

  const serving = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
  const read = async () => (await fetch(`http://127.0.0.1:${serving.port}/metrics`)).text();
  const said = await read();
  expect(said).toContain('aangan_requests_total{operation="placeBooking",status="503"} 1');
  expect(said).toContain('aangan_request_seconds_bucket{le="0.025",operation="placeBooking"} 1');
  expect(said).toContain('aangan_log_lines_total{level="error",event="job-given-up"} 1');
  expect(said).toContain('aangan_calls_total{to="phonepe",call="createOrder",outcome="created"} 1');
  expect(said).toContain('aangan_calls_total{to="phonepe",call="askOrder",outcome="failed"} 1');
  expect(said).toContain('aangan_jobs{queue="refund"} 3');
  expect(said).not.toMatch(/^aangan_away/m);
  expect(said).toContain('nodejs_eventloop_lag_p99_seconds');
  depth = 4;
  expect(await read()).toContain('aangan_jobs{queue="refund"} 4');
  expect((await fetch(`http://127.0.0.1:${serving.port}/`)).status).toBe(404);
  await serving.stop();
});
