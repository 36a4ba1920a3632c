import { type MoveName, moves } from '#contract/lifecycle.ts';
import type { Category, PaymentMethod } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, BookingStatus, Instalment } from '#server/modules/booking/booking.ts';
import { mustPayInAdvance } from '#server/modules/booking/dues.ts';
import { planInstalments } from '#server/modules/booking/instalments.ts';
import { decidePlacing } from '#server/modules/booking/placing.ts';
import type { Since } from '#server/modules/booking/timeouts.ts';
import type { ACCOUNTS } from '#server/modules/ledger/accounts.ts';
import { type Entry, reworkPromisedEntry } from '#server/modules/ledger/entries.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import type { Refund } from '#server/modules/transfer/transfer.ts';
import type { Dice } from '#server/seed/dice.ts';
import { afterMove, placed, type Written } from './progress.ts';

/** One booking with everything that can happen to it and its money, held in memory: the flows without their database. */
export type Life = {
  booking: Booking;
  instalments: Instalment[];
  attempts: Attempt[];
  refunds: Refund[];
  entries: Entry[];
  since: Since;
  /** The status that it should reach. */
  written: Written;
  now: Instant;
  /** Money that really came to the gateway, beside our books. */
  receivedPaise: Paise;
  creditedPaise: Paise;
  goodwillPaise: Paise;
  /** Given back by hand, and not yet counted as a part of what an end gives back. */
  handedBackPaise: Paise;
  /** Became credit, because it could not go back the way it came. */
  creditBackPaise: Paise;
  /** The orders of which the gateway has at last said the true amount. */
  toldTrue: string[];
  /** Our own money that pays for it, where it is work done again. */
  promisedPaise: number;
  /** Sums paid at the door, waived of what was agreed, and agreed on top. */
  cashPaise: Paise;
  waivedPaise: Paise;
  extraPaise: Paise;
  /** Every fee that was charged, with what had been shown and the cap that held. */
  charged: {
    shownPaise: Paise;
    feePaise: Paise;
    capPaise: Paise;
    lateByUs?: boolean;
    isShownBack?: boolean;
  }[];
  /** How many bookings before this one its customer had not paid for. */
  duesBefore: number;
  /** Two colleagues who decided one dispute: whether both meant the same, and whether the second one was told so. */
  decidedTwice: { isSame: boolean; isAccepted: boolean }[];
  /** The acts so far, for a reader who has to find out why a law broke. */
  story: string[];
  nextId: number;
};

const START = Date.parse('2026-11-21T03:30:00Z');
const HOUR = 3_600_000;
const CATEGORIES: readonly Category[] = ['daily', 'event', 'religious'];
const METHODS: readonly PaymentMethod[] = ['upi', 'card', 'cash'];

export function beginLife(dice: Dice): Life {
  const category = dice.pick(CATEGORIES);
  const lead = category === 'daily' ? 2 : 24;
  const startsAt = START + (lead + dice.below(category === 'daily' ? 60 : 200)) * HOUR;
  const pricePaise =
    dice.below(3) === 0 ? 100 + dice.below(9_999_999) : (5 + dice.below(300)) * 100_00;
  // Some events last several days.
  const days = category === 'event' && dice.chance(40) ? 1 + dice.below(5) : 0;
  const moreStartsAt = Array.from({ length: days }, (_, day) => startsAt + (day + 1) * 24 * HOUR);
  const wholePaise = pricePaise * (1 + days);
  const duesBefore = dice.below(4);
  const wished = dice.pick(METHODS);
  const paymentMethod = mustPayInAdvance(wished, duesBefore) ? 'upi' : wished;
  const placing = decidePlacing(
    {
      id: 'b',
      reference: 'AGN-2222-2222',
      requestHash: 'hash',
      person: { id: 'u', name: null, email: null, mobile: null, mobileProven: true },
      service: { id: 1, slug: 'house-cleaning', name: 'House Cleaning', category },
      option: null,
      pricePaise,
      shownPricePaise: wholePaise,
      durationMinutes: 60 + dice.below(8) * 60,
      startsAt,
      moreVisits: moreStartsAt.map((at, day) => ({ id: `day-${day + 2}`, startsAt: at })),
      address: {
        street: 'A',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400001',
        landmark: '',
      },
      paymentMethod,
    },
    START,
  );
  if (!placing.ok) throw new Error(placing.refusal.code);
  const { booking, instalments } = placing.value;
  const life: Life = {
    booking,
    instalments: [...instalments],
    attempts: [],
    refunds: [],
    entries: [],
    since: {},
    written: placed(1 + days),
    now: START,
    receivedPaise: 0,
    creditedPaise: 0,
    goodwillPaise: 0,
    handedBackPaise: 0,
    creditBackPaise: 0,
    toldTrue: [],
    promisedPaise: 0,
    cashPaise: 0,
    waivedPaise: 0,
    extraPaise: 0,
    charged: [],
    duesBefore,
    decidedTwice: [],
    story: [
      `placed: ${category}, ${booking.paymentMethod}, ${wholePaise} paise, ${1 + days} days, in ${(startsAt - START) / HOUR} h`,
    ],
    nextId: 1,
  };
  if (paymentMethod !== 'cash' && dice.chance(15)) promise(life);
  return life;
}

/** It is work that is done again: we pay all of it at once, and it is firm. */
function promise(life: Life): void {
  for (const { position, amountPaise } of life.instalments)
    life.entries.push(reworkPromisedEntry({ bookingId: 'b', instalment: position, amountPaise }));
  life.promisedPaise = life.instalments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  life.instalments = life.instalments.map((part) => ({ ...part, paidAt: START }));
  change(life, { firmAt: START, holdUntil: null });
  life.story.push('work done again, at our expense');
}

/** The sum of the lines on one account, or on those of all Karigars, by entries of some kinds or of any; a credit is negative. */
export const balanceIn = (
  { entries }: Pick<Life, 'entries'>,
  account: (typeof ACCOUNTS)[number] | 'karigar_payable',
  kinds?: readonly Entry['kind'][],
): Paise =>
  entries
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account.replace(/:.*/, '') === account)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

export const change = (life: Life, facts: Partial<Booking>): void => {
  life.booking = { ...life.booking, ...facts };
};

/** Makes a move of the table, with the check that every flow makes first. */
export function moveOn(life: Life, name: MoveName, facts: Partial<Booking> = {}): void {
  const from: readonly BookingStatus[] = moves[name].from;
  if (!from.includes(life.booking.status)) {
    throw new Error(`${name} is no move from ${life.booking.status}`);
  }
  change(life, { status: moves[name].to, ...facts });
  life.written = afterMove(life.written, name);
  life.story.push(`${name} → ${life.booking.status}`);
}

export const idOf = (life: Life): string => `${life.nextId++}`;

export const plannedParts = ({ booking }: Life): Instalment[] =>
  planInstalments(
    booking.category,
    booking.paymentMethod,
    booking.pricePaise,
    { ...booking, moreStartsAt: Array.from({ length: booking.days - 1 }, () => booking.startsAt) },
    booking.createdAt,
  );
