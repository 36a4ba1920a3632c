import { isIP } from 'node:net';
import { attack } from '#testing/abuse/campaign.ts';

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
  accounts: 65,
  taxDocuments: 8,
  heavyPages: 400,
});
console.log(JSON.stringify(report, null, 2));
const { ownerEntered, ownerGotCode, bookings } = report;
const held = ownerEntered === 200 && ownerGotCode === 200 && bookings.firm === undefined;
console.log(held ? 'Held: the owner is not kept out, and nobody has booked firmly.' : 'Not held.');
process.exitCode = held ? 0 : 1;
