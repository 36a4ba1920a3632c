import { isComing } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { Need } from '#contract/customer/list-needs.ts';
import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { areWeLate } from './cancelling.ts';

/** The wants of a visit from its customer, beside those of its booking. */
export type Asked = {
  readonly startsAt: Instant;
  readonly estimatePaise: Paise | null;
  readonly wantsAt: Instant | null;
  readonly finishedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly rated: boolean;
};

/** Facts of the promise: its hour, and until when the customer has excused us. */
type Promised = Parameters<typeof areWeLate>[0];

export type Waiting = {
  readonly kind: Need;
  readonly amountPaise: Paise | null;
  readonly until: Instant | null;
};

type Seen = Pick<BookingView, 'status' | 'confirmed' | 'paymentMethod' | 'actions'> & {
  readonly payment: Pick<BookingView['payment'], 'state' | 'dueNowPaise'>;
  readonly holdUntil: Instant | null;
};

/** Everything that one booking wants of its customer now, each thing once. */
export function needsOf(booking: Seen, asked: Asked, promised: Promised, now: Instant): Waiting[] {
  const { estimatePaise, wantsAt, startsAt } = asked;
  const mayComeAsked = now < startsAt - policy.early.withoutAskingMinutes * MINUTE;
  const onTheWay = isComing(booking.status);
  return [
    ...(estimatePaise !== null && booking.status === 'in_progress'
      ? [{ kind: 'extra-work' as const, amountPaise: estimatePaise, until: null }]
      : []),
    ...(wantsAt !== null && mayComeAsked && onTheWay
      ? [{ kind: 'early' as const, amountPaise: null, until: null }]
      : []),
    ...(booking.confirmed && areWeLate(promised, now)
      ? [{ kind: 'late' as const, amountPaise: null, until: null }]
      : []),
    ...moneyNeeds(booking),
    ...workNeeds(booking, asked, now),
  ];
}

function moneyNeeds({
  status,
  confirmed,
  payment,
  paymentMethod,
  holdUntil,
  actions,
}: Seen): Waiting[] {
  const { state, dueNowPaise } = payment;
  if (state === 'checking')
    return [{ kind: 'checking', amountPaise: dueNowPaise || null, until: null }];
  if (status === 'pending' && !confirmed && holdUntil !== null && paymentMethod === 'cash')
    return [{ kind: 'prove', amountPaise: null, until: holdUntil }];
  if (dueNowPaise === 0 || !actions.includes('pay')) return [];
  if (holdUntil === null) return [{ kind: 'due', amountPaise: dueNowPaise, until: null }];
  return [{ kind: confirmed ? 'advance' : 'pay', amountPaise: dueNowPaise, until: holdUntil }];
}

function workNeeds(
  { status }: Seen,
  { finishedAt, acceptedAt, rated }: Asked,
  now: Instant,
): Waiting[] {
  if (status === 'done' && finishedAt !== null) {
    const until = finishedAt + policy.standstill.acceptHours * HOUR;
    return [{ kind: 'accept', amountPaise: null, until }];
  }
  const rateUntil = acceptedAt === null ? now : acceptedAt + policy.rating.blindDays * DAY;
  return rateUntil > now && !rated ? [{ kind: 'rate', amountPaise: null, until: rateUntil }] : [];
}

/** People who stand and wait come first, then a visit that is late, then whatever has a clock, the nearest first; a rating harms nobody. */
const RANK: Readonly<Record<Need, number>> = {
  'extra-work': 0,
  early: 0,
  late: 1,
  pay: 2,
  prove: 2,
  advance: 2,
  accept: 2,
  checking: 3,
  due: 4,
  rate: 5,
};

export const bySoonestHarm = (one: Waiting, other: Waiting): number =>
  RANK[one.kind] - RANK[other.kind] || (one.until ?? 0) - (other.until ?? 0);
