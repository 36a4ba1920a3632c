import type { FigureName } from '#contract/booking-figures.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { type BookingMoney, type MoneyMoved, moneyOf } from './booking-money.ts';
import { isFee } from './instalments.ts';

/** A figure of a booking's money, with what it is made of: together they make the figure. */
export type Figure = {
  readonly name: FigureName;
  readonly amountPaise: Paise;
  readonly of: readonly { readonly name: string; readonly amountPaise: Paise }[];
};

/** The figures that always stand there; the others only where there is something to say. */
const ALWAYS: ReadonlySet<FigureName> = new Set(['agreed', 'paid', 'with-us', 'due']);

/** The money of a booking as `moneyOf` tells it, each figure with its terms: a screen shows them and adds up nothing. */
export function explainedMoney(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod' | 'feePaise'>,
  instalments: readonly Instalment[],
  moved: MoneyMoved,
  now: Instant,
): { readonly state: BookingMoney['state']; readonly figures: readonly Figure[] } {
  const money = moneyOf(booking, instalments, moved, now);
  const parts = (wanted: (part: Instalment) => boolean): Figure['of'] =>
    [...Map.groupBy(instalments.filter(wanted), ({ kind }) => kind)].map(([name, of]) => ({
      ...{ name, amountPaise: of.reduce((sum, { amountPaise }) => sum + amountPaise, 0) },
    }));
  const due = new Set(money.duePositions);
  const figure = (name: FigureName, amountPaise: Paise, of: Figure['of'] = []): Figure => ({
    ...{ name, amountPaise, of },
  });
  const figures = [
    figure(
      'agreed',
      money.agreedPaise,
      parts((part) => !isFee(part)),
    ),
    figure(
      'paid',
      money.paidPaise,
      parts(({ paidAt }) => paidAt !== null),
    ),
    figure('promised', money.promisedPaise),
    figure('refunded', money.refundedPaise),
    figure('refunding', money.refundingPaise),
    figure('credited', money.creditedPaise),
    figure('goodwill', money.goodwillPaise),
    figure('unwanted', money.unwantedPaise),
    figure('with-us', money.withUsPaise, withUs(money)),
    figure('fee', booking.feePaise),
    figure(
      'due',
      money.dueAllPaise,
      parts(({ position }) => due.has(position)),
    ),
    figure('later', money.laterPaise),
    figure('karigars', money.karigarsPaise),
  ];
  return {
    state: money.state,
    figures: figures.filter(({ name, amountPaise }) => amountPaise !== 0 || ALWAYS.has(name)),
  };
}

/** The money that came without what went; less than nothing is nothing, and then is not explained by its terms. */
function withUs(money: BookingMoney): Figure['of'] {
  const terms = [
    { name: 'paid', amountPaise: money.paidPaise },
    { name: 'promised', amountPaise: -money.promisedPaise },
    { name: 'refunded', amountPaise: -money.refundedPaise },
    { name: 'refunding', amountPaise: -money.refundingPaise },
    { name: 'unwanted', amountPaise: money.unwantedPaise },
    { name: 'credited', amountPaise: money.promisedBackPaise - money.creditedPaise },
  ].filter(({ amountPaise }) => amountPaise !== 0);
  const sum = terms.reduce((total, { amountPaise }) => total + amountPaise, 0);
  return sum === money.withUsPaise ? terms : [];
}
