import { execFileSync } from 'node:child_process';
import { createClient } from '#testing/client.ts';
import { bookFirst, FIRST_KARIGAR } from '#testing/first-booking.ts';

/** Run inside the Debian of the drill: somebody signs up and books, over TLS. Says how long the first page took. */
const site = process.argv[2] ?? '';
ask('postgres', FIRST_KARIGAR);
mustOwnNothing();
const client = createClient(site);
const began = performance.now();
const page = await client.send('GET', '/');
const text = await page.text();
if (page.status !== 200 || !text.includes('<title')) throw new Error(`The page: ${page.status}`);
console.log(`The first page came in ${Math.round(performance.now() - began)} ms, over TLS.`);

console.log(`Booked over TLS: ${await bookFirst(site)}.`);

function ask(account: string, statement: string): string {
  const psql = ['psql', '-qtA', '-d', 'aangan', '-c', statement];
  return execFileSync('runuser', ['-u', account, '--', ...psql], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The account of the servers reads and writes rows, and can neither drop a table nor become who may. */
function mustOwnNothing(): void {
  const owned = ask('postgres', "select count(*) from pg_class where relowner = 'aangan'::regrole");
  if (owned.trim() !== '0') throw new Error(`The role that serves owns ${owned.trim()} relations`);
  ask('aangan', 'select 1 from bookings limit 1');
  for (const statement of ['drop table bookings', 'set role aangan_owner']) {
    try {
      ask('aangan', statement);
    } catch (error) {
      if (/must be owner|permission denied/.test(String(error))) continue;
      throw error;
    }
    throw new Error(`The role that serves could: ${statement}`);
  }
  console.log('The role that serves owns nothing.');
}
