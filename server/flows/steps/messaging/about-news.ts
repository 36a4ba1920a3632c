import type { ByLanguage } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Pincode } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findTransfer } from '#server/modules/transfer/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sentenceOf } from './sentence-of.ts';

/** The values that fill the words of a Karigar's news. The customer appears by no more than the area. */
export type NewsParams = {
  readonly bookingId?: string;
  readonly serviceSlug?: string;
  readonly serviceName?: string;
  readonly startsAt?: Instant;
  /** The hour that the visit had before. */
  readonly beforeAt?: Instant;
  readonly area?: Pincode['name'];
  readonly amountPaise?: number;
  /** The number of visits of a day. */
  readonly visits?: number;
  readonly bankReference?: string;
  readonly caseNumber?: string;
  /** The words of operations to many at once. */
  readonly message?: ByLanguage<string>;
  /** The name of the sentence that the customer has said. */
  readonly sentence?: string;
  /** The instant until which an offer can be taken, or a sentence is of use. */
  readonly untilAt?: Instant;
};

export async function aboutNews(
  db: Database,
  booking: Booking | undefined,
  pincodes: ReadonlyMap<string, Pincode>,
  { type, data }: { readonly type: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<NewsParams> {
  if (type === 'WorkTomorrow')
    return { visits: Number(data.visits), startsAt: Number(data.startsAt) };
  if (typeof data.caseNumber === 'string' && !booking) return { caseNumber: data.caseNumber };
  if (!booking) return aboutMoney(db, data);
  const area = pincodes.get(booking.address.pincode)?.name;
  return {
    bookingId: booking.id,
    serviceSlug: booking.serviceSlug,
    serviceName: booking.serviceName,
    startsAt: timeOf(booking, data),
    ...(typeof data.before === 'number' && { beforeAt: data.before }),
    ...(typeof data.amountPaise === 'number' && { amountPaise: data.amountPaise }),
    // The Karigar's pay for a way that led to nothing is no news of the customer's.
    ...(Number(data.paidPaise) > 0 && { amountPaise: Number(data.paidPaise) }),
    ...(area && { area }),
    ...sentenceOf(data),
    ...(data.message !== undefined && { message: data.message as ByLanguage<string> }),
  };
}

/** The start of the visit that it is about. */
function timeOf(
  booking: Booking,
  { dayAt, startsAt, visit }: Readonly<Record<string, unknown>>,
): Instant {
  if (typeof dayAt === 'number') return dayAt;
  const isOfDay = typeof visit === 'number' || booking.status === 'in_progress';
  return isOfDay && typeof startsAt === 'number' ? startsAt : booking.startsAt;
}

async function aboutMoney(
  db: Database,
  data: Readonly<Record<string, unknown>>,
): Promise<NewsParams> {
  const { payoutId } = data;
  const payout = typeof payoutId === 'string' ? await findTransfer(db, payoutId) : undefined;
  if (!payout) return typeof data.amountPaise === 'number' ? { amountPaise: data.amountPaise } : {};
  const { amountPaise, reference } = payout;
  return { amountPaise, ...(reference !== null && { bankReference: reference }) };
}
