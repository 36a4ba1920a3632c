import { execFileSync } from 'node:child_process';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { createClient } from '#testing/client.ts';
import { solveCaptcha } from '#testing/sign-in-stage.ts';

/** The first Karigar of a new deployment; operations do it on screen, from an application. */
const FIRST_KARIGAR = `with one as (
    insert into karigars (name, home_pincode, reach_minutes) values ('Ravi Pawar', '400076', 120) returning id),
  skilled as (insert into karigar_skills select id, 3 from one)
  insert into karigar_shifts select id, d, 480, 1320 from one, generate_series(0, 6) d`;

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

const joined = await client.call(signUp, {
  ...{ fullName: 'Asha Kulkarni', email: 'asha@example.com', mobile: '+919820012345' },
  ...{ password: `Chandani@${newId()}`, acceptedTerms: true as const },
  captcha: await solveCaptcha(client, 'sign-up'),
});
if (!joined.value) throw new Error(`Not joined: ${JSON.stringify(joined.refusal)}`);
const { value: catalogue } = await client.call(readCatalogue, {});
const service = catalogue?.services.find(({ id }) => id === 3);
const { value: open } = await client.call(readOpenSlots, { serviceId: 3, pincode: '400076' });
const slot = open?.slots.findLast((one) => one.open);
const placed = await client.call(placeBooking, {
  ...{ id: newId(), serviceId: 3, date: open?.date ?? '', time: slot?.label ?? '' },
  address: {
    ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
    ...{ pincode: '400076', landmark: '' },
  },
  ...{ paymentMethod: 'upi', shownPricePaise: service?.pricePaise ?? 0 },
  captcha: await solveCaptcha(client, 'booking'),
});
if (!placed.value) throw new Error(`Not booked: ${JSON.stringify(placed.refusal)}`);
const { reference, status } = placed.value.booking;
console.log(`Booked over TLS: ${reference}, ${status}, ${open?.date} ${slot?.label}.`);

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
