import { placeBooking } from '#contract/customer/place-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { createClient } from './client.ts';
import { solveCaptcha } from './sign-in-stage.ts';

/** The first Karigar of a new deployment; operations do it on screen, from an application. */
export const FIRST_KARIGAR = `with one as (
    insert into karigars (name, home_pincode, reach_minutes) values ('Ravi Pawar', '400076', 120) returning id),
  skilled as (insert into karigar_skills select id, 3 from one)
  insert into karigar_shifts select id, d, 480, 1320 from one, generate_series(0, 6) d`;

/** Somebody signs up at a new deployment and books; answers what they are told. */
export async function bookFirst(site: string): Promise<string> {
  const client = createClient(site);
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
  return `${reference}, ${status}, ${open?.date} ${slot?.label}`;
}
