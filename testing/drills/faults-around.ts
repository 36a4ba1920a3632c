import type pg from 'pg';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { book, bookingOf } from '../races/crowd.ts';
import { payOnline } from '../races/pay.ts';
import { recordAnyEvent } from '../record-any-event.ts';
import type { Drill } from './drill.ts';
import { answerAgain, fallSilent } from './outside.ts';
import type { Stage } from './stage.ts';

const BACKLOG = 50_000;

const gatewayDown: Drill = {
  name: 'gateway down',
  rings: ['GatewayFails'],
  harmless: true,
  strike: async (stage) => {
    await fallSilent.gateway(stage.product);
    void payInVain(stage);
  },
  mend: ({ product }) => answerAgain.gateway(product),
};

/** Everybody wants to pay once; they hear that it is not possible at the moment. */
async function payInVain({ product, crowd }: Stage): Promise<void> {
  for (const [index, customer] of crowd.entries()) {
    const date = addDays(dateInIndia(Date.now()), 45 + index);
    const wish = {
      serviceId: 1,
      pincode: '400053',
      date,
      time: '11:00 AM',
      shownPricePaise: 50_000,
    };
    const body = { ...bookingOf(wish), paymentMethod: 'upi' };
    await book(product.url, customer, body);
    await payOnline(product.url, customer, body).catch(() => {});
  }
}

const messagesDown: Drill = {
  name: 'mail, SMS and WhatsApp down',
  rings: ['MessagesFail'],
  harmless: true,
  strike: ({ product }) => fallSilent.messages(product),
  mend: ({ product }) => answerAgain.messages(product),
};

const poisonEvent: Drill = {
  name: 'an event that cannot be filed',
  rings: ['EventsSetAside'],
  harmless: true,
  // The last moment that JavaScript knows is none that PostgreSQL knows.
  strike: ({ db }) =>
    recordAnyEvent(db, newId(), 'BookingPlaced', Date.now(), 'clock', { holdUntil: 8.64e15 }),
  mend: async () => {},
};

/** Fifty thousand are filed within seconds, before anybody asks: they pile up while the table of jobs takes none. */
function backlog(): Drill {
  let holder: pg.PoolClient | undefined;
  return {
    name: `a backlog of ${BACKLOG} events`,
    rings: ['EventsPileUp'],
    harmless: true,
    strike: async ({ db }) => {
      holder = await db.connect();
      await holder.query('begin');
      await holder.query('lock table jobs.job in share mode');
      await db.query(
        `insert into outbox (event_id, type, subject, data, at)
          select nextval(pg_get_serial_sequence('events', 'id')), 'MessageWritten', gen_random_uuid(),
              jsonb_build_object('messageId', gen_random_uuid(), 'awaited', false), now()
            from generate_series(1, $1::int)`,
        [BACKLOG],
      );
    },
    mend: async () => {
      await holder?.query('rollback');
      holder?.release();
    },
  };
}

export const FAULTS_AROUND: readonly Drill[] = [gatewayDown, messagesDown, poisonEvent, backlog()];
