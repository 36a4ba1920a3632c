import { acceptWork } from '#contract/customer/accept-work.ts';
import { answerEstimate } from '#contract/customer/answer-estimate.ts';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { openOwnCase } from '#contract/customer/open-own-case.ts';
import { rateVisit } from '#contract/customer/rate-visit.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { reportKarigarNoShow } from '#contract/customer/report-karigar-no-show.ts';
import { addVisitPhoto } from '#contract/karigar/add-visit-photo.ts';
import { answerComplaint } from '#contract/karigar/answer-complaint.ts';
import { proposeExtraWork } from '#contract/karigar/propose-extra-work.ts';
import { rateCustomer } from '#contract/karigar/rate-customer.ts';
import { reportCustomerNoShow } from '#contract/karigar/report-customer-no-show.ts';
import { tryContact } from '#contract/karigar/try-contact.ts';
import { countBookingCash } from '#contract/ops/count-booking-cash.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import { newId } from '#kernel/ids.ts';
import type { Client } from '../client.ts';
import { aPicture } from '../part-picture.ts';
import {
  act,
  begin,
  type Company,
  comeToTheDoor,
  finish,
  letIn,
  must,
  type Serving,
  setOut,
} from './at-work.ts';
import { goToPay, press, type Way } from './customers.ts';

/** Something that happens so many minutes after the promised time of a visit. */
export type Moment = {
  readonly minutes: number;
  readonly happens: (company: Company, one: Serving) => Promise<unknown>;
};

/** A visit that is served to its end, or misses its end at the door. */
export type ServedKind = {
  readonly what: 'daily' | 'event';
  readonly way: Way;
  /** Before anybody is assigned, as online nothing stands without money; answers what of it was cash. */
  readonly payFirst: (company: Company, id: string, client: Client) => Promise<number>;
  readonly moments: readonly Moment[];
  /** Its end comes with a pass of the server, which is up to a minute away: nothing for a short drive. */
  readonly endsByClock?: true;
};

const payOnline = async (_: Company, id: string, client: Client): Promise<number> => {
  await press(await goToPay(client, id), { choice: 'pay', webhook: 'once' });
  return 0;
};
const nothing = async (): Promise<number> => 0;
const pay = (company: Company, { id, client }: Serving) => payOnline(company, id, client);
const accept = (_: Company, { id, client }: Serving) => must(client, acceptWork, { id });

/** Before the visit at one and after the one of the hour before; then the work itself, all at once. */
const served = (...doing: Moment['happens'][]): Moment[] => [
  { minutes: -70, happens: setOut },
  {
    minutes: -20,
    happens: async (company, one) => {
      for (const happens of [begin, ...doing]) await happens(company, one);
    },
  },
];

const byLink = (company: Company, one: Serving) => finish(company, one, { by: 'link' });
const byCash = (company: Company, one: Serving) => finish(company, one, { by: 'cash' });

async function doMore(company: Company, one: Serving): Promise<void> {
  const estimateId = newId();
  const lines = [
    { kind: 'labour', label: 'The balcony as well', amountPaise: 15_000 },
    { kind: 'parts', label: 'A new hose', amountPaise: 7_550 },
  ];
  const part = { photoId: newId(), kind: 'part', image: await aPicture() } as const;
  await must(one.worker.client, addVisitPhoto, { ...act(company, one), ...part });
  const { photoId } = part;
  await must(one.worker.client, proposeExtraWork, {
    ...act(company, one),
    photoId,
    estimateId,
    lines,
  });
  const answer = { id: one.id, estimateId, approved: true, shownTotalPaise: 22_550 };
  await must(one.client, answerEstimate, answer);
}

async function rate(company: Company, one: Serving): Promise<void> {
  await must(one.client, rateVisit, { id: one.id, stars: 5, comment: 'Spotless' });
  await must(one.worker.client, rateCustomer, { ...act(company, one), stars: 5, comment: '' });
}

/** The customer finds fault, the Karigar answers, and one of us gives a part of it back. */
async function dispute(company: Company, one: Serving): Promise<void> {
  const { id, client, worker } = one;
  const said = { reason: 'badly-done', lines: [1], comment: 'The windows are not clean' };
  await must(client, disputeWork, { id, ...said });
  const answers = [{ line: 1, answer: 'It rained since' }];
  await must(worker.client, answerComplaint, { ...act(company, one), answers });
  const decided = { outcome: 'refund', refundPaise: 12_300, borneBy: 'shared', comment: 'Seen' };
  // Twice at once, as two colleagues do.
  await Promise.all([1, 2].map(() => must(company.ops, resolveDispute, { id, ...decided })));
}

const complain = (_: Company, { id, client }: Serving) =>
  must(client, openOwnCase, {
    ...{ id: newId(), kind: 'complaint', bookingId: id, topic: 'work' },
    text: 'A vase is missing',
  });

/** An event's advance, brought to the office: no Karigar has it. */
async function countAdvance({ ops }: Company, id: string, client: Client): Promise<number> {
  const { booking } = await must(client, readBooking, { id });
  const amountPaise = booking.payment.dueNowPaise;
  const receipt = `D-${newId().slice(-12)}`;
  const counted = { id, cashId: newId(), amountPaise, receipt, karigarId: null };
  await must(ops, countBookingCash, counted);
  return amountPaise;
}

const callThem = (company: Company, one: Serving) =>
  must(one.worker.client, tryContact, { ...act(company, one), by: 'bell' });

export const SERVED: Readonly<Record<string, ServedKind>> = {
  'served, paid online, rated by both': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: served(byLink, accept, rate),
  },
  'served, more work, cash at the door': {
    ...{ what: 'daily', way: 'cash', payFirst: nothing },
    moments: served(doMore, byCash, accept),
  },
  'served, more work, paid by the link': {
    ...{ what: 'daily', way: 'card', payFirst: payOnline },
    moments: served(doMore, byLink, pay, accept),
  },
  'served, for less than was agreed': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: served(
      (company, one) => finish(company, one, { by: 'link', lessPaise: 5_050 }),
      accept,
    ),
  },
  'served, disputed and decided': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: served(byLink, dispute),
  },
  'served for cash, complained about': {
    ...{ what: 'daily', way: 'cash', payFirst: nothing },
    moments: served(byCash, accept, complain),
  },
  'served, and accepted by the clock': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: served(byLink),
    endsByClock: true,
  },
  'event served, paid in its parts': {
    ...{ what: 'event', way: 'upi', payFirst: payOnline },
    moments: served(byLink, pay, accept, pay),
  },
  'event served, the advance at the office and the rest at the door': {
    ...{ what: 'event', way: 'cash', payFirst: countAdvance },
    moments: served(byCash, accept, pay),
  },
  'served, after a long wait at the door': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: [
      { minutes: -70, happens: setOut },
      { minutes: -20, happens: comeToTheDoor },
      {
        minutes: 40,
        happens: async (company, one) => {
          for (const happens of [letIn, byLink, accept]) await happens(company, one);
        },
      },
    ],
  },
  'nobody came': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: [
      {
        minutes: 40,
        happens: (_, { id, client }) => must(client, reportKarigarNoShow, { id }),
      },
    ],
  },
  'nobody was at home': {
    ...{ what: 'daily', way: 'upi', payFirst: payOnline },
    moments: [
      { minutes: -70, happens: setOut },
      { minutes: -20, happens: comeToTheDoor },
      { minutes: 10, happens: callThem },
      {
        minutes: 40,
        happens: async (company, one) => {
          await callThem(company, one);
          await must(one.worker.client, reportCustomerNoShow, act(company, one));
        },
      },
    ],
  },
};
