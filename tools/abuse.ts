import { isIP } from 'node:net';
import { attack, failuresOf } from '#testing/abuse/campaign.ts';

/**
 * Attacks a server that was started on this machine with demo data and `TRUSTED_PROXIES=1`:
 * `npm run test:abuse -- http://127.0.0.1:3000`. Ends with 1 where an attack gets through.
 */
const url = new URL(process.argv[2] ?? 'http://127.0.0.1:3000');
const isHere =
  url.hostname === 'localhost' || (isIP(url.hostname) === 4 && url.hostname.startsWith('127.'));
if (!isHere) throw new Error('Only a server on this machine is attacked.');
const report = await attack({
  url: url.origin,
  passwords: 60,
  codes: 16,
  logins: { connections: 60, lastsMs: 8_000 },
  accounts: 65,
  bookingsEach: 3,
  pairs: 112,
  links: 200,
  gateCodes: 300,
  taxDocuments: 8,
  heavyPages: 400,
  patienceMs: 60_000,
});
console.log(JSON.stringify(report, null, 2));
const failures = failuresOf(report);
for (const failure of failures) console.log(failure);
if (failures.length === 0)
  console.log(
    'Held: the owner is not kept out, nobody has booked firmly, no stranger was written to.',
  );
process.exitCode = failures.length === 0 ? 0 : 1;
