import type { OutputOf } from '#contract/operation.ts';
import type { openBookingContacts as contract } from '#contract/ops/open-booking-contacts.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Contacts = OutputOf<typeof contract>;

/** Contacts of a booking's customer and of those who come; shown only after the reason was written down. */
export const readBookingContacts = async (
  db: Database,
  bookingId: string,
): Promise<Contacts | undefined> => {
  const customer = await selectCustomer.first(db, [bookingId]);
  if (!customer) return undefined;
  const atHome = await selectAtHome.first(db, [bookingId]);
  const karigars = await selectKarigars.run(db, [bookingId]);
  return {
    customer: {
      mobile: shownTo('operations-with-reason', 'customer.mobile', customer.mobile),
      email: shownTo('operations-with-reason', 'customer.email', customer.email),
    },
    atHome: atHome
      ? {
          name: shownTo('operations-with-reason', 'home.name', atHome.name),
          mobile: shownTo('operations-with-reason', 'home.mobile', atHome.mobile),
        }
      : null,
    karigars: karigars.map(({ mobile, ...one }) => ({
      ...one,
      mobile: shownTo('operations-with-reason', 'karigar.mobile', mobile),
    })),
  };
};

const selectCustomer = statement<[string], Contacts['customer']>({
  name: 'view-contact-of-customer',
  text: 'select u.mobile, u.email from bookings b join users u on u.id = b.user_id where b.id = $1',
});

const selectAtHome = statement<[string], NonNullable<Contacts['atHome']>>({
  name: 'view-contact-at-home',
  text: `select at_home as name, at_home_mobile as mobile from briefings
    where booking_id = $1 and at_home <> '' and at_home_mobile <> ''`,
});

const selectKarigars = statement<[string], Contacts['karigars'][number]>({
  name: 'view-contacts-of-karigars',
  text: `select k.id, k.name, u.mobile from karigars k left join users u on u.id = k.user_id
    where k.id in (select h.karigar_id from visits v join holds h on h.booking_id = v.id where v.booking_id = $1
      union select v.karigar_id from visits v where v.booking_id = $1)
    order by k.name, k.id`,
});
