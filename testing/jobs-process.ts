import { connect } from '#server/platform/database/connect.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { silentLog } from '#server/platform/log/log.ts';

/**
 * A process that does nothing but jobs, for tests that kill one: each event is written into `worked` after a moment's
 * work. Takes the database's address, the name that it signs its notes with, and how long a moment is.
 */
const [url = '', worker = '', workMs = '40'] = process.argv.slice(2);
const pool = connect({ url, poolSize: 4 });

const note: Job = {
  name: 'note',
  atOnce: 20,
  async run({ id }) {
    await new Promise((resolve) => setTimeout(resolve, Number(workMs)));
    await pool.query('insert into worked (event_id, worker) values ($1, $2)', [id, worker]);
    return undefined;
  },
};

const jobs = await startJobs({
  pool,
  url,
  jobs: [note],
  plan: () => [{ job: 'note' }],
  routines: [],
  log: silentLog,
});
process.stdout.write('ready\n');
process.once('SIGTERM', async () => {
  await jobs.stop();
  await pool.end();
  process.exit(0);
});
