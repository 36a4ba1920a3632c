import type { BookingView } from '../../contract/customer/booking.ts';
import type { PageAnswers } from '../../contract/customer/page-answers.ts';
import type { Words } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import type { DrawnPage } from '../../server/api/site/gaps.ts';
import { catalogue } from '../../server/seed/data/first-services.ts';

/** A page as the build draws it once, to see which styles it needs. */
export type Example = {
  readonly title: (words: Words) => string;
  readonly path: string;
  readonly answers: PageAnswers;
};

const somebody: Required<Pick<PageAnswers, 'session' | 'needs' | 'catalogue' | 'bookings'>> = {
  session: {
    user: {
      uid: '01919191-9191-7191-9191-919191919191',
      fullName: 'Asha',
      email: null,
      mobile: null,
      profileImage: null,
      lastProfileUpdate: null,
      roles: ['customer'],
      language: 'en',
      mobileProven: false,
      termsDue: false,
    },
    lastAddress: null,
  },
  catalogue: {
    services: catalogue.map(({ priceRupees, initialRating, options, ...service }) => ({
      ...service,
      pricePaise: priceRupees * 100,
      rating: initialRating,
      ratingCount: null,
      availability: { kind: 'from-hour', date: '2026-11-21', minute: 720, daysAhead: 0 },
      options: options.map(({ key }) => ({ key, available: true, pricePaise: priceRupees * 100 })),
    })),
  },
  bookings: { bookings: [], next: null },
  needs: {
    needs: [
      {
        ...{ kind: 'accept', bookingId: '', serviceSlug: 'plumbing', serviceName: 'Plumbing' },
        ...{ amountPaise: null, until: '2026-11-21T12:00:00+05:30', wantsAt: null, eventId: null },
      },
    ],
  },
};

const { session, needs, catalogue: catalogueOnSale, bookings } = somebody;

const FROM = '2026-11-24T09:00:00+05:30';
const UNTIL = '2026-11-24T11:00:00+05:30';

const BOOKING: BookingView = {
  ...{
    id: '01919191-9191-7191-9191-919191919191',
    orderId: '',
    reference: 'AGN-0000-00',
    userId: '',
  },
  ...{
    name: 'Asha',
    email: null,
    phone: null,
    serviceId: 1,
    serviceSlug: 'plumbing',
    serviceName: 'Plumbing',
  },
  ...{ category: 'daily', servicePrice: 500, option: null, date: '2026-11-24', time: '09:00 AM' },
  ...{ startsAt: FROM, endsAt: UNTIL, days: [], visits: [] },
  address: {
    street: '7 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
    landmark: '',
  },
  ...{ paymentMethod: 'upi', status: 'pending', confirmed: false },
  payment: {
    ...{ state: 'due', totalPaise: 50_000, paidPaise: 0, paidByCustomerPaise: 0, promisedPaise: 0 },
    ...{ dueNowPaise: 50_000, dueAllPaise: 50_000, creditPaise: 0, laterPaise: 0, feePaise: 0 },
    ...{
      refundingPaise: 0,
      refundedPaise: 0,
      unwantedPaise: 0,
      creditedPaise: 0,
      goodwillPaise: 0,
    },
    provider: 'sandbox',
  },
  ...{
    holdUntil: FROM,
    actions: ['pay', 'reschedule', 'cancel'],
    movesLeft: 3,
    zone: null,
    createdAt: FROM,
  },
};

export const EXAMPLES: Readonly<Record<DrawnPage, Example>> = {
  dashboard: {
    title: ({ dashboard }) => dashboard.title,
    path: '/main',
    answers: { session, needs, catalogue: catalogueOnSale, bookings },
  },
  'drawn-history': {
    title: ({ history }) => `${history.title} · ${gapBrand.name}`,
    path: '/booking-history',
    answers: { session, needs, history: { bookings: [BOOKING], next: 'more' } },
  },
  'drawn-booking': {
    title: ({ history }) => `${history.detail.title} · ${gapBrand.name}`,
    path: `/bookings/${BOOKING.id}`,
    answers: {
      ...{ session, needs },
      booking: {
        ...{
          booking: BOOKING,
          next: { kind: 'pay', by: UNTIL },
          ifNobodyCame: null,
          ifNobodyFound: null,
        },
        ...{
          instalments: [],
          refunds: [],
          taxDocuments: [],
          business: { named: null, mayName: true },
        },
        briefing: { told: null, mayWrite: true, links: [] },
        timeline: [{ type: 'BookingPlaced', at: FROM, amountPaise: null }],
      },
    },
  },
};
